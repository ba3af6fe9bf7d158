import { and, lt, not, or, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { FastifyBaseLogger } from 'fastify'
import { isUnconfirmedSubscriptionExpired } from '@/backend/areas/newsletter/newsletter-subscriptions'
import { isUnconfirmedAlertExpired } from '@/backend/areas/search-alerts/alerts'
import { compactVacancyCounts } from '@/backend/areas/vacancies/compact-vacancy-counts'
import type { Database } from '@/backend/db/connect'
import { session } from '@/backend/db/schema/account'
import { careerAdviceView, newsView } from '@/backend/db/schema/article'
import {
  cancelledSubscription,
  closingReminder,
  digest,
  digestToken,
} from '@/backend/db/schema/digest'
import { importLongOpen, importMissing } from '@/backend/db/schema/import'
import { linkCheck } from '@/backend/db/schema/link-check'
import {
  internshipView,
  jobView,
  majorView,
  scholarshipView,
} from '@/backend/db/schema/listing-views'
import { alertReader, searchAlert } from '@/backend/db/schema/messages/alert'
import { contactMessage, newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { telegramCode } from '@/backend/db/schema/messages/telegram'
import { pageChange } from '@/backend/db/schema/page-change'
import { rateLimit } from '@/backend/db/schema/rate-limit'
import { emailChange, knownInstallation, oneTimeCode } from '@/backend/db/schema/sign-in/identity'
import {
  localActionCode,
  localRefreshToken,
  localUser,
} from '@/backend/db/schema/sign-in/local-identity'
import { emptySearch, visit } from '@/backend/db/schema/visitor'
import type { Clock } from '@/backend/platform/runtime/clock'
import { runAtMidnight } from '@/backend/platform/runtime/periodic-task'
import { addDays, toDay } from '@/lib/shared/calendar/day'

type OldRows = { readonly table: PgTable; readonly isOld: SQL | undefined }

/** Rows deleted per statement, so that other queries do not wait long. */
const AT_ONCE = 5000

/** Days after a row's end, or after the day it is about (docs/data-retention.md). */
const KEPT = {
  view: 400,
  digestToken: 400,
  knownInstallation: 400,
  closingReminder: 400,
  digest: 90,
  endedReach: 90,
  outgoingMessage: 90,
  endedSubscription: 90,
  answeredMessage: 183,
  importNote: 90,
  linkCheck: 90,
  session: 30,
  visit: 7,
  emptySearch: 90,
  alertReader: 1,
  waitingUser: 7,
  code: 1,
  pageChange: 1,
}

/**
 * Deletes old rows; counts stay with their items and days. Returns the number of deleted rows by table,
 * without zeros.
 */
export async function deleteOldRows(db: Database, now: Date): Promise<Record<string, number>> {
  const counts: [table: string, count: number][] = []
  for (const old of listOldRows(now)) {
    counts.push([getTableConfig(old.table).name, await deleteInPieces(db, old)])
  }
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

function listOldRows(now: Date): OldRows[] {
  const dayBefore = (days: number) => addDays(toDay(now), -days)
  const momentBefore = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const views = [jobView, internshipView, scholarshipView, majorView, newsView, careerAdviceView]
  const codes = [oneTimeCode, localActionCode, localRefreshToken, emailChange, telegramCode]
  const ended = momentBefore(KEPT.session)
  return [
    ...views.map((table) => ({ table, isOld: lt(table.day, dayBefore(KEPT.view)) })),
    ...codes.map((table) => ({ table, isOld: lt(table.expiresAt, momentBefore(KEPT.code)) })),
    { table: visit, isOld: lt(visit.day, dayBefore(KEPT.visit)) },
    { table: emptySearch, isOld: lt(emptySearch.day, dayBefore(KEPT.emptySearch)) },
    { table: digest, isOld: lt(digest.day, dayBefore(KEPT.digest)) },
    { table: closingReminder, isOld: lt(closingReminder.day, dayBefore(KEPT.closingReminder)) },
    {
      table: cancelledSubscription,
      isOld: lt(cancelledSubscription.endedAt, momentBefore(KEPT.endedReach)),
    },
    {
      table: outgoingMessage,
      isOld: lt(outgoingMessage.settledAt, momentBefore(KEPT.outgoingMessage)),
    },
    { table: importMissing, isOld: lt(importMissing.since, momentBefore(KEPT.importNote)) },
    { table: importLongOpen, isOld: lt(importLongOpen.seenAt, momentBefore(KEPT.importNote)) },
    { table: linkCheck, isOld: lt(linkCheck.checkedAt, momentBefore(KEPT.linkCheck)) },
    { table: rateLimit, isOld: lt(rateLimit.emptyAt, now) },
    // Without a search engine set, nobody claims changes.
    { table: pageChange, isOld: lt(pageChange.notedAt, momentBefore(KEPT.pageChange)) },
    { table: digestToken, isOld: lt(digestToken.createdAt, momentBefore(KEPT.digestToken)) },
    {
      table: knownInstallation,
      isOld: lt(knownInstallation.signedInAt, momentBefore(KEPT.knownInstallation)),
    },
    {
      table: localUser,
      isOld: and(
        not(localUser.emailVerified),
        lt(localUser.lastLoginAt, momentBefore(KEPT.waitingUser)),
      ),
    },
    { table: searchAlert, isOld: isUnconfirmedAlertExpired(now) },
    {
      table: newsletterSubscription,
      isOld: or(
        isUnconfirmedSubscriptionExpired(now),
        lt(newsletterSubscription.endedAt, momentBefore(KEPT.endedSubscription)),
      ),
    },
    {
      table: contactMessage,
      isOld: lt(contactMessage.answeredAt, momentBefore(KEPT.answeredMessage)),
    },
    {
      table: alertReader,
      isOld: sql`${alertReader.createdAt} < ${momentBefore(KEPT.alertReader).toISOString()}
        and not exists (select from ${searchAlert} where ${searchAlert.readerId} = ${alertReader.id})`,
    },
    { table: session, isOld: or(lt(session.expiresAt, ended), lt(session.revokedAt, ended)) },
  ]
}

/** Deletes in batches and skips rows another process is deleting. */
async function deleteInPieces(db: Database, { table, isOld }: OldRows): Promise<number> {
  let deleted = 0
  for (;;) {
    const { rowCount } = await db.transaction(async (tx) => {
      // Without an index every row is read.
      await tx.execute(sql`set local statement_timeout = '60s'`)
      return tx.execute(sql`
        delete from ${table} where ctid = any(array(
          select ctid from ${table} where ${isOld} limit ${AT_ONCE} for update skip locked))`)
    })
    const count = Number(rowCount)
    deleted += count
    if (count < AT_ONCE) return deleted
  }
}

type Options = {
  readonly db: Database
  readonly clock: Clock
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
}

/**
 * Deletes old rows now and soon after each midnight, also after a failure; several processes may run it on
 * one database.
 */
export function startNightlyCleanup({ db, clock, log }: Options): () => void {
  const sweep = async (): Promise<void> => {
    try {
      const deleted = await deleteOldRows(db, clock.now())
      await compactVacancyCounts(db, toDay(clock.now()))
      if (Object.keys(deleted).length > 0) log.info(deleted, 'old rows deleted')
    } catch (error) {
      log.warn({ err: error }, 'old rows could not be deleted')
    }
  }
  void sweep()
  return runAtMidnight(clock, () => void sweep())
}
