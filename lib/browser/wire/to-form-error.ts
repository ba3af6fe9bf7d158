import { OFFLINE, toFailureWords, UNREACHED } from '@/lib/shared/forms/failure-words'
import type { FieldProblem } from '@/lib/shared/forms/field-problems'
import { FormError } from './form-error'
import { SESSION_ENDED, type UpstreamReply } from './transport'

const ENDED = 'Your session has ended. What you typed is kept while you sign in again.'

/** Only the API can say which of several reasons they have. */
const EXPLAINED = [409, 413, 415]

/** architecture §7 */
export type Refused = { readonly path: string; readonly message: string }

export type Explanation = {
  readonly explain?: (refused: readonly Refused[]) => readonly FieldProblem[]
  /** Their message is for people and told as it is (spec §8). */
  readonly spoken?: readonly number[]
}

export function toFormError(
  { status, body }: UpstreamReply,
  { explain = () => [], spoken = EXPLAINED }: Explanation = {},
): FormError {
  if (status === SESSION_ENDED) return new FormError(ENDED)
  const { message, errors } = readError(body)
  const problems = explain(errors)
  return new FormError((spoken.includes(status) && message) || toFailureWords(status), problems)
}

/** No answer, or a page of somebody else's (promise F3). */
export function toAbsence(): FormError {
  return new FormError(navigator.onLine ? UNREACHED : OFFLINE)
}

function readError(body: unknown): { readonly message: string; readonly errors: Refused[] } {
  const { message, errors } = toRecord(body)
  const listed: readonly unknown[] = Array.isArray(errors) ? errors : []
  return { message: toWords(message), errors: listed.flatMap(toRefused) }
}

function toRefused(error: unknown): Refused[] {
  const { path, message } = toRecord(error)
  return typeof path === 'string' ? [{ path, message: toWords(message) }] : []
}

const toWords = (value: unknown) => (typeof value === 'string' ? value : '')

function toRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {}
}
