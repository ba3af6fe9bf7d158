import { and, asc, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import { hashToken, makeToken } from '@/backend/areas/sign-in/sessions'
import type { Transaction } from '@/backend/db/connect'
import { employerNotice } from '@/backend/db/schema/application'
import type { JobMoment } from '@/backend/platform/outbox/message-job'
import {
  type ApplicationTables,
  applicationTables,
  toCombinedApplicationMailKey,
} from './application-tables'
import type { CombinedEntry } from './mails/combined-mail'
import { requireListingTitleAndCompany } from './notify-withdrawal'
import { getLastLinkDay, toReceivedApplicationUrl } from './received-applications'

/** Milliseconds for which notices to an address are collected, counted from the first. */
const COLLECTED = 4 * 60 * 60_000

/** Maximum of notices in one mail; the others wait for the next run. */
const MOST_IN_A_MAIL = 100

type Notice = typeof employerNotice.$inferSelect

/**
 * Schedules a notice of an application or withdrawal for the employer's next combined mail, once per
 * application.
 */
export async function postponeEmployerNotice(
  tx: Transaction,
  area: ApplicationTables,
  { id, deliverTo }: { readonly id: string; readonly deliverTo: string },
  about: Notice['about'],
  now: Date,
): Promise<void> {
  const notice = { deliverTo, area: area.kind, applicationId: id, about, createdAt: now }
  await tx.insert(employerNotice).values(notice).onConflictDoNothing()
}

/**
 * Deletes the pending notice of an application; returns whether there was one, so that the employer never
 * knew of it.
 */
export async function deletePendingEmployerNotice(tx: Transaction, id: string): Promise<boolean> {
  const dropped = await tx
    .delete(employerNotice)
    .where(and(eq(employerNotice.applicationId, id), eq(employerNotice.about, 'application')))
    .returning({ id: employerNotice.id })
  return dropped.length > 0
}

/** Selects delivery addresses whose first notice waited long enough. */
export function selectDueEmployers({ now }: JobMoment): SQL {
  const { deliverTo, createdAt } = employerNotice
  const isDue = lte(createdAt, new Date(now.getTime() - COLLECTED))
  return sql`select distinct ${deliverTo} as id from ${employerNotice} where ${isDue}`
}

/** Notices of one combined mail. */
export type ClaimedNotices = {
  readonly entries: readonly CombinedEntry[]
  /** The mail's key in the outbox. */
  readonly key: string
  readonly applicationIds: readonly string[]
}

/** Claims the oldest notices of an address; null when another process has them or nothing is left to tell. */
export async function claimEmployerNotices(
  tx: Transaction,
  deliverTo: string,
  siteUrl: string,
): Promise<ClaimedNotices | null> {
  const oldest = tx
    .select({ id: employerNotice.id })
    .from(employerNotice)
    .where(eq(employerNotice.deliverTo, deliverTo))
    .orderBy(asc(employerNotice.createdAt))
    .limit(MOST_IN_A_MAIL)
    .for('update', { skipLocked: true })
  const notices = await tx
    .delete(employerNotice)
    .where(inArray(employerNotice.id, oldest))
    .returning()
  const [newest] = notices
  const entries: CombinedEntry[] = []
  for (const notice of notices) {
    const fact = await toFact(tx, notice, siteUrl)
    if (fact !== null) entries.push(fact)
  }
  if (newest === undefined || entries.length === 0) return null
  const applicationIds = notices
    .filter(({ about }) => about === 'application')
    .map(({ applicationId }) => applicationId)
  return { entries, key: toCombinedApplicationMailKey(newest.id), applicationIds }
}

/** Records which mail carries the applications, so that its outcome reaches each of them. */
export async function recordCombinedMail(
  tx: Transaction,
  applicationIds: readonly string[],
  mailId: string,
): Promise<void> {
  for (const { table } of Object.values(applicationTables)) {
    const isIn = inArray(table.id, [...applicationIds])
    await tx
      .update(table)
      .set({ mailId })
      .where(and(isIn, isNotNull(table.tokenHash), isNull(table.withdrawnAt)))
  }
}

/**
 * Builds the entry of a notice; null when its application was deleted with the account or withdrawn in the
 * meantime.
 */
async function toFact(
  tx: Transaction,
  { area: kind, applicationId, about }: Notice,
  siteUrl: string,
): Promise<CombinedEntry | null> {
  const area = applicationTables[kind]
  const { table } = area
  const [row] = await tx.select().from(table).where(eq(table.id, applicationId)).for('update')
  if (row === undefined) return null
  const said = { name: row.name, ...(await requireListingTitleAndCompany(tx, area, row.listingId)) }
  if (about === 'withdrawal') return { ...said, link: null }
  if (row.withdrawnAt !== null) return null
  // Only the hash is stored, so the link is created when it is mailed.
  const token = makeToken()
  await tx
    .update(table)
    .set({ tokenHash: hashToken(token) })
    .where(eq(table.id, applicationId))
  return {
    ...said,
    link: toReceivedApplicationUrl(siteUrl, token),
    linkEnds: getLastLinkDay(row.appliedAt),
  }
}
