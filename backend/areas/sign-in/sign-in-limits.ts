import { toMailbox } from '@/backend/platform/mail/mailbox'
import type { Caller } from '@/backend/platform/runtime/caller'
import type { Limit, LimitedKey } from '@/backend/platform/runtime/rate-limit'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Codes that may be asked for; each one is a message that costs money or patience. */
const CODES_SOON: Limit = { name: 'codes-address', max: 3, windowMs: 10 * MINUTE }
const CODES_DAY: Limit = { name: 'codes-address-day', max: 10, windowMs: DAY }
const CODES_PREFIX: Limit = { name: 'codes-prefix', max: 30, windowMs: HOUR }
const CODES_INSTALLATION: Limit = { name: 'codes-installation', max: 10, windowMs: HOUR }
const CODES_CLIENT: Limit = { name: 'codes-client', max: 60, windowMs: HOUR }
const CODES_ALL: Limit = { name: 'codes-all', max: 5000, windowMs: DAY }

const SIGN_INS: Limit = { name: 'sign-ins-client', max: 120, windowMs: 10 * MINUTE }

/** The limits on sending a code to an address (promise T12). */
export function codeLimits(
  channel: 'email' | 'phone',
  address: string,
  { installationId, clientAddress }: Caller,
): LimitedKey[] {
  return [
    { limit: CODES_SOON, key: address },
    { limit: CODES_DAY, key: address },
    { limit: CODES_PREFIX, key: channel === 'phone' ? toNumberBlock(address) : toMailbox(address) },
    { limit: CODES_ALL, key: channel },
    ...(installationId === null ? [] : [{ limit: CODES_INSTALLATION, key: installationId }]),
    ...(clientAddress === null ? [] : [{ limit: CODES_CLIENT, key: clientAddress }]),
  ]
}

/** None counts by the address signed in to: strangers could lock its owner out (promise T20). */
export function signInLimits({ clientAddress }: Pick<Caller, 'clientAddress'>): LimitedKey[] {
  return clientAddress === null ? [] : [{ limit: SIGN_INS, key: clientAddress }]
}

/** A thousand neighbouring numbers: fraud that is paid per message asks for many in a row. */
function toNumberBlock(e164: string): string {
  return e164.slice(0, -3)
}
