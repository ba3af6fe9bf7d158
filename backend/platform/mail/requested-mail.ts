import type { Transaction } from '@/backend/db/connect'
import { type ErrorReply, tooManyRequests } from '@/backend/platform/http/error-reply'
import { SUCCESS_REPLY } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import {
  type Caller,
  type Limit,
  type LimitedKey,
  toLimitKeys,
} from '@/backend/platform/runtime/rate-limit'
import { normalizeMailbox } from './mailbox'
import { otherMailLimits } from './mailbox-limits'

type RequestedMailLimits = {
  /** Per mailbox and network address. */
  readonly here: Limit
  /** Per installation, and per network address. */
  readonly caller: Limit
  readonly all: Limit
}

/** Lists the limits on a mail that anybody can order for an address (promise T20). */
export function requestedMailLimits(
  limits: RequestedMailLimits,
  email: string,
  caller: Caller,
): LimitedKey[] {
  return [
    { limit: limits.here, key: `${normalizeMailbox(email)} ${caller.clientAddress ?? ''}` },
    ...otherMailLimits(email),
    ...toLimitKeys(limits.caller, caller),
    { limit: limits.all, key: 'all' },
  ]
}

/**
 * Queues a mail that was ordered for an address; `write` does it in a transaction. The reply is the same for every
 * address and does not wait for the mail, whose time would tell new addresses from known ones (promise T12).
 */
export async function queueRequestedMail(
  { db, clock, limiter, outbox }: RouteContext,
  limits: readonly LimitedKey[],
  write: (tx: Transaction, now: Date) => Promise<unknown>,
): Promise<typeof SUCCESS_REPLY | ErrorReply> {
  const wait = await limiter.take([...limits])
  if (wait > 0) return tooManyRequests(wait)
  await db.transaction((tx) => write(tx, clock.now()))
  outbox.wake()
  return SUCCESS_REPLY
}
