import { UNREACHED } from '@/lib/shared/forms/failure-words'
import type { Check } from './early'
import { FormError } from './form-error'
import { type Explanation, toAbsence, toFormError } from './to-form-error'
import type { UpstreamReply } from './transport'

/** @throws FormError for every answer but success */
export function requireReply<T>(
  { reply: check }: { readonly reply: Check<T> },
  reply: UpstreamReply,
  explanation?: Explanation,
): T {
  if (reply.status >= 300) throw toFormError(reply, explanation)
  const parsed = check.safeParse(reply.body)
  // A misshapen answer is none (promise F3).
  if (!parsed.success) throw new FormError(UNREACHED)
  return parsed.data
}

/** For a call that got no answer: the original error stays the cause (spec §8). @throws FormError */
export function failUnanswered(cause: unknown): never {
  throw toAbsence(cause)
}
