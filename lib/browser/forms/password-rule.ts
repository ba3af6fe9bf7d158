import type { FieldProblem } from '@/lib/shared/forms/field-problems'

export const PASSWORD_RULE =
  'At least 8 characters. Three words are better than one, for example “river lamp seven”.'

/** Validates a new password with a check that is loaded on demand. */
export async function validateNewPasswordForm(
  values: Readonly<Record<string, string>>,
): Promise<readonly FieldProblem[]> {
  const { findNewPasswordProblems } = await import('./new-password')
  return findNewPasswordProblems(values)
}
