import { normalizeMailbox } from '@/backend/platform/mail/mailbox'
import { codeMailLimits } from '@/backend/platform/mail/mailbox-limits'
import type { Caller, Limit, LimitedKey } from '@/backend/platform/runtime/rate-limit'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Codes that may be requested; each costs money or patience. */
const CODES_SOON: Limit = { name: 'codes-address', max: 3, windowMs: 10 * MINUTE }
const CODES_HERE: Limit = { name: 'codes-address-here', max: 5, windowMs: DAY }
const CODES_DAY: Limit = { name: 'codes-address-day', max: 10, windowMs: DAY }
const CODES_PREFIX: Limit = { name: 'codes-prefix', max: 30, windowMs: HOUR }
const CODES_INSTALLATION: Limit = { name: 'codes-installation', max: 10, windowMs: HOUR }
const CODES_CLIENT: Limit = { name: 'codes-client', max: 60, windowMs: HOUR }
const CODES_ALL: Limit = { name: 'codes-all', max: 5000, windowMs: DAY }

/** The same for places known to the account, which no stranger can use up (promise T20). */
const KNOWN_SOON: Limit = { name: 'known-codes', max: 3, windowMs: 10 * MINUTE }
const KNOWN_DAY: Limit = { name: 'known-codes-day', max: 10, windowMs: DAY }
const KNOWN_ADDRESS: Limit = { name: 'known-codes-address', max: 20, windowMs: DAY }
const KNOWN_ALL: Limit = { name: 'known-codes-all', max: 5000, windowMs: DAY }

const SIGN_INS: Limit = { name: 'sign-ins-client', max: 120, windowMs: 10 * MINUTE }
const KNOWN_SIGN_INS: Limit = { name: 'known-sign-ins', max: 30, windowMs: 10 * MINUTE }

/**
 * Lists the limits on sending a code to an address (promise T12). `isKnown`: somebody signed in to it from
 * here before.
 */
export function codeLimits(
  channel: 'email' | 'phone',
  address: string,
  caller: Caller,
  isKnown: boolean,
): LimitedKey[] {
  const { installationId, clientAddress } = caller
  if (isKnown) {
    const place = `${address} ${installationId ?? ''}`
    return [
      { limit: KNOWN_SOON, key: place },
      { limit: KNOWN_DAY, key: place },
      { limit: KNOWN_ADDRESS, key: address },
      { limit: KNOWN_ALL, key: channel },
    ]
  }
  return [
    ...(channel === 'phone'
      ? [
          { limit: CODES_DAY, key: address },
          { limit: CODES_PREFIX, key: toNumberBlock(address) },
        ]
      : [{ limit: CODES_DAY, key: normalizeMailbox(address) }, ...codeMailLimits(address)]),
    { limit: CODES_ALL, key: channel },
    ...(installationId === null ? [] : [{ limit: CODES_INSTALLATION, key: installationId }]),
    ...toPlaceLimits(address, clientAddress),
  ]
}

/** One network address alone cannot use up an address's limit of a day. */
function toPlaceLimits(address: string, clientAddress: string | null): LimitedKey[] {
  if (clientAddress === null) return [{ limit: CODES_SOON, key: address }]
  const here = `${address} ${clientAddress}`
  return [
    { limit: CODES_SOON, key: here },
    { limit: CODES_HERE, key: here },
    { limit: CODES_CLIENT, key: clientAddress },
  ]
}

/**
 * Lists the limits on signing in. None counts by the account's address: strangers could lock its owner out
 * (promise T20). `knownFor`: as in `codeLimits`.
 */
export function signInLimits(
  { installationId, clientAddress }: Caller,
  knownFor: string | null,
): LimitedKey[] {
  if (knownFor !== null) {
    return [{ limit: KNOWN_SIGN_INS, key: `${knownFor} ${installationId ?? ''}` }]
  }
  return clientAddress === null ? [] : [{ limit: SIGN_INS, key: clientAddress }]
}

/** Groups a thousand neighbouring numbers: fraud paid per message requests many in a row. */
function toNumberBlock(e164: string): string {
  return e164.slice(0, -3)
}
