import type { Transaction } from '@/backend/db/connect'
import { major, qualification } from '@/backend/db/schema/lookups'
import { department } from '@/backend/db/schema/study'
import { university } from '@/backend/db/schema/university'
import { foldText } from '@/backend/platform/text/search/fold-text'

type FindId = (name: string) => number | null

export type ScholarshipLookups = {
  readonly findUniversity: FindId
  readonly findDepartment: FindId
  readonly findQualification: FindId
  readonly findMajor: FindId
}

export async function readScholarshipLookups(tx: Transaction): Promise<ScholarshipLookups> {
  return {
    findUniversity: byName(await tx.select().from(university).orderBy(university.id)),
    findDepartment: byName(await tx.select().from(department)),
    findQualification: byName(await tx.select().from(qualification)),
    findMajor: byName(await tx.select().from(major)),
  }
}

type Row = { readonly id: number; readonly name: string; readonly nameKm: string | null }

function byName(rows: readonly Row[]): FindId {
  const ids = new Map<string, number>()
  for (const { id, name, nameKm } of rows) {
    for (const each of [name, nameKm ?? '']) {
      // Two universities may have one name: the first one has it.
      if (each !== '' && !ids.has(toKey(each))) ids.set(toKey(each), id)
    }
  }
  return (name) => ids.get(toKey(name)) ?? null
}

/** Folds a name: spreadsheets turn apostrophes straight or curly, or drop them. */
function toKey(name: string): string {
  return foldText(name.replace(/['’]/g, ''))
}
