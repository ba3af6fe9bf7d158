import type { Transaction } from '@/backend/db/connect'
import { major, qualification } from '@/backend/db/schema/lookups'
import { department } from '@/backend/db/schema/study'
import { university } from '@/backend/db/schema/university'
import { createNameFinder, type FindId } from './name-finder'

export type ScholarshipLookups = {
  readonly findUniversity: FindId
  readonly findDepartment: FindId
  readonly findQualification: FindId
  readonly findMajor: FindId
}

export async function readScholarshipLookups(tx: Transaction): Promise<ScholarshipLookups> {
  return {
    findUniversity: createNameFinder(await tx.select().from(university).orderBy(university.id)),
    findDepartment: createNameFinder(await tx.select().from(department)),
    findQualification: createNameFinder(await tx.select().from(qualification)),
    findMajor: createNameFinder(await tx.select().from(major)),
  }
}
