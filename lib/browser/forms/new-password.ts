import { type FieldProblem, findProblems } from '@/lib/shared/forms/field-problems'

/** Minimum length that the identity endpoint accepts (decision 006). */
const MIN_LENGTH = 8

export function findNewPasswordProblems(values: Readonly<Record<string, string>>): FieldProblem[] {
  const problems = findProblems(values)
  const { password = '' } = values
  const isShort = password.length > 0 && password.length < MIN_LENGTH
  if (!isShort) return problems
  return [
    ...problems,
    { field: 'password', message: `Choose a password of at least ${MIN_LENGTH} characters.` },
  ]
}
