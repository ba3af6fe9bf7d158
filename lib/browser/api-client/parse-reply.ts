import { UNREACHABLE } from '@/lib/shared/forms/failure-messages'
import { FormError } from './form-error'
import type { ReplyValidator } from './light-endpoint'
import { type FormErrorOptions, toFormError, toUnreachableError } from './to-form-error'
import type { ApiReply } from './transport'

/** Returns the validated body of a reply. @throws FormError for every reply but success */
export function parseReply<T>(
  { reply: check }: { readonly reply: ReplyValidator<T> },
  reply: ApiReply,
  explanation?: FormErrorOptions,
): T {
  if (reply.status >= 300) throw toFormError(reply, explanation)
  const parsed = check.safeParse(reply.body)
  // An invalid reply is treated like no reply (promise F3).
  if (!parsed.success) throw new FormError(UNREACHABLE)
  return parsed.data
}

/** Throws a FormError for a call without a reply; the original error is its cause (spec §8). */
export function throwUnreachable(cause: unknown): never {
  throw toUnreachableError(cause)
}
