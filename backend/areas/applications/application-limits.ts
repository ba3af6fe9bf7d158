import { and, asc, eq, gt, type SQL } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { ErrorReply, formatWait } from '@/backend/platform/http/error-reply'
import type { ApplicationTables } from './application-tables'

const DAY = 24 * 60 * 60_000

/** Per area; more than anybody writes with care. */
const MOST_A_DAY = 60

/** Applying and withdrawing again and again must not fill an employer's mailbox. */
const MOST_FOR_LISTING = 3

type Applicant = { readonly accountId: string; readonly listingId: number; readonly now: Date }

/**
 * Computes the milliseconds until the user may apply again. It counts stored applications, so that a repeated
 * call costs nothing.
 */
export async function getApplicationWaitMs(
  tx: Transaction,
  { table }: ApplicationTables,
  { accountId, listingId, now }: Applicant,
): Promise<number> {
  const isTheirs = eq(table.accountId, accountId)
  const getWait = async (most: number, which: SQL | undefined): Promise<number> => {
    const since = new Date(now.getTime() - DAY)
    const sent = await tx
      .select({ appliedAt: table.appliedAt })
      .from(table)
      .where(and(isTheirs, which, gt(table.appliedAt, since)))
      .orderBy(asc(table.appliedAt))
    const inTheWay = sent[sent.length - most]
    return inTheWay === undefined ? 0 : inTheWay.appliedAt.getTime() + DAY - now.getTime()
  }
  const forListing = await getWait(MOST_FOR_LISTING, eq(table.listingId, listingId))
  return Math.max(forListing, await getWait(MOST_A_DAY, undefined))
}

/** `waitMs`: milliseconds until the user may apply again. */
export function tooManyApplications(waitMs: number): ErrorReply {
  return new ErrorReply(
    429,
    `You have sent many applications in a short time. You can send this one in ${formatWait(waitMs)}.`,
    { retryAfter: Math.ceil(waitMs / 1000) },
  )
}
