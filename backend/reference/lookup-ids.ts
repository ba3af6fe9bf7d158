import type { Transaction } from '@/backend/db/connect'
import {
  category,
  companyType,
  gender,
  jobLevel,
  jobType,
  location,
  major,
  qualification,
} from '@/backend/db/schema/lookups'
import { department } from '@/backend/db/schema/study'

/** Takes the English name; throws when there is no such row. */
type RequireId = (name: string) => number

export type LookupIds = {
  readonly category: RequireId
  readonly companyType: RequireId
  readonly department: RequireId
  readonly gender: RequireId
  readonly level: RequireId
  readonly location: RequireId
  readonly major: RequireId
  readonly qualification: RequireId
  readonly type: RequireId
}

export async function readLookupIds(tx: Transaction): Promise<LookupIds> {
  return {
    category: byName(await tx.select().from(category)),
    companyType: byName(await tx.select().from(companyType)),
    department: byName(await tx.select().from(department)),
    gender: byName(await tx.select().from(gender)),
    level: byName(await tx.select().from(jobLevel)),
    location: byName(await tx.select().from(location)),
    major: byName(await tx.select().from(major)),
    qualification: byName(await tx.select().from(qualification)),
    type: byName(await tx.select().from(jobType)),
  }
}

function byName(rows: readonly { id: number; name: string }[]): RequireId {
  const ids = new Map(rows.map(({ id, name }) => [name, id]))
  return (name) => {
    const id = ids.get(name)
    if (id === undefined) throw new Error(`The lookup lists have no "${name}"`)
    return id
  }
}
