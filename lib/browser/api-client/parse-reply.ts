import { UNREACHABLE } from '@/lib/shared/forms/failure-messages'
import { FormError } from './form-error'
import type { ReplyValidator } from './light-endpoint'
import { type FormErrorOptions, toFormError, toUnreachableError } from './to-form-error'
import type { ApiReply } from './transport'

/** @throws FormError for every answer but success */
export function parseReply<T>(
  { reply: check }: { readonly reply: ReplyValidator<T> },
  reply: ApiReply,
  explanation?: FormErrorOptions,
): T {
  if (reply.status >= 300) throw toFormError(reply, explanation)
  const parsed = check.safeParse(reply.body)
  // A misshapen answer is none (promise F3).
  if (!parsed.success) throw new FormError(UNREACHABLE)
  return parsed.data
}

/** For a call that got no answer: the original error stays the cause (spec §8). @throws FormError */
export function throwUnreachable(cause: unknown): never {
  throw toUnreachableError(cause)
}
