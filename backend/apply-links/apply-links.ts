import { and, eq, gte, ne, type SQL, sql } from 'drizzle-orm'
import { isOpen } from '@/backend/areas/listing/closing'
import type { Database, Transaction } from '@/backend/db/connect'
import { DEMO_SOURCE } from '@/backend/db/demo-source'
import { linkCheck } from '@/backend/db/schema/link-check'
import { scholarship } from '@/backend/db/schema/scholarship'
import { internship, job } from '@/backend/db/schema/vacancy'
import { toDay } from '@/lib/shared/calendar/day'
import type { LinkState } from './read-link-state'

const TABLES = { job, internship, scholarship } as const

type ListingType = keyof typeof TABLES

const TYPES = ['job', 'internship', 'scholarship'] as const satisfies readonly ListingType[]

/** Most links that are claimed at once, and those of one host among them. */
const MAX_LINKS = 40
const MAX_OF_HOST = 3

/** Bytes of a link; an index takes no longer ones. */
const MAX_LENGTH = 2_000

/** Failed checks after which a link counts as dead; a day lies between two of them. */
const MAX_FAILURES = 3

/**
 * Claims links to apply of open listings that were not checked for three days, or for one if they failed. Of each host
 * few, so that nobody is bothered; two processes never get the same.
 */
export async function claimLinks(db: Database, now: Date): Promise<readonly string[]> {
  const today = toDay(now)
  const at = now.toISOString()
  const links = TYPES.map((type) => {
    const table = TABLES[type]
    return sql`select ${table.applyUrl} as url from ${table}
      where ${and(isOpen(table, today), ne(table.source, DEMO_SOURCE))} and ${table.applyUrl} ~* '^https?://'
        and octet_length(${table.applyUrl}) <= ${MAX_LENGTH}`
  })
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('link-check', 0))`)
    const { rows } = await tx.execute<{ url: string }>(sql`
      with link as (${sql.join(links, sql` union `)}),
      due as (
        select link.url, row_number() over (
            partition by lower(substring(link.url from '://([^/?#]+)'))
            order by coalesce(failures, 0) = 0, checked_at nulls first, link.url
          ) as position, coalesce(failures, 0) = 0 as is_alive, checked_at
        from link left join ${linkCheck} checked on checked.url = link.url
        where checked_at is null or not is_trusted and checked_at <= ${at}::timestamptz
          - case when failures > 0 then interval '1 day' else interval '3 days' end
      ),
      chosen as (
        select url from due where position <= ${MAX_OF_HOST}
        order by is_alive, checked_at nulls first, position, url limit ${MAX_LINKS}
      )
      insert into ${linkCheck} (url, checked_at) select url, ${at}::timestamptz from chosen
      on conflict (url) do update set checked_at = excluded.checked_at
      returning url`)
    return rows.map(({ url }) => url)
  })
}

/** Saves what the check of a link found; an unknown state changes nothing. */
export async function saveLinkState(
  db: Database,
  url: string,
  found: LinkState,
  now: Date,
): Promise<void> {
  if (found.state === 'unknown') return
  const values =
    found.state === 'alive'
      ? { failures: 0, reason: null, failingSince: null }
      : {
          failures: sql`${linkCheck.failures} + 1`,
          reason: found.reason,
          failingSince: sql`coalesce(${linkCheck.failingSince}, ${now.toISOString()})`,
        }
  await db.update(linkCheck).set(values).where(eq(linkCheck.url, url))
}

type CheckedLink = {
  readonly title: string
  readonly url: string
  readonly isTrusted: boolean
  /** Checks in a row that found it dead. */
  readonly failures: number
}

/** Finds the link to apply of a listing, and locks its state; null if it was never checked. */
export async function findCheckedLink(
  tx: Transaction,
  type: ListingType,
  id: number,
): Promise<CheckedLink | null> {
  const table = TABLES[type]
  const { url, isTrusted, failures } = linkCheck
  const [link] = await tx
    .select({ title: table.title, url, isTrusted, failures })
    .from(table)
    .innerJoin(linkCheck, eq(linkCheck.url, table.applyUrl))
    .where(eq(table.id, id))
    .for('update', { of: linkCheck })
  return link ?? null
}

/**
 * Stops or resumes checking a link: some pages answer programs with 404 and open in browsers. Returns false if its state was
 * deleted: then it is checked like any other.
 */
export async function setLinkTrusted(
  tx: Transaction,
  url: string,
  isTrusted: boolean,
): Promise<boolean> {
  const { rowCount } = await tx.update(linkCheck).set({ isTrusted }).where(eq(linkCheck.url, url))
  return rowCount !== 0
}

export type DeadLink = {
  readonly type: ListingType
  readonly id: number
  readonly title: string
  readonly url: string
  readonly reason: string
  readonly failingSince: Date
}

/** Lists open listings whose link to apply is dead, the longest first. */
export async function listDeadLinks(db: Database, today: string): Promise<readonly DeadLink[]> {
  const found: DeadLink[] = []
  for (const type of TYPES) found.push(...(await listOfType(db, type, today)))
  return found.toSorted((a, b) => a.failingSince.getTime() - b.failingSince.getTime())
}

async function listOfType(
  db: Database,
  type: ListingType,
  today: string,
): Promise<readonly DeadLink[]> {
  const table = TABLES[type]
  const isDead: SQL | undefined = and(
    gte(linkCheck.failures, MAX_FAILURES),
    eq(linkCheck.isTrusted, false),
    isOpen(table, today),
  )
  const rows = await db
    .select({
      id: table.id,
      title: table.title,
      url: linkCheck.url,
      reason: linkCheck.reason,
      failingSince: linkCheck.failingSince,
    })
    .from(table)
    .innerJoin(linkCheck, eq(linkCheck.url, table.applyUrl))
    .where(isDead)
  return rows.flatMap(({ reason, failingSince, ...row }) =>
    reason === null || failingSince === null ? [] : [{ type, ...row, reason, failingSince }],
  )
}
