import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '@/backend/db/connect'
import {
  category,
  companyType,
  isProvince,
  jobLevel,
  jobType,
  location,
  major,
  qualification,
} from '@/backend/db/schema/lookups'
import { department } from '@/backend/db/schema/study'
import { university } from '@/backend/db/schema/university'
import { createNameFinder, type FindId } from '@/backend/import/write/name-finder'

export type Choice = { readonly id: number; readonly name: string }

export type Choices = {
  /** In the order of the list. */
  readonly all: readonly Choice[]
  /** By English or Khmer name, whatever its case. */
  readonly find: FindId
  readonly nameOf: (id: unknown) => string
}

const TABLES = {
  category,
  companyType,
  department,
  level: jobLevel,
  major,
  province: location,
  qualification,
  type: jobType,
  university,
}

export type ChoiceName = keyof typeof TABLES

export type AllChoices = Readonly<Record<ChoiceName, Choices>>

/** Reads the lists that fields of listings and employers are chosen from. */
export async function readChoices(db: Database): Promise<AllChoices> {
  const read = async (name: ChoiceName): Promise<Choices> => {
    const table = TABLES[name]
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
  return {
    category: await read('category'),
    companyType: await read('companyType'),
    department: await read('department'),
    level: await read('level'),
    major: await read('major'),
    province: await read('province'),
    qualification: await read('qualification'),
    type: await read('type'),
    university: await read('university'),
  }
}
