import type { FieldProblem } from '@/lib/shared/forms/field-problems'

/** Said before somebody chooses a password. */
export const PASSWORD_RULE =
  'At least 8 characters. Three words in a row are better than one odd one.'

/** Checks a form in which the field `password` is a new one; how, arrives when it is first needed. */
export async function checkNewPassword(
  values: Readonly<Record<string, string>>,
): Promise<readonly FieldProblem[]> {
  const { findNewPasswordProblems } = await import('./new-password')
  return findNewPasswordProblems(values)
}
