import { and, eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { AccountGone } from '@/backend/db/account-gone'
import type { Database, Transaction } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import {
  gender,
  isProvince,
  jobLevel,
  location,
  major,
  maritalStatus,
  qualification,
} from '@/backend/db/schema/lookups'
import type { PersonalDetail } from '@/lib/contract/profile/personal-detail'

/** Finds the personal details of an account. Throws AccountGone. */
export async function requirePersonalDetailOf(
  db: Database | Transaction,
  accountId: string,
): Promise<PersonalDetail> {
  const [found] = await db
    .select({
      major: { id: major.id, name: major.name, nameKm: major.nameKm },
      phoneNumber: account.phoneNumber,
      nationality: account.nationality,
      gender: { id: gender.id, name: gender.name },
      marital: { id: maritalStatus.id, name: maritalStatus.name },
      location: { id: location.id, name: location.name, nameKm: location.nameKm },
      dateOfBirth: account.dateOfBirth,
    })
    .from(account)
    .leftJoin(major, eq(major.id, account.majorId))
    .leftJoin(gender, eq(gender.id, account.genderId))
    .leftJoin(maritalStatus, eq(maritalStatus.id, account.maritalStatusId))
    .leftJoin(location, eq(location.id, account.locationId))
    .where(eq(account.id, accountId))
  if (found === undefined) throw new AccountGone()
  return found
}

type Lookup = PgTable & { readonly id: PgColumn }

const LOOKUPS: Readonly<Record<string, Lookup>> = {
  majorId: major,
  genderId: gender,
  maritalId: maritalStatus,
  locationId: location,
  educationLevelId: qualification,
  careerLevelId: jobLevel,
}

export async function findUnknownChoice(
  db: Database,
  chosen: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  for (const [name, table] of Object.entries(LOOKUPS)) {
    const id = chosen[name]
    if (typeof id !== 'number') continue
    const which = and(eq(table.id, id), table === location ? isProvince : undefined)
    if ((await db.$count(table, which)) === 0) return name
  }
  return null
}
