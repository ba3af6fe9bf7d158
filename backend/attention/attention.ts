import { and, count, eq, gte, inArray, isNotNull, isNull, min, not, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { listDeadLinks } from '@/backend/apply-links/apply-links'
import { applicationMail } from '@/backend/areas/applications/mails/application-mail'
import { combinedMail } from '@/backend/areas/applications/mails/combined-mail'
import { listUnreadyParts } from '@/backend/attention/readiness'
import type { Database } from '@/backend/db/connect'
import { importHeld } from '@/backend/db/schema/import'
import { contactMessage } from '@/backend/db/schema/messages/newsletter'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { getHeldSince } from '@/backend/platform/outbox/hold'
import type { Environment } from '@/backend/settings/environment'
import { countAgingListings } from '@/backend/sources/close-stale-listings'
import { listSources } from '@/backend/sources/sources'
import { toDay } from '@/lib/shared/calendar/day'
import { isPublicHost } from '@/lib/shared/is-public-site'
import { getFreeBytes, readLastBackup } from './disk-and-backup'
import { listFraudWarnings } from './fraud-warnings'
import type { MailRecords } from './mail-records'
import { countOpenInAllAreas } from './open-listings'
import { listShrunkSources } from './shrunk-sources'

/** Something that the operator has to decide or mend. */
export type AttentionItem = {
  /** A phrase that `count` may follow. */
  readonly what: string
  /** Null where nothing is counted. */
  readonly count: number | null
  /** Since when it lasts or the oldest waits; null where that is not known. */
  readonly since: Date | null
  /** Why, in the words of what failed. */
  readonly reason?: string
  /** The command or the step that settles it. */
  readonly todo: string
  /** Path of the desk's page that settles it, too. */
  readonly page?: string
}

type Context = {
  readonly db: Database
  readonly environment: Pick<Environment, 'dataDir' | 'siteUrl' | 'messages' | 'allowsDemo'>
  /** What was read of the DNS of the sender's domain. */
  readonly mailRecords: MailRecords | null
  readonly now: Date
}

type Check = (context: Context) => Promise<readonly AttentionItem[]>

/** Bytes; with less, uploads, backups and the database may soon fail. */
const LEAST_FREE = 1_000_000_000

/** Milliseconds after which a backup is old. */
const BACKUP_AGE = 7 * 24 * 60 * 60_000

const APPLICATIONS = inArray(outgoingMessage.purpose, [applicationMail.name, combinedMail.name])
const IS_DEAD = eq(outgoingMessage.state, 'dead')
/** The third attempt is a minute after the first: a server that only delays takes a second one. */
const IS_FAILING = and(eq(outgoingMessage.state, 'waiting'), gte(outgoingMessage.tries, 3))
const IS_UNANSWERED = isNull(contactMessage.answeredAt)

/** What is checked, most urgent first. */
const CHECKS: readonly Check[] = [
  checkRows(contactMessage.sentAt, and(IS_UNANSWERED, isNotNull(contactMessage.listingArea)), {
    what: 'Reports of listings',
    todo: 'npm run desk -- messages',
    page: '/messages',
  }),
  checkRows(outgoingMessage.settledAt, and(IS_DEAD, APPLICATIONS), {
    what: 'Applications that did not reach the employer',
    todo: 'npm run outbox',
    page: '/outbox',
  }),
  checkHold,
  checkRows(outgoingMessage.settledAt, and(IS_DEAD, not(APPLICATIONS)), {
    what: 'Mails and messages that were given up',
    todo: 'npm run outbox',
    page: '/outbox',
  }),
  checkRows(outgoingMessage.createdAt, IS_FAILING, {
    what: 'Mails and messages that wait because sending fails',
    todo: 'npm run outbox',
    page: '/outbox',
  }),
  checkRows(contactMessage.sentAt, and(IS_UNANSWERED, isNull(contactMessage.listingArea)), {
    what: 'Messages to answer',
    todo: 'npm run desk -- messages',
    page: '/messages',
  }),
  checkRows(importHeld.firstSeenAt, isNull(importHeld.decision), {
    what: 'Entries of feeds that were held back',
    todo: 'npm run desk -- held',
    page: '/held',
  }),
  checkHints,
  checkEmptyBoard,
  checkFailedSources,
  checkShrunkSources,
  checkDoubtful,
  checkDeadLinks,
  checkUnready,
  checkMailRecords,
  checkDisk,
  checkBackup,
]

/** Lists what needs the operator, most urgent first; nothing on a healthy board. */
export async function listAttention(context: Context): Promise<readonly AttentionItem[]> {
  const items: AttentionItem[] = []
  // One after another: together they would take every connection of the API.
  for (const check of CHECKS) items.push(...(await check(context)))
  return items
}

/** Creates a check that counts the rows of a column's table; the column says since when each waits. */
function checkRows(
  waitsSince: PgColumn,
  where: SQL | undefined,
  words: Pick<AttentionItem, 'what' | 'todo' | 'page'>,
): Check {
  return async ({ db }) => {
    const [found] = await db
      .select({ count: count(), since: min(waitsSince) })
      .from(waitsSince.table as PgTable)
      .where(where)
    if (found === undefined || found.count === 0) return []
    return [{ ...words, count: found.count, since: found.since as Date | null }]
  }
}

async function checkHold({ db, now }: Context): Promise<readonly AttentionItem[]> {
  const since = await getHeldSince(db, now)
  if (since === null) return []
  return [
    {
      what: 'No mails and messages go out',
      count: null,
      since,
      todo: 'npm run outbox -- release',
      page: '/outbox',
    },
  ]
}

async function checkHints({ db, now }: Context): Promise<readonly AttentionItem[]> {
  const { length } = await listFraudWarnings(db, toDay(now))
  if (length === 0) return []
  const what = 'Listings that ask for money or share a contact with other employers'
  return [{ what, count: length, since: null, todo: 'npm run desk -- hints', page: '/hints' }]
}

/** A board on a private address is being set up and may have nothing yet. */
async function checkEmptyBoard({
  db,
  environment,
  now,
}: Context): Promise<readonly AttentionItem[]> {
  if (!isPublicHost(new URL(environment.siteUrl).hostname)) return []
  if ((await countOpenInAllAreas(db, toDay(now))) > 0) return []
  return [
    {
      what: 'No job, internship or scholarship is open',
      count: null,
      since: null,
      reason: 'visitors see empty lists',
      todo: 'npm run source -- list; a new source: npm run source -- add NAME ADDRESS',
    },
  ]
}

async function checkFailedSources({ db, now }: Context): Promise<readonly AttentionItem[]> {
  const items: AttentionItem[] = []
  for (const source of await listSources(db)) {
    const { name, failure, failingSince: since, isPaused, isEmpty } = source
    if (failure === null || isPaused) continue
    const found = isEmpty
      ? {
          what: `The feed of the source "${name}" is empty; its listings that stay open`,
          count: await countOpenInAllAreas(db, toDay(now), name),
        }
      : { what: `The source "${name}" fails`, count: null }
    items.push({
      ...found,
      since,
      reason: failure,
      ...toSourceStep(name),
    })
  }
  return items
}

async function checkShrunkSources({ db }: Context): Promise<readonly AttentionItem[]> {
  const shrunk = await listShrunkSources(db)
  return shrunk.map(({ source, entries, most, ranAt }) => ({
    what: `The source "${source}" had ${most} entries, and now`,
    count: entries,
    since: ranAt,
    ...toSourceStep(source),
  }))
}

function toSourceStep(name: string): Pick<AttentionItem, 'todo' | 'page'> {
  return {
    todo: `npm run source -- report ${name}`,
    page: `/sources/${encodeURIComponent(name)}`,
  }
}

async function checkDoubtful({ db, now }: Context): Promise<readonly AttentionItem[]> {
  const doubtful = await countAgingListings(db, now)
  if (doubtful === 0) return []
  return [
    {
      what: 'Old listings without a closing date that no feed confirms',
      count: doubtful,
      since: null,
      todo: 'import their feeds again; 90 days after they were posted they close',
    },
  ]
}

/** Most dead links that are named; the others follow when these are settled. */
const MAX_DEAD_LINKS = 10

async function checkDeadLinks({ db, now }: Context): Promise<readonly AttentionItem[]> {
  const links = await listDeadLinks(db, toDay(now))
  return links.slice(0, MAX_DEAD_LINKS).map(({ type, id, title, url, reason, failingSince }) => ({
    what: `The link to apply for ${type} ${id}, ${title}, is dead`,
    count: null,
    since: failingSince,
    reason: `${reason} (${url})`,
    todo:
      `npm run desk -- close ${type} ${id}; the link moved: npm run desk -- correct ${type} ${id} apply-url=ADDRESS; ` +
      `it works in a browser: npm run desk -- trust ${type} ${id}`,
    page: `/listings/${type}/${id}`,
  }))
}

async function checkUnready({ db, environment }: Context): Promise<readonly AttentionItem[]> {
  const parts = await listUnreadyParts(db, environment)
  return parts.map((part) => ({ ...part, since: null }))
}

async function checkMailRecords({ mailRecords }: Context): Promise<readonly AttentionItem[]> {
  const problems = mailRecords?.problems ?? []
  const reason = 'receivers may drop them or show them as spam'
  return problems.map((problem) => ({ ...problem, count: null, since: null, reason }))
}

async function checkDisk({ environment }: Context): Promise<readonly AttentionItem[]> {
  const free = await getFreeBytes(environment.dataDir)
  if (free >= LEAST_FREE) return []
  return [
    {
      what: `Free megabytes on the disk of ${environment.dataDir}`,
      count: Math.floor(free / 1_000_000),
      since: null,
      todo: 'free some space, or move DATA_DIR to a larger disk',
    },
  ]
}

async function checkBackup({ environment, now }: Context): Promise<readonly AttentionItem[]> {
  const last = await readLastBackup(environment.dataDir)
  if (last !== null && now.getTime() - last.getTime() <= BACKUP_AGE) return []
  const what = last === null ? 'There is no backup yet' : 'There is no new backup'
  return [{ what, count: null, since: last, todo: 'npm run backup -- FOLDER' }]
}
