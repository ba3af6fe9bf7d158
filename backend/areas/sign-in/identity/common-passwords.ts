let common: Promise<ReadonlySet<string>> | null = null

/** Whether many people have it, in whatever case: it would be among the first ones tried (NIST SP 800-63B, 5.1.1.2). */
export async function isCommonPassword(given: string): Promise<boolean> {
  common ??= readCommon()
  return (await common).has(given.toLowerCase())
}

/** In lower case, from lists that attackers use too; read for the first who chooses a password: they are long (promise S10). */
async function readCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
