import { type FieldProblem, findProblems, toProblems } from '@/lib/shared/forms/field-problems'
import { choiceFields } from './profile-fields'

type Values = Readonly<Record<string, string>>

const NATIONALITY_LENGTH = 60

const WORDS: ReadonlyMap<string, string> = new Map([
  ['dateOfBirth', 'Enter your date of birth. You must be at least ten years old.'],
  ['nationality', `Shorten the nationality to at most ${NATIONALITY_LENGTH} characters.`],
  ...Object.entries(choiceFields).map(
    ([field, { noun }]) => [field, `Choose ${noun} from the list.`] as const,
  ),
])

export function toProfileProblems(refused: readonly string[], values: Values): FieldProblem[] {
  return [...new Set(refused)].flatMap((field) => {
    const message = WORDS.get(field)
    return message === undefined ? toProblems([field], values) : [{ field, message }]
  })
}

/** Validates the personal details, all of which are optional. */
export function findDetailProblems(values: Values): FieldProblem[] {
  const stated = Object.entries(values).filter(([, value]) => value.trim() !== '')
  const tooLong = (values.nationality ?? '').trim().length > NATIONALITY_LENGTH
  return [
    ...findProblems(Object.fromEntries(stated)),
    ...(tooLong ? toProfileProblems(['nationality'], values) : []),
  ]
}
