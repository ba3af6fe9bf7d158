import { UNREACHABLE } from '@/lib/shared/forms/failure-messages'
import type { FieldProblem } from '@/lib/shared/forms/field-problems'

/** Message and problems say what to do, in words for the visitor. */
export class FormError extends Error {
  override readonly name = 'FormError'

  constructor(
    message: string,
    readonly problems: readonly FieldProblem[] = [],
    /** The `statusCode` of the answer (spec §8); null where there was none. */
    readonly statusCode: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export function getErrorMessage(cause: unknown, otherwise = UNREACHABLE): string {
  return cause instanceof FormError ? cause.message : otherwise
}
