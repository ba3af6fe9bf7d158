import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '@/backend/db/connect'
import { importMissing, importRun, importSource } from '@/backend/db/schema/import'
import { closeEntries, listOpenEntries } from '@/backend/import/write/close-missing'
import { SameFeedCheck } from '@/backend/import/write/same-feed-check'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { CacheTag } from '@/lib/shared/cache-tags'

export type Source = typeof importSource.$inferSelect

export type SourceDraft = Pick<
  Source,
  | 'name'
  | 'address'
  | 'employer'
  | 'destination'
  | 'gone'
  | 'everyHours'
  | 'needsApproval'
  | 'owner'
> &
  Partial<Pick<Source, 'allowsPrivate' | 'dateOrder'>>

/** Adds a source that is due at once; returns false if the name is taken. */
export async function addSource(db: Database, draft: SourceDraft, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .insert(importSource)
    .values({ ...draft, nextRunAt: now, createdAt: now })
    .onConflictDoNothing()
  return rowCount === 1
}

export async function listSources(db: Database): Promise<readonly Source[]> {
  return db.select().from(importSource).orderBy(asc(importSource.name))
}

export async function getSource(db: Database, name: string): Promise<Source | null> {
  const [source] = await db.select().from(importSource).where(eq(importSource.name, name))
  return source ?? null
}

/** Gets a source. Throws `StartError` if there is none of the name. */
export async function requireSource(db: Database, name: string): Promise<Source> {
  const source = await getSource(db, name)
  if (source !== null) return source
  throw new StartError(`There is no source "${name}". All of them: npm run source -- list`)
}

/** Pauses a source, or lets it run again, due at once. */
export async function pauseSource(
  db: Database,
  name: string,
  isPaused: boolean,
  now: Date,
): Promise<void> {
  await db
    .update(importSource)
    .set({ isPaused, ...(isPaused ? {} : { nextRunAt: now }) })
    .where(eq(importSource.name, name))
}

/** Claims the source that has been due for longest and schedules its next run; null if none is due. */
export async function claimDueSource(db: Database, now: Date): Promise<Source | null> {
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select()
      .from(importSource)
      .where(and(eq(importSource.isPaused, false), lte(importSource.nextRunAt, now)))
      .orderBy(asc(importSource.nextRunAt), asc(importSource.name))
      .limit(1)
      .for('update', { skipLocked: true })
    if (due === undefined) return null
    const nextRunAt = new Date(now.getTime() + due.everyHours * 3_600_000)
    await tx.update(importSource).set({ nextRunAt }).where(eq(importSource.name, due.name))
    return due
  })
}

export type RunOutcome = {
  /** Why nothing was imported; null if something was. */
  readonly failure: string | null
  /** Whether nothing was imported because the feed has no entries. */
  readonly isEmpty: boolean
}

/** Saves how a run ended. */
export async function saveRunOutcome(
  db: Database,
  name: string,
  { failure, isEmpty }: RunOutcome,
  now: Date,
): Promise<void> {
  const failingSince =
    failure === null ? null : sql`coalesce(${importSource.failingSince}, ${now.toISOString()})`
  await db
    .update(importSource)
    .set({ lastRunAt: now, failure, failingSince, isEmpty })
    .where(eq(importSource.name, name))
}

export type Removal = { readonly closed: number; readonly staleTags: readonly CacheTag[] }

/**
 * Removes a source and its history; its open listings are closed, or stay until their closing dates. Throws
 * `StartError` if there is none of the name.
 */
export async function removeSource(
  db: Database,
  name: string,
  listings: 'close' | 'keep',
  now: Date,
): Promise<Removal> {
  return db.transaction(async (tx) => {
    await requireSource(tx, name)
    await tx.delete(importSource).where(eq(importSource.name, name))
    await tx.delete(importRun).where(eq(importRun.source, name))
    await tx.delete(importMissing).where(eq(importMissing.source, name))
    if (listings === 'keep') return { closed: 0, staleTags: [] }
    const context = { source: name, now, sameFeedCheck: new SameFeedCheck() }
    const open = await listOpenEntries(tx, context, null, undefined)
    return closeEntries(tx, open, now)
  })
}

export type StoredRun = typeof importRun.$inferSelect

/** Lists the runs that are kept of a source, newest first. */
export async function listRuns(db: Database, name: string): Promise<readonly StoredRun[]> {
  return db
    .select()
    .from(importRun)
    .where(eq(importRun.source, name))
    .orderBy(sql`${importRun.id} desc`)
}
