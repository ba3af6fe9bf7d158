import { otherMailLimits } from '@/backend/platform/mail/mailbox-limits'
import type { Caller, Limit, LimitedKey, RateLimiter } from '@/backend/platform/runtime/rate-limit'
import { IdentityError } from './identity-error'

const MINUTE = 60_000

/**
 * Attempts for one address: from one place, from all places unknown to its account, and from one known place.
 */
const PASSWORDS_HERE: Limit = { name: 'passwords-here', max: 10, windowMs: 10 * MINUTE }
const PASSWORDS: Limit = { name: 'passwords', max: 100, windowMs: 60 * MINUTE }
const PASSWORDS_KNOWN: Limit = { name: 'passwords-known', max: 10, windowMs: 10 * MINUTE }

/**
 * What costs a hash, per network address: a class of forty signs in within half a minute, and no burst
 * exceeds half a class.
 */
const HASHES_BURST: Limit = { name: 'hashes-burst', max: 20, windowMs: MINUTE / 2 }
const HASHES_CLIENT: Limit = { name: 'hashes-client', max: 120, windowMs: 10 * MINUTE }
const HASHES_OWN: Limit = { name: 'hashes-own', max: 10, windowMs: 10 * MINUTE }

const LINKS: Limit = { name: 'links', max: 3, windowMs: 10 * MINUTE }
const LINKS_CLIENT: Limit = { name: 'links-client', max: 60, windowMs: 60 * MINUTE }
const LINKS_MAILBOX: Limit = { name: 'links-mailbox', max: 6, windowMs: 60 * MINUTE }

/**
 * Strangers' attempts use up the strangers' limits, never those of the owner's known places (promise T20).
 */
export function passwordLimits(email: string, caller: Caller, isKnown: boolean): LimitedKey[] {
  if (isKnown) return [{ limit: PASSWORDS_KNOWN, key: toOwnPlace(email, caller) }]
  return [...signUpLimits(email, caller), { limit: PASSWORDS, key: email }]
}

/**
 * Not by the address alone: nothing can be guessed here, and strangers could keep its owner from signing up.
 */
export function signUpLimits(email: string, { clientAddress }: Caller): LimitedKey[] {
  const here = { limit: PASSWORDS_HERE, key: `${email} ${clientAddress ?? ''}` }
  return [here, ...hashLimits(clientAddress)]
}

export function hashLimits(clientAddress: string | null): LimitedKey[] {
  if (clientAddress === null) return []
  return [HASHES_BURST, HASHES_CLIENT].map((limit) => ({ limit, key: clientAddress }))
}

/** For a user already proven, so that neighbours behind one network address do not count. */
export function ownHashLimits(userId: string): LimitedKey[] {
  return [{ limit: HASHES_OWN, key: userId }]
}

export function linkLimits(email: string, caller: Caller, isKnown: boolean): LimitedKey[] {
  if (isKnown) return [{ limit: LINKS, key: toOwnPlace(email, caller) }]
  const { clientAddress } = caller
  if (clientAddress === null) return [{ limit: LINKS, key: email }]
  return [
    { limit: LINKS, key: `${email} ${clientAddress}` },
    { limit: LINKS_CLIENT, key: clientAddress },
  ]
}

/** For links that confirm an address: anybody who signed up can request them. */
export function signedInLinkLimits(
  userId: string,
  email: string,
  { clientAddress }: Caller,
): LimitedKey[] {
  return [
    { limit: LINKS, key: userId },
    ...otherMailLimits(email),
    ...(clientAddress === null ? [] : [{ limit: LINKS_CLIENT, key: clientAddress }]),
  ]
}

/**
 * Limits what strangers together may have mailed to one address; while it is used up, a valid link is in the
 * mailbox.
 */
export function mailboxLimits(email: string): LimitedKey[] {
  return [{ limit: LINKS_MAILBOX, key: email }]
}

function toOwnPlace(email: string, { installationId }: Caller): string {
  return `${email} ${installationId ?? ''}`
}

/** Counts an attempt. Throws IdentityError when a limit is reached. */
export async function requireWithinLimits(limiter: RateLimiter, keys: readonly LimitedKey[]) {
  const wait = await limiter.take(keys)
  if (wait === 0) return
  throw new IdentityError('TOO_MANY_ATTEMPTS_TRY_LATER', 429, Math.ceil(wait / 1000))
}
