import { SESSION_ENDED } from '@/lib/shared/api/api-error'
import { OFFLINE, toFailureMessage, UNREACHABLE } from '@/lib/shared/forms/failure-messages'
import type { FieldProblem } from '@/lib/shared/forms/field-problems'
import { toRecord } from '@/lib/shared/to-record'
import { FormError } from './form-error'
import type { ApiReply } from './transport'

const ENDED = 'Your session has ended. What you typed is saved while you sign in again.'

/** architecture §7 */
export type ApiFieldError = { readonly path: string; readonly message: string }

export type FormErrorOptions = {
  readonly toProblems?: (refused: readonly ApiFieldError[]) => readonly FieldProblem[]
  /** True when the message is written for visitors even though fields are named. */
  readonly messageIsForVisitors?: boolean
}

/**
 * Converts an error reply. Uses the message of the API where it is written for visitors (spec §8, architecture
 * §7).
 */
export function toFormError(
  { status, body }: ApiReply,
  {
    toProblems: explain = () => [],
    messageIsForVisitors: speaksOfFields = false,
  }: FormErrorOptions = {},
): FormError {
  if (status === SESSION_ENDED) return new FormError(ENDED, [], status)
  const { message, errors } = readError(body)
  const problems = explain(errors)
  const said = speaksOfFields || errors.length === 0 ? message : ''
  return new FormError(toFailureMessage(status, said), problems, status)
}

/** Converts a missing or foreign reply (promise F3). */
export function toUnreachableError(cause: unknown): FormError {
  return new FormError(navigator.onLine ? UNREACHABLE : OFFLINE, [], null, { cause })
}

function readError(body: unknown): { readonly message: string; readonly errors: ApiFieldError[] } {
  const { message, errors } = toRecord(body)
  const listed: readonly unknown[] = Array.isArray(errors) ? errors : []
  return { message: toText(message), errors: listed.flatMap(toFieldErrors) }
}

function toFieldErrors(error: unknown): ApiFieldError[] {
  const { path, message } = toRecord(error)
  return typeof path === 'string' ? [{ path, message: toText(message) }] : []
}

const toText = (value: unknown) => (typeof value === 'string' ? value : '')
