import { sql } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import type { GoogleNotice, IndexNowNotice } from '@/backend/db/schema/messages/message-content'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import type { MessageKind } from '@/backend/platform/outbox/message-kind'
import { queueMessages } from '@/backend/platform/outbox/queue'
import type { ChangedPage } from './claim-changes'
import type { SearchEngineSettings } from './search-engine-settings'

type Options = SearchEngineSettings & {
  /** Without a slash at its end. */
  readonly siteUrl: string
  readonly now: Date
}

const PAGE_CHANGE = {
  // Older changes are in the sitemap anyway.
  lifetimeMs: 24 * 60 * 60_000,
  event: 'the page of a listing changes',
  rhythm: 'a minute later',
  unsubscribe: 'by the operator, who removes the key',
}

export const indexNowMessage: MessageKind<IndexNowNotice, 'index-now'> = {
  ...PAGE_CHANGE,
  name: 'index-now',
  audience: 'the search engines of IndexNow, if a key is set',
  texts: { 'index-now': (notice) => notice },
}

export const googleMessage: MessageKind<GoogleNotice, 'google-indexing'> = {
  ...PAGE_CHANGE,
  name: 'google-indexing',
  audience: 'Google, if a key is set',
  texts: { 'google-indexing': (notice) => notice },
}

export type QueuedChanges = {
  readonly pages: number
  /** Vacancy pages sent to Google, and those it has to find by itself. */
  readonly google: number
  readonly overQuota: number
}

/** Google's quota day starts at midnight in California. */
const ZONE = 'America/Los_Angeles'

/** Queues the messages about changed pages for each engine in the outbox (decision 022). */
export async function queuePageChanges(
  tx: Transaction,
  pages: readonly ChangedPage[],
  { indexNow, google, siteUrl, now }: Options,
): Promise<QueuedChanges> {
  const options = { now, siteUrl }
  if (indexNow !== null && pages.length > 0) {
    const urls = pages.map(({ path }) => siteUrl + path)
    await queueMessages(tx, indexNowMessage, 'index-now', [{ urls }], options)
  }
  const postings = google === null ? [] : pages.filter(isPosting).toSorted(endedFirst)
  const reported =
    google === null ? [] : postings.slice(0, await countRemainingQuota(tx, google.perDay, now))
  const notices = reported.map(({ path, isListed }) => ({ url: siteUrl + path, isListed }))
  await queueMessages(tx, googleMessage, 'google-indexing', notices, options)
  return {
    pages: pages.length,
    google: reported.length,
    overQuota: postings.length - reported.length,
  }
}

/** Google takes pages with a JobPosting only. */
function isPosting({ area }: ChangedPage): boolean {
  return area === 'jobs' || area === 'internships'
}

/** A removed page in the results does harm; a new one is also found by the sitemap. */
function endedFirst(one: ChangedPage, other: ChangedPage): number {
  return Number(one.isListed) - Number(other.isListed)
}

/** Counts how many pages Google may still be sent today; each retry counts. */
async function countRemainingQuota(tx: Transaction, perDay: number, now: Date): Promise<number> {
  const { rows } = await tx.execute<{ used: number }>(sql`
    select coalesce(sum(greatest(tries, 1)), 0)::int as used from ${outgoingMessage}
    where purpose = 'google-indexing'
      and created_at >= date_trunc('day', ${now.toISOString()}::timestamptz, ${ZONE})`)
  return Math.max(perDay - (rows[0]?.used ?? 0), 0)
}
