import type { FormValues } from '@/lib/browser/forms/submit-form'
import { APPLICATION_BOUNDS } from '@/lib/contract/applications/application-bounds'
import { formatNumber } from '@/lib/shared/format/numbers'
import { type FieldProblem, findProblems, toProblems } from '@/lib/shared/forms/field-problems'

const NO_CONTACT = 'Enter an e-mail address or a phone number, so that the employer can reach you.'

const MESSAGES: ReadonlyMap<string, string> = new Map([
  ['resumeId', 'Choose a CV, or add one.'],
  ['name', 'Enter your name, on one line.'],
  ['coverLetterFileId', 'Upload your cover letter, or choose another option.'],
  ['coverLetterText', tooLong('the letter', APPLICATION_BOUNDS.coverLetterText)],
  ['note', tooLong('the note', APPLICATION_BOUNDS.note)],
])

/** Validates the application form in the browser. */
export function findApplicationProblems(values: FormValues): FieldProblem[] {
  const { email = '', phoneNumber = '', letter } = values
  const wrong = [
    ...(values.resumeId ? [] : ['resumeId']),
    ...(isLine(values.name, APPLICATION_BOUNDS.name) ? [] : ['name']),
    ...(letter === 'file' && !values.coverLetterFileId ? ['coverLetterFileId'] : []),
    ...(letter === 'text' && isLonger(values, 'coverLetterText') ? ['coverLetterText'] : []),
    ...(isLonger(values, 'note') ? ['note'] : []),
  ]
  const stated = Object.entries({ email, phoneNumber }).filter(([, text]) => text.trim() !== '')
  const ways =
    stated.length === 0
      ? [{ field: 'email', message: NO_CONTACT }]
      : findProblems(Object.fromEntries(stated))
  return [...toApplicationProblems(wrong, values), ...ways]
}

/** Converts fields that the API refused into problems of the form. */
export function toApplicationProblems(
  refused: readonly string[],
  values: FormValues,
): FieldProblem[] {
  return [...new Set(refused)].flatMap((field) => {
    const message = MESSAGES.get(field)
    return message === undefined ? toProblems([field], values) : [{ field, message }]
  })
}

function isLine(text: string | undefined, longest: number): boolean {
  const name = text?.trim() ?? ''
  return name !== '' && name.length <= longest
}

function isLonger(values: FormValues, field: 'coverLetterText' | 'note'): boolean {
  return (values[field] ?? '').trim().length > APPLICATION_BOUNDS[field]
}

function tooLong(what: string, longest: number): string {
  return `Shorten ${what} to at most ${formatNumber(longest)} characters.`
}
