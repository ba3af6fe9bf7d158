import type { Transaction } from '@/backend/db/connect'
import { jobType, location } from '@/backend/db/schema/lookups'
import { createProvinceFinder, type ProvinceFinder } from '../clean/provinces'

export type ImportLookups = {
  readonly findProvince: ProvinceFinder
  readonly jobTypes: ReadonlyMap<string, number>
}

export async function readImportLookups(tx: Transaction): Promise<ImportLookups> {
  const types = await tx.select({ id: jobType.id, name: jobType.name }).from(jobType)
  return {
    findProvince: createProvinceFinder(await tx.select().from(location)),
    jobTypes: new Map(types.map(({ id, name }) => [name, id])),
  }
}
