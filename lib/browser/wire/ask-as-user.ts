// First of all: the contract brings schemas.
import './no-eval'
import { FormError } from '@/lib/browser/forms/post-form'
import { errorBody } from '@/lib/contract/common'
import type { Endpoint, ReplyOf } from '@/lib/contract/endpoint'
import type { CallInput } from '@/lib/shared/api/client'
import { toPath } from '@/lib/shared/api/path'
import { OFFLINE, toFailureWords, UNREACHED } from '@/lib/shared/forms/failure-words'
import { type FieldProblem, toProblems } from '@/lib/shared/forms/field-problems'
import { MIN_FETCH_MS } from '@/lib/shared/limits'
import { atLeast } from './at-least'
import { callAsUser } from './call-as-user'
import { type ApiPath, SESSION_ENDED, type UpstreamReply } from './call-upstream'

const ENDED = 'Your session has ended. What you typed is kept while you sign in again.'

/** Answers of which only the API can say which of several reasons they have. */
const EXPLAINED = new Set([409, 413, 415])

/** What to do about fields an answer blames, by name, with the values that were sent as text. */
type Explain = (
  refused: readonly string[],
  values: Readonly<Record<string, string>>,
) => readonly FieldProblem[]

/**
 * Calls an endpoint of the contract for a signed-in visitor; a change is shown as busy for 200 ms at
 * least. For late chunks only: it brings zod.
 *
 * @param explain words for refused fields
 * @throws FormError in words for the visitor, whatever happened; where the session is over, they are on
 * their way to sign in
 */
export async function askAsUser<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  explain: Explain = toProblems,
): Promise<ReplyOf<E>> {
  const asking = ask(endpoint, input)
  const isReading = endpoint.method === 'GET'
  const reply = await (isReading ? asking : atLeast(MIN_FETCH_MS, asking))
  return requireReply(endpoint, reply, (refused) => explain(refused, toText(input)))
}

/**
 * What an endpoint answered with success.
 *
 * @throws FormError for every other answer, in words for the visitor
 */
export function requireReply<E extends Endpoint>(
  endpoint: E,
  { status, body }: UpstreamReply,
  explain: (refused: readonly string[]) => readonly FieldProblem[] = () => [],
): ReplyOf<E> {
  if (status >= 300) throw toFormError(status, body, explain)
  const parsed = endpoint.reply.safeParse(body)
  // A misshapen answer is none (promise F3).
  if (!parsed.success) throw new FormError(UNREACHED)
  return parsed.data as ReplyOf<E>
}

/** No answer came: whatever it was, to the visitor it is one of two things. */
export function toAbsence(): FormError {
  return new FormError(navigator.onLine ? UNREACHED : OFFLINE)
}

async function ask<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<UpstreamReply> {
  const { method } = endpoint
  const query = new URLSearchParams(toText({ body: input.query })).toString()
  const path = toPath(endpoint.path, input.params) + (query === '' ? '' : `?${query}`)
  const init: RequestInit = { method }
  if (input.body !== undefined) {
    init.headers = { 'Content-Type': 'application/json' }
    init.body = JSON.stringify(input.body)
  }
  try {
    return await callAsUser(path as ApiPath, init)
  } catch {
    throw toAbsence()
  }
}

function toFormError(
  status: number,
  body: unknown,
  explain: (refused: readonly string[]) => readonly FieldProblem[],
): FormError {
  if (status === SESSION_ENDED) return new FormError(ENDED)
  const { data } = errorBody.safeParse(body)
  const problems = explain((data?.errors ?? []).map(({ path }) => path))
  // Its messages are for people (spec §8).
  const isOurs = EXPLAINED.has(status) && data !== undefined
  return new FormError(isOurs ? data.message : toFailureWords(status), problems)
}

function toText({ body }: { readonly body?: unknown }): Record<string, string> {
  const entries = Object.entries(body ?? {}).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value ?? '')]))
}
