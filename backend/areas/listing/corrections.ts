import { type AnyColumn, and, eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Transaction } from '@/backend/db/connect'
import { correction } from '@/backend/db/schema/desk'

export type CorrectedArea = (typeof correction.$inferSelect)['area']

/** Fields of a draft with the values an operator states. */
export type Corrections = Readonly<Record<string, unknown>>

/** Reads the corrections of items; an item without any has no entry. */
export async function readCorrections(
  db: Database | Transaction,
  area: CorrectedArea,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Corrections>> {
  const found = new Map<number, Record<string, unknown>>()
  if (ids.length === 0) return found
  const { itemId, field, value } = correction
  const rows = await db
    .select({ itemId, field, value })
    .from(correction)
    .where(and(eq(correction.area, area), inArray(itemId, [...ids])))
  for (const row of rows) {
    found.set(row.itemId, { ...found.get(row.itemId), [row.field]: row.value })
  }
  return found
}

type Identified<Stated> = { readonly id: number | undefined; readonly stated: Stated }

/**
 * Lays what operators stated over what a source states, and keeps what it states for when a correction ends. Returns
 * the items' values in the same order; `id` is undefined for a new item, which has no corrections.
 */
export async function applyCorrections<Stated extends object>(
  tx: Transaction,
  area: CorrectedArea,
  items: readonly Identified<Stated>[],
): Promise<readonly Stated[]> {
  const ids = items.flatMap(({ id }) => id ?? [])
  const corrections = await readCorrections(tx, area, ids)
  if (corrections.size === 0) return items.map(({ stated }) => stated)
  const corrected: Stated[] = []
  for (const { id, stated } of items) {
    const own = id === undefined ? undefined : corrections.get(id)
    if (id !== undefined && own !== undefined) await saveStated(tx, area, id, own, stated)
    corrected.push({ ...stated, ...own })
  }
  return corrected
}

/** Reads what the source of an item states where an operator corrected it. */
export async function readSourceValues(
  tx: Transaction,
  area: CorrectedArea,
  id: number,
): Promise<Corrections> {
  const rows = await tx
    .select({ field: correction.field, stated: correction.stated })
    .from(correction)
    .where(and(eq(correction.area, area), eq(correction.itemId, id)))
  return Object.fromEntries(rows.map(({ field, stated }) => [field, stated]))
}

async function saveStated(
  tx: Transaction,
  area: CorrectedArea,
  id: number,
  corrections: Corrections,
  stated: object,
): Promise<void> {
  const values = new Map(Object.entries(stated))
  for (const field of Object.keys(corrections)) {
    await tx
      .update(correction)
      .set({ stated: values.get(field) ?? null })
      .where(isCorrection(area, id, field))
  }
}

/**
 * Changes the corrections of an item: a value corrects the field, undefined gives it back to its source. `current`
 * has the values that the item has now. Returns the values it gets.
 */
export async function changeCorrections<Values extends object>(
  tx: Transaction,
  { area, id }: { readonly area: CorrectedArea; readonly id: number },
  changes: Corrections,
  { current, now }: { readonly current: Values; readonly now: Date },
): Promise<Values> {
  const changed: Record<string, unknown> = {}
  const values = new Map(Object.entries(current))
  for (const [field, value] of Object.entries(changes)) {
    if (value === undefined) {
      const [ended] = await tx
        .delete(correction)
        .where(isCorrection(area, id, field))
        .returning({ stated: correction.stated })
      if (ended !== undefined) changed[field] = ended.stated
      continue
    }
    const stated = values.get(field) ?? null
    await tx
      .insert(correction)
      .values({ area, itemId: id, field, value, stated, createdAt: now })
      .onConflictDoUpdate({
        target: [correction.area, correction.itemId, correction.field],
        set: { value, createdAt: now },
      })
    changed[field] = value
  }
  return { ...current, ...changed }
}

/** Condition on a listing: an operator stated this field. */
export function isCorrected(table: PgTable & Record<'id', AnyColumn>, field: 'closingDate'): SQL {
  return sql`exists (select from ${correction} where ${correction.area} = ${getTableName(table)}
    and ${correction.itemId} = ${table.id} and ${correction.field} = ${field})`
}

function isCorrection(area: CorrectedArea, id: number, field: string) {
  return and(eq(correction.area, area), eq(correction.itemId, id), eq(correction.field, field))
}
