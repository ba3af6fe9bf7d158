import type { Transaction } from '@/backend/db/connect'
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
import { createProvinceFinder, type ProvinceFinder } from '../clean/provinces'
import { createNameFinder, type FindId, readNameFinder } from './name-finder'

export type ImportLookups = {
  readonly provinces: ProvinceFinder
  readonly jobTypes: ReadonlyMap<string, number>
  readonly findCategory: FindId
  readonly findLevel: FindId
  readonly findQualification: FindId
  readonly findGender: FindId
  readonly findMajor: FindId
}

export async function readImportLookups(tx: Transaction): Promise<ImportLookups> {
  const types = await tx.select({ id: jobType.id, name: jobType.name }).from(jobType)
  return {
    provinces: createProvinceFinder(await tx.select().from(location).where(isProvince)),
    jobTypes: new Map(types.map(({ id, name }) => [name, id])),
    findCategory: createNameFinder(await tx.select().from(category)),
    findLevel: createNameFinder(await tx.select().from(jobLevel)),
    findQualification: createNameFinder(await tx.select().from(qualification)),
    findGender: createNameFinder(await tx.select().from(gender)),
    findMajor: await readNameFinder(tx, major),
  }
}
