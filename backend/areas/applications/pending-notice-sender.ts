import { and, asc, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm'
import { hashToken, makeToken } from '@/backend/areas/sign-in/sessions'
import type { Database, Transaction } from '@/backend/db/connect'
import { employerNotice } from '@/backend/db/schema/employer-notice'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import { queueMail } from '@/backend/platform/outbox/queue'
import type { Clock } from '@/backend/platform/runtime/clock'
import { AREAS, toCombinedMailKey } from './application-key'
import type { Applications } from './applications'
import { getLinkExpiry, toEmployerLink } from './employer-link'
import { type CombinedEntry, toCombinedMail } from './mails/combined-mail'
import { requireListingNames } from './notify-withdrawal'

type Notice = typeof employerNotice.$inferSelect

/** Milliseconds for which notices to an address are collected, counted from the first. */
const COLLECTED = 4 * 60 * 60_000

/** Maximum of notices in one mail; the others wait for the next run. */
const MOST_IN_A_MAIL = 100

type Collected = { readonly area: Applications; readonly id: string }

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly outbox: Pick<Outbox, 'wake'>
  readonly siteUrl: string
}

/**
 * Creates the job that mails notices which waited long enough, one mail to each address. Several processes
 * may run it at once.
 */
export function createPendingNoticeSender({
  db,
  clock,
  outbox,
  siteUrl,
}: Options): () => Promise<void> {
  return async () => {
    const now = clock.now()
    const due = await db
      .selectDistinct({ deliverTo: employerNotice.deliverTo })
      .from(employerNotice)
      .where(lte(employerNotice.createdAt, new Date(now.getTime() - COLLECTED)))
    for (const { deliverTo } of due) {
      await db.transaction((tx) => collect(tx, deliverTo, siteUrl, now))
    }
    if (due.length > 0) outbox.wake()
  }
}

async function collect(
  tx: Transaction,
  deliverTo: string,
  siteUrl: string,
  now: Date,
): Promise<void> {
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
  const facts: CombinedEntry[] = []
  for (const notice of notices) {
    const fact = await toFact(tx, notice, siteUrl)
    if (fact !== null) facts.push(fact)
  }
  if (newest === undefined || facts.length === 0) return
  const mailId = await queueMail(tx, toCombinedMail({ deliverTo, facts }), {
    purpose: 'application',
    key: toCombinedMailKey(newest.id),
    now,
    expiresAt: new Date(`${getLinkExpiry(now)}T00:00:00Z`),
  })
  const ids = notices
    .filter(({ about }) => about === 'application')
    .map(({ applicationId }) => applicationId)
  for (const { table } of Object.values(AREAS)) {
    await tx
      .update(table)
      .set({ mailId })
      .where(and(inArray(table.id, ids), isNotNull(table.tokenHash), isNull(table.withdrawnAt)))
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
  const area = AREAS[kind]
  const { table } = area
  const [row] = await tx.select().from(table).where(eq(table.id, applicationId)).for('update')
  if (row === undefined) return null
  const said = { name: row.name, ...(await requireListingNames(tx, area, row.listingId)) }
  if (about === 'withdrawal') return { ...said, link: null }
  if (row.withdrawnAt !== null) return null
  // Only the hash is stored, so the link is created when it is mailed.
  const token = makeToken()
  await tx
    .update(table)
    .set({ tokenHash: hashToken(token) })
    .where(eq(table.id, applicationId))
  return { ...said, link: toEmployerLink(siteUrl, token), linkEnds: getLinkExpiry(row.appliedAt) }
}

/** Lists the applications that one combined mail covered. */
export async function listCombinedApplications(
  tx: Transaction,
  mailId: string,
): Promise<Collected[]> {
  const collected: Collected[] = []
  for (const area of Object.values(AREAS)) {
    const { table } = area
    const rows = await tx.select({ id: table.id }).from(table).where(eq(table.mailId, mailId))
    collected.push(...rows.map(({ id }) => ({ area, id })))
  }
  return collected
}
