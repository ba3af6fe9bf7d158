import { FormError } from '@/lib/browser/api-client/form-error'
import { UNREACHABLE } from '@/lib/shared/forms/failure-messages'
import { type FieldProblem, findProblems } from '@/lib/shared/forms/field-problems'
import { logFailure } from '@/lib/shared/log-failure'

/** Values by field name, without files. */
export type FormValues = Readonly<Record<string, string>>

export type FormResult =
  | {
      readonly isSent: true
      /** Empty when the screen changes by itself. */
      readonly words: string
    }
  | {
      readonly isSent: false
      readonly problems: readonly FieldProblem[]
      /** Empty when the problems of the fields say everything. */
      readonly failure: string
    }

export type FormHandlers = {
  /** Returns the message to show, if any. @throws FormError */
  readonly send: (values: FormValues, form: HTMLFormElement) => Promise<string | undefined>
  /** By default every known field of `lib/shared/forms/field-problems` is required. */
  readonly check?: (
    values: FormValues,
  ) => readonly FieldProblem[] | Promise<readonly FieldProblem[]>
}

export async function submitForm(
  form: HTMLFormElement,
  { send, check = findProblems }: FormHandlers,
): Promise<FormResult> {
  const values = readValues(form)
  const problems = await check(values)
  if (problems.length > 0) return { isSent: false, problems, failure: '' }
  try {
    return { isSent: true, words: (await send(values, form)) ?? '' }
  } catch (error) {
    if (error instanceof FormError) return toResult(form, error)
    logFailure('The form was not sent.', error)
    return { isSent: false, problems: [], failure: UNREACHABLE }
  }
}

/** Problems of fields that this form lacks are shown as a message for the whole form. */
function toResult(form: HTMLFormElement, error: FormError): FormResult {
  const problems = error.problems.filter(({ field }) => form.elements.namedItem(field) !== null)
  return { isSent: false, problems, failure: problems.length > 0 ? '' : error.message }
}

function readValues(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(([, value]) => typeof value === 'string')
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}
