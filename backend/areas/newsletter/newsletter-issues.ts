import { and, asc, desc, eq, gt, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { newsletterIssue, newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import type { JobMoment } from '@/backend/platform/outbox/message-job'
import type { SendDecision } from '@/backend/platform/outbox/send-check'
import type { NewsletterFile } from './newsletter-file'
import { isSubscribed, type NewsletterSubscription } from './newsletter-subscriptions'

export type NewsletterIssue = typeof newsletterIssue.$inferSelect

/** Mails queued in a minute, so that a mail server accepts them and other messages do not wait. */
export const MAILS_A_MINUTE = 60

const PORTION = 20

/** Milliseconds between two portions. */
const PAUSE = (60_000 * PORTION) / MAILS_A_MINUTE

export async function countSubscribers(db: Database): Promise<number> {
  return db.$count(newsletterSubscription, isSubscribed)
}

/** Lists issues, the latest first. */
export function listIssues(db: Database, atMost: number): Promise<readonly NewsletterIssue[]> {
  return db
    .select()
    .from(newsletterIssue)
    .orderBy(desc(newsletterIssue.startedAt), desc(newsletterIssue.id))
    .limit(atMost)
}

/** Starts an issue; returns the earlier one of the same file, and whether it is new. */
export async function startIssue(
  db: Database,
  { hash, subject, markdown }: NewsletterFile,
  now: Date,
): Promise<{ readonly issue: NewsletterIssue; readonly isNew: boolean }> {
  const [added] = await db
    .insert(newsletterIssue)
    .values({ hash, subject, markdown, startedAt: now, nextAt: now })
    .onConflictDoNothing()
    .returning()
  if (added !== undefined) return { issue: added, isNew: true }
  const [earlier] = await db.select().from(newsletterIssue).where(eq(newsletterIssue.hash, hash))
  if (earlier === undefined) throw new Error('An issue of this hash exists')
  return { issue: earlier, isNew: false }
}

/** Selects unfinished issues with a due portion. */
export function selectDueIssues({ now }: JobMoment): SQL {
  return sql`select ${newsletterIssue.id} from ${newsletterIssue} where ${isDue(now)}`
}

type Portion = {
  readonly issue: NewsletterIssue
  readonly readers: readonly NewsletterSubscription[]
}

/**
 * Claims the next readers of an issue, who confirmed before it began; null when another process has them. The
 * issue is finished with the portion after the last.
 */
export async function claimNextPortion(
  tx: Transaction,
  issueId: string,
  now: Date,
): Promise<Portion | null> {
  const [issue] = await tx
    .select()
    .from(newsletterIssue)
    .where(and(eq(newsletterIssue.id, issueId), isDue(now)))
    .for('update', { skipLocked: true })
  if (issue === undefined) return null
  const { lastId, startedAt, queued } = issue
  const readers = await tx
    .select()
    .from(newsletterSubscription)
    .where(
      and(
        isSubscribed,
        lte(newsletterSubscription.confirmedAt, startedAt),
        lastId === null ? undefined : gt(newsletterSubscription.id, lastId),
      ),
    )
    .orderBy(asc(newsletterSubscription.id))
    .limit(PORTION)
  await tx
    .update(newsletterIssue)
    .set({
      lastId: readers.at(-1)?.id ?? lastId,
      queued: queued + readers.length,
      nextAt: new Date(now.getTime() + PAUSE),
      finishedAt: readers.length < PORTION ? now : null,
    })
    .where(eq(newsletterIssue.id, issueId))
  return { issue, readers }
}

const COPY = 'newsletter'

/** Builds the key of a copy in the outbox, so that no reader gets two of an issue. */
export function toCopyKey(issueId: string, readerId: string): string {
  return [COPY, issueId, readerId].join(':')
}

/** Decides whether a queued copy is sent, by its key: not to who unsubscribed, and not while its issue is stopped. */
export async function decideCopy(db: Database, key: string): Promise<SendDecision> {
  const [, issueId = '', readerId = ''] = key.split(':')
  const isReader = and(eq(newsletterSubscription.id, readerId), isSubscribed)
  if ((await db.$count(newsletterSubscription, isReader)) === 0) return 'drop'
  const isStopped = and(eq(newsletterIssue.id, issueId), isNotNull(newsletterIssue.stoppedAt))
  return (await db.$count(newsletterIssue, isStopped)) > 0 ? 'postpone' : 'send'
}

/** Lists issues of which mails are still to be queued or sent: an operator can stop or continue them. */
export function listRunningIssues(db: Database): Promise<readonly NewsletterIssue[]> {
  return db.select().from(newsletterIssue).where(isRunning).orderBy(asc(newsletterIssue.startedAt))
}

/** Stops or continues a running issue; null if there is none of the id in the other state. */
export async function switchIssue(
  db: Database,
  id: string,
  isStopped: boolean,
  now: Date,
): Promise<NewsletterIssue | null> {
  const { stoppedAt } = newsletterIssue
  const isInOtherState = isStopped ? isNull(stoppedAt) : isNotNull(stoppedAt)
  const [switched] = await db
    .update(newsletterIssue)
    .set({ stoppedAt: isStopped ? now : null })
    .where(and(eq(newsletterIssue.id, id), isRunning, isInOtherState))
    .returning()
  return switched ?? null
}

const isRunning = or(
  isNull(newsletterIssue.finishedAt),
  sql`exists (
    select from ${outgoingMessage}
    where ${outgoingMessage.state} = 'waiting'
      and starts_with(${outgoingMessage.key}, concat_ws(':', ${COPY}::text, ${newsletterIssue.id}, ''))
  )`,
)

function isDue(now: Date) {
  const { finishedAt, stoppedAt, nextAt } = newsletterIssue
  return and(isNull(finishedAt), isNull(stoppedAt), lte(nextAt, now))
}
