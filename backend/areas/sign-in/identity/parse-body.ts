import { z } from 'zod'
import { IdentityError } from './identity-error'

/** Characters; the limit keeps hashing cheap. */
const PASSWORD_LENGTH = { min: 8, max: 200 } as const

/** Parses a body and ignores other keys of the SDK. Throws IdentityError INVALID_ARGUMENT. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown) {
  const parsed = schema.safeParse(body ?? {})
  if (!parsed.success) throw new IdentityError('INVALID_ARGUMENT')
  return parsed.data
}

/** Accepts text without NUL, which PostgreSQL cannot store. */
export function text(longest: number) {
  return z
    .string()
    .max(longest)
    .refine((given) => !given.includes('\u0000'))
}

/** Returns the address in lower case; throws IdentityError MISSING_EMAIL, INVALID_EMAIL. */
export function requireEmail(given: string | undefined): string {
  if (given === undefined || given === '') throw new IdentityError('MISSING_EMAIL')
  const parsed = z.email().max(254).safeParse(given.trim())
  if (!parsed.success) throw new IdentityError('INVALID_EMAIL')
  return parsed.data.toLowerCase()
}

/**
 * Returns an acceptable password; throws IdentityError MISSING_PASSWORD, WEAK_PASSWORD,
 * PASSWORD_DOES_NOT_MEET_REQUIREMENTS.
 */
export async function requirePassword(given: string | undefined): Promise<string> {
  if (given === undefined || given === '') throw new IdentityError('MISSING_PASSWORD')
  const { min, max } = PASSWORD_LENGTH
  if ([...given].length < min || given.length > max) {
    throw new IdentityError(`WEAK_PASSWORD : Password should be ${min} to ${max} characters`)
  }
  if (await isCommonPassword(given)) {
    throw new IdentityError('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Password is too common')
  }
  return given
}

let common: Promise<ReadonlySet<string>> | null = null

/** Checks whether a password is common, in any case: attackers try those first (NIST SP 800-63B, 5.1.1.2). */
async function isCommonPassword(given: string): Promise<boolean> {
  common ??= readCommon()
  return (await common).has(given.toLowerCase())
}

/**
 * Passwords in lower case from lists that attackers use. Read when the first user chooses a password, since
 * the lists are long (promise S10).
 */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
