import type { PgTable } from 'drizzle-orm/pg-core'
import { filterValueTables } from '@/backend/areas/listing/filter-value-tables'
import type { Database } from '@/backend/db/connect'
import { isProvince, location } from '@/backend/db/schema/lookups'
import { createNameFinder, type FindId } from '@/backend/import/write/import-lookups'

export type Choice = { readonly id: number; readonly name: string }

export type Choices = {
  /** In the order of the list. */
  readonly all: readonly Choice[]
  /** By English or Khmer name, whatever its case. */
  readonly find: FindId
  readonly nameOf: (id: unknown) => string
}

// Employers are too many for a list, and the pay band follows from the pay.
const { companyId: _employer, salaryId: _pay, ...TABLES } = filterValueTables

export type ChoiceName = keyof typeof TABLES

export type AllChoices = Readonly<Record<ChoiceName, Choices>>

/** Reads the lists that fields of listings and employers are chosen from. */
export async function readChoices(db: Database): Promise<AllChoices> {
  const read = async (table: (typeof TABLES)[ChoiceName]): Promise<Choices> => {
    const rows: readonly (Choice & { readonly nameKm: string | null })[] = await db
      .select({ id: table.id, name: table.name, nameKm: table.nameKm })
      .from(table as PgTable)
      .where(table === location ? isProvince : undefined)
      .orderBy('position' in table ? table.position : table.name)
    const names = new Map<unknown, string>(rows.map(({ id, name }) => [id, name]))
    return {
      all: rows,
      find: createNameFinder(rows),
      nameOf: (id) => names.get(id) ?? '',
    }
  }
  const lists: [string, Choices][] = []
  for (const [name, table] of Object.entries(TABLES)) lists.push([name, await read(table)])
  return Object.fromEntries(lists) as AllChoices
}
