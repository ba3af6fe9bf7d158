import { UNREACHABLE } from '@/lib/shared/forms/failure-messages'
import type { FieldProblem } from '@/lib/shared/forms/field-problems'

/** An error whose message and problems are written for the visitor. */
export class FormError extends Error {
  override readonly name = 'FormError'

  constructor(
    message: string,
    readonly problems: readonly FieldProblem[] = [],
    /** The `statusCode` of the reply (spec §8); null when there was none. */
    readonly statusCode: number | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options)
  }
}

export function getErrorMessage(cause: unknown, otherwise = UNREACHABLE): string {
  return cause instanceof FormError ? cause.message : otherwise
}
