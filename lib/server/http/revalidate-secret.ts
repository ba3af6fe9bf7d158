import { createHash, timingSafeEqual } from 'node:crypto'
import { readEnv } from '@/lib/server/env'

/** Returns true for a caller with `REVALIDATE_SECRET`; false when none is set. Takes the header `Authorization`. */
export function hasRevalidateSecret(authorization: string | null | undefined): boolean {
  const secret = readEnv().REVALIDATE_SECRET
  if (secret === undefined || typeof authorization !== 'string') return false
  // timingSafeEqual needs equal lengths, which hashes have.
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization), digest(`Bearer ${secret}`))
}
