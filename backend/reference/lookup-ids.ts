import type { Transaction } from '@/backend/db/connect'
import { companyType, location, major } from '@/backend/db/schema/lookups'
import { department } from '@/backend/db/schema/study'

/** Takes the English name; throws when there is no such row. */
type RequireId = (name: string) => number

export type LookupIds = {
  readonly companyType: RequireId
  readonly department: RequireId
  readonly location: RequireId
  readonly major: RequireId
}

/** Reads the ids of the lists that majors, employers and universities refer to. */
export async function readLookupIds(tx: Transaction): Promise<LookupIds> {
  return {
    companyType: byName(await tx.select().from(companyType)),
    department: byName(await tx.select().from(department)),
    location: byName(await tx.select().from(location)),
    major: byName(await tx.select().from(major)),
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
