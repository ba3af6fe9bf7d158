import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { calendarAddress, keptSearch } from '@/backend/db/schema/saved-listings'
import type { ProfileExport } from '@/lib/contract/my-data/profile-export'

export async function exportKeptSearches(
  tx: Transaction,
  accountId: string,
): Promise<ProfileExport['keptSearches']> {
  const rows = await tx
    .select()
    .from(keptSearch)
    .where(eq(keptSearch.accountId, accountId))
    .orderBy(asc(keptSearch.keptAt), asc(keptSearch.area), asc(keptSearch.search))
  return rows.map(({ lookedAt, keptAt, ...row }) => ({
    ...row,
    lookedAt: lookedAt.toISOString(),
    keptAt: keptAt.toISOString(),
  }))
}

/** Without its token. */
export async function exportCalendarAddress(
  tx: Transaction,
  accountId: string,
): Promise<ProfileExport['calendarAddress']> {
  const [found] = await tx
    .select({ createdAt: calendarAddress.createdAt })
    .from(calendarAddress)
    .where(eq(calendarAddress.accountId, accountId))
  return found === undefined ? null : { createdAt: found.createdAt.toISOString() }
}
