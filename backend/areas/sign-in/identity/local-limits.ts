import type { Limit, LimitedKey, RateLimiter } from '@/backend/platform/runtime/rate-limit'
import { IdentityError } from './identity-error'

const MINUTE = 60_000

/** Tries for one address, from one place and from everywhere. */
const PASSWORDS_HERE: Limit = { name: 'passwords-here', max: 10, windowMs: 10 * MINUTE }
const PASSWORDS: Limit = { name: 'passwords', max: 100, windowMs: 60 * MINUTE }

/** What costs a hash, from one place: a class of forty is in after half a minute, and no burst is longer than half a class. */
const HASHES_BURST: Limit = { name: 'hashes-burst', max: 20, windowMs: MINUTE / 2 }
const HASHES_CLIENT: Limit = { name: 'hashes-client', max: 120, windowMs: 10 * MINUTE }

const LINKS: Limit = { name: 'links', max: 3, windowMs: 10 * MINUTE }
const LINKS_CLIENT: Limit = { name: 'links-client', max: 60, windowMs: 60 * MINUTE }

export function passwordLimits(email: string, clientAddress: string | null): LimitedKey[] {
  return [
    { limit: PASSWORDS_HERE, key: `${email} ${clientAddress ?? ''}` },
    { limit: PASSWORDS, key: email },
    ...hashLimits(clientAddress),
  ]
}

export function hashLimits(clientAddress: string | null): LimitedKey[] {
  if (clientAddress === null) return []
  return [HASHES_BURST, HASHES_CLIENT].map((limit) => ({ limit, key: clientAddress }))
}

export function linkLimits(email: string, clientAddress: string | null): LimitedKey[] {
  return [
    { limit: LINKS, key: email },
    ...(clientAddress === null ? [] : [{ limit: LINKS_CLIENT, key: clientAddress }]),
  ]
}

/** Throws IdentityError when a limit is reached. */
export async function requireRoom(limiter: RateLimiter, keys: readonly LimitedKey[]) {
  const wait = await limiter.take(keys)
  if (wait === 0) return
  throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 429, Math.ceil(wait / 1000))
}
