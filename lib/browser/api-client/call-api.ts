import { redirectToLogin } from '@/lib/browser/session/redirect-to-login'
import type { CallInput, Endpoint, ReplyOf } from '@/lib/contract/endpoint'
import { type FieldProblem, toProblems } from '@/lib/shared/forms/field-problems'
import { MIN_FETCH_MS } from '@/lib/shared/limits'
import type { LightEndpoint, ReplyValidator } from './light-endpoint'
import { withMinimumDuration } from './minimum-duration'
import { parseReply, throwUnreachable } from './parse-reply'
import { sendRequest } from './send-request'
import { type ApiReply, type RequestInput, toTextValues } from './transport'

type ExplainFields = (
  refused: readonly string[],
  values: Readonly<Record<string, string>>,
) => readonly FieldProblem[]

const pendingCalls = new Map<string, Promise<ApiReply>>()

/**
 * Calls the API for a visitor who waits. A change takes at least 200 ms, and the same change made twice shares
 * one request (promise F9). @throws FormError
 */
export async function callApi<E extends Endpoint, T = ReplyOf<E>>(
  endpoint: LightEndpoint<E, T> | (E & { readonly reply: ReplyValidator<T> }),
  input: CallInput<E>,
  toFieldProblems: ExplainFields = toProblems,
): Promise<T> {
  const isChange = endpoint.method !== 'GET'
  // A visitor who waits is redirected to the login when the session has ended (spec §8).
  const send = () => sendRequest<E>(endpoint, input, redirectToLogin)
  const { body }: RequestInput = input
  const reply = isChange
    ? withMinimumDuration(MIN_FETCH_MS, shareWhilePending(toKey(endpoint, input), send))
    : send()
  return parseReply(endpoint, await reply.catch(throwUnreachable), {
    toProblems: (refused) =>
      toFieldProblems(
        refused.map(({ path }) => path),
        toTextValues(body),
      ),
  })
}

function shareWhilePending(key: string, send: () => Promise<ApiReply>): Promise<ApiReply> {
  const sending = pendingCalls.get(key) ?? send().finally(() => pendingCalls.delete(key))
  pendingCalls.set(key, sending)
  return sending
}

function toKey({ method, path }: Pick<Endpoint, 'method' | 'path'>, input: unknown): string {
  return JSON.stringify([method, path, input])
}
