import { and, asc, desc, eq, isNull } from 'drizzle-orm'
import type { Database, Transaction } from '@/backend/db/connect'
import { importHeld, importSource } from '@/backend/db/schema/import'
import { classifiedVacancySchema } from '@/backend/import/classify-vacancy'
import { StalePages } from '@/backend/import/write/entry-writer'
import { SameFeedCheck } from '@/backend/import/write/same-feed-check'
import { createVacancyWriter } from '@/backend/import/write/vacancy-writer'
import type { CacheTag } from '@/lib/shared/cache-tags'

export type HeldEntry = Pick<
  typeof importHeld.$inferSelect,
  'source' | 'reference' | 'title' | 'employer' | 'reason' | 'firstSeenAt'
>

/** Lists entries that nobody has decided about, those of one reason together, the newest first. */
export async function listHeldEntries(db: Database, limit: number): Promise<readonly HeldEntry[]> {
  const { source, reference, title, employer, reason, firstSeenAt } = importHeld
  return db
    .select({ source, reference, title, employer, reason, firstSeenAt })
    .from(importHeld)
    .where(isNull(importHeld.decision))
    .orderBy(asc(source), asc(reason), desc(firstSeenAt))
    .limit(limit)
}

/** Counts entries that nobody has decided about. */
export async function countHeldEntries(db: Database): Promise<number> {
  return db.$count(importHeld, isNull(importHeld.decision))
}

type Entry = { readonly source: string; readonly reference: string }

const isEntry = ({ source, reference }: Entry) =>
  and(eq(importHeld.source, source), eq(importHeld.reference, reference))

/**
 * Publishes an entry as it was held back, and lets later imports publish it too. Returns its title and the tags of
 * changed pages; null if there is no such entry.
 */
export async function acceptHeldEntry(
  tx: Transaction,
  entry: Entry,
  now: Date,
): Promise<{ readonly title: string; readonly staleTags: readonly CacheTag[] } | null> {
  const [row] = await tx
    .update(importHeld)
    .set({ decision: 'accepted', decidedAt: now })
    .where(isEntry(entry))
    .returning({ entry: importHeld.entry, title: importHeld.title })
  if (row === undefined) return null
  const { source } = entry
  const [known] = await tx
    .select({ destination: importSource.destination })
    .from(importSource)
    .where(eq(importSource.name, source))
  const context = { source, now, sameFeedCheck: new SameFeedCheck(), joinsOthers: true } as const
  const writer = await createVacancyWriter(tx, context, known?.destination ?? undefined)
  const stale = new StalePages()
  for (const written of await writer.write([classifiedVacancySchema.parse(row.entry)]))
    stale.addEntry(written)
  return { title: row.title, staleTags: stale.toTags() }
}

/** Keeps an entry out of later imports without a word in their reports. Returns its title; null if there is none. */
export async function refuseHeldEntry(
  tx: Transaction,
  entry: Entry,
  now: Date,
): Promise<string | null> {
  const [row] = await tx
    .update(importHeld)
    .set({ decision: 'refused', decidedAt: now })
    .where(isEntry(entry))
    .returning({ title: importHeld.title })
  return row?.title ?? null
}
