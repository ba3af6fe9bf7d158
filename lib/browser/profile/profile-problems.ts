import { type FieldProblem, findProblems, toProblems } from '@/lib/shared/forms/field-problems'
import { choiceFields, isChoiceField, isRequired } from './profile-fields'

type Values = Readonly<Record<string, string>>

export function toProfileProblems(refused: readonly string[], values: Values): FieldProblem[] {
  return [...new Set(refused)].flatMap((field) =>
    isChoiceField(field)
      ? [{ field, message: `Choose ${choiceFields[field].noun} from the list.` }]
      : toProblems([field], values),
  )
}

/** Validates a form of profile fields; most may be left empty. */
export function findProfileProblems(values: Values): FieldProblem[] {
  const stated = Object.entries(values).filter(
    ([field, value]) => isRequired(field) || value.trim() !== '',
  )
  return findProblems(Object.fromEntries(stated))
}
