let common: Promise<ReadonlySet<string>> | null = null

/** Checks whether a password is common, in any case: attackers try those first (NIST SP 800-63B, 5.1.1.2). */
export async function isCommonPassword(given: string): Promise<boolean> {
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
