import { createHash } from 'node:crypto'
import type { User } from '@/lib/contract/accounts/user'

const LENGTH = 12

/** Tells apart people who share a browser, for what they leave in its tabs. No secret; differs by browser. */
export function toOwnerMark(
  { email, phoneNumber, firstName, lastName }: User,
  installation: string,
): string {
  const person = email ?? phoneNumber ?? `${firstName}\n${lastName}`
  const hash = createHash('sha256').update(`${installation}\n${person}`)
  return hash.digest('base64url').slice(0, LENGTH)
}
