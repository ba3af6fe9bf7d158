import { createHash } from 'node:crypto'
import type { User } from '@/lib/contract/accounts/user'

const LENGTH = 12

/**
 * Tells the people who sign in with one browser apart, for what they leave in its tabs. It opens nothing,
 * and is another one in every browser.
 *
 * @param installation id of the browser's installation, empty without one
 */
export function toOwnerMark(
  { email, phoneNumber, firstName, lastName }: User,
  installation: string,
): string {
  const person = email ?? phoneNumber ?? `${firstName}\n${lastName}`
  const hash = createHash('sha256').update(`${installation}\n${person}`)
  return hash.digest('base64url').slice(0, LENGTH)
}
