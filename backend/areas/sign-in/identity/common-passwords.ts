import { dictionary } from '@zxcvbn-ts/language-common'

/** In lower case, from lists that attackers use too. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** Whether many people have it, in whatever case: it would be among the first ones tried (NIST SP 800-63B, 5.1.1.2). */
export function isCommonPassword(given: string): boolean {
  return common.has(given.toLowerCase())
}
