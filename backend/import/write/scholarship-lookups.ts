import type { Transaction } from '@/backend/db/connect'
import { major, qualification } from '@/backend/db/schema/lookups'
import { department } from '@/backend/db/schema/study'
import { university } from '@/backend/db/schema/university'
import { createNameFinder, type FindId, readNameFinder } from './name-finder'

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
