import { and, eq, getTableName, inArray } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { correction } from '@/backend/db/schema/desk'
import {
  category,
  gender,
  isProvince,
  jobLevel,
  jobType,
  location,
  major,
  qualification,
} from '@/backend/db/schema/lookups'
import { department, university } from '@/backend/db/schema/study'
import { foldText } from '@/backend/platform/text/search/fold-text'
import { type ClassifiedVacancy, locateVacancy } from '../classify-vacancy'
import { createProvinceFinder, type LocatedPlaces } from '../clean/provinces'

/** Null for a name that is not on the list. */
export type FindId = (name: string) => number | null

type Row = { readonly id: number; readonly name: string; readonly nameKm: string | null }

/** Finds rows of a list by their English or Khmer name. */
export function createNameFinder(rows: readonly Row[]): FindId {
  const ids = new Map<string, number>()
  for (const { id, name, nameKm } of rows) {
    for (const each of [name, nameKm ?? '']) {
      // Two universities may have one name: the first one has it.
      if (each !== '' && !ids.has(toKey(each))) ids.set(toKey(each), id)
    }
  }
  return (name) => ids.get(toKey(name)) ?? null
}

/**
 * Finds rows of a table by their names, and by those that an operator corrected: feeds and the classifier go on using them.
 */
async function readNameFinder(
  tx: Transaction,
  table: typeof major | typeof department | typeof university,
): Promise<FindId> {
  const rows = await tx
    .select({ id: table.id, name: table.name, nameKm: table.nameKm })
    .from(table)
    .orderBy(table.id)
  const former = await tx
    .select({ id: correction.itemId, name: correction.stated })
    .from(correction)
    .where(
      and(inArray(correction.field, ['name', 'nameKm']), eq(correction.area, getTableName(table))),
    )
  return createNameFinder([
    ...rows,
    ...former.map(({ id, name }) => ({ id, name: String(name ?? ''), nameKm: null })),
  ])
}

/** Folds a name: spreadsheets turn apostrophes straight or curly, or drop them. */
function toKey(name: string): string {
  return foldText(name.replace(/['’]/g, ''))
}

export type ImportLookups = {
  /** Finds the provinces of a vacancy, once for each. */
  readonly locate: (vacancy: ClassifiedVacancy) => LocatedPlaces
  readonly jobTypes: ReadonlyMap<string, number>
  readonly findCategory: FindId
  readonly findLevel: FindId
  readonly findQualification: FindId
  readonly findGender: FindId
  readonly findMajor: FindId
}

export async function readImportLookups(tx: Transaction): Promise<ImportLookups> {
  const types = await tx.select({ id: jobType.id, name: jobType.name }).from(jobType)
  const provinces = createProvinceFinder(await tx.select().from(location).where(isProvince))
  const located = new WeakMap<ClassifiedVacancy, LocatedPlaces>()
  const locate = (vacancy: ClassifiedVacancy) => {
    const known = located.get(vacancy)
    if (known !== undefined) return known
    const places = locateVacancy(vacancy, provinces)
    located.set(vacancy, places)
    return places
  }
  return {
    locate,
    jobTypes: new Map(types.map(({ id, name }) => [name, id])),
    findCategory: createNameFinder(await tx.select().from(category)),
    findLevel: createNameFinder(await tx.select().from(jobLevel)),
    findQualification: createNameFinder(await tx.select().from(qualification)),
    findGender: createNameFinder(await tx.select().from(gender)),
    findMajor: await readNameFinder(tx, major),
  }
}

export type ScholarshipLookups = {
  readonly findUniversity: FindId
  readonly findDepartment: FindId
  readonly findQualification: FindId
  readonly findMajor: FindId
}

export async function readScholarshipLookups(tx: Transaction): Promise<ScholarshipLookups> {
  return {
    findUniversity: await readNameFinder(tx, university),
    findDepartment: await readNameFinder(tx, department),
    findQualification: createNameFinder(await tx.select().from(qualification)),
    findMajor: await readNameFinder(tx, major),
  }
}
