import { SESSION_ENDED } from '@/lib/shared/api/reply-status'
import { OFFLINE, toFailureWords, UNREACHED } from '@/lib/shared/forms/failure-words'
import type { FieldProblem } from '@/lib/shared/forms/field-problems'
import { toRecord } from '@/lib/shared/to-record'
import { FormError } from './form-error'
import type { UpstreamReply } from './transport'

const ENDED = 'Your session has ended. What you typed is kept while you sign in again.'

/** architecture §7 */
export type Refused = { readonly path: string; readonly message: string }

export type Explanation = {
  readonly explain?: (refused: readonly Refused[]) => readonly FieldProblem[]
  /** A refusal that names fields speaks to programs, unless its caller knows better. */
  readonly speaksOfFields?: boolean
}

/** In the words of the API where they are for people (spec §8, architecture §7). */
export function toFormError(
  { status, body }: UpstreamReply,
  { explain = () => [], speaksOfFields = false }: Explanation = {},
): FormError {
  if (status === SESSION_ENDED) return new FormError(ENDED, [], status)
  const { message, errors } = readError(body)
  const problems = explain(errors)
  const said = speaksOfFields || errors.length === 0 ? message : ''
  return new FormError(toFailureWords(status, said), problems, status)
}

/** No answer, or a page of somebody else's (promise F3). */
export function toAbsence(cause: unknown): FormError {
  return new FormError(navigator.onLine ? UNREACHED : OFFLINE, [], null, { cause })
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
