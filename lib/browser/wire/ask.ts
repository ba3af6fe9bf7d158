import { leaveForLogin } from '@/lib/browser/session/leave-for-login'
import type { CallInput, Endpoint, ReplyOf } from '@/lib/contract/endpoint'
import { type FieldProblem, toProblems } from '@/lib/shared/forms/field-problems'
import { MIN_FETCH_MS } from '@/lib/shared/limits'
import { atLeast } from './at-least'
import { callApi } from './call-api'
import type { Check, Early } from './early'
import { failUnanswered, requireReply } from './require-reply'
import { type Filling, toBodyText, type UpstreamReply } from './transport'

type ExplainFields = (
  refused: readonly string[],
  values: Readonly<Record<string, string>>,
) => readonly FieldProblem[]

const underWay = new Map<string, Promise<UpstreamReply>>()

/** Busy for 200 ms at least; the same change asked twice shares the answer (promise F9). @throws FormError */
export async function ask<E extends Endpoint, T = ReplyOf<E>>(
  endpoint: Early<E, T> | (E & { readonly reply: Check<T> }),
  input: CallInput<E>,
  explain: ExplainFields = toProblems,
): Promise<T> {
  const isChange = endpoint.method !== 'GET'
  // Who waits for an answer that the session's end prevents is led to sign in (spec §8).
  const send = () => callApi<E>(endpoint, input, leaveForLogin)
  const { body }: Filling = input
  const reply = isChange ? atLeast(MIN_FETCH_MS, sendOnce(toKey(endpoint, input), send)) : send()
  return requireReply(endpoint, await reply.catch(failUnanswered), {
    explain: (refused) =>
      explain(
        refused.map(({ path }) => path),
        toBodyText(body),
      ),
  })
}

function sendOnce(key: string, send: () => Promise<UpstreamReply>): Promise<UpstreamReply> {
  const sending = underWay.get(key) ?? send().finally(() => underWay.delete(key))
  underWay.set(key, sending)
  return sending
}

function toKey({ method, path }: Pick<Endpoint, 'method' | 'path'>, input: unknown): string {
  return JSON.stringify([method, path, input])
}
