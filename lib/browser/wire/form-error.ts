import { UNREACHED } from '@/lib/shared/forms/failure-words'
import type { FieldProblem } from '@/lib/shared/forms/field-problems'

/** A form that was not taken, or a screen that cannot be shown; message and problems say what to do. */
export class FormError extends Error {
  override readonly name = 'FormError'

  constructor(
    message: string,
    readonly problems: readonly FieldProblem[] = [],
  ) {
    super(message)
  }
}

/** Words for a failure of any kind: its own where they are for the visitor, else `otherwise`. */
export function explainFailure(cause: unknown, otherwise = UNREACHED): string {
  return cause instanceof FormError ? cause.message : otherwise
}
