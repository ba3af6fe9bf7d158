import { asc, eq } from 'drizzle-orm'
import type { Transaction } from '@/backend/db/connect'
import { calendarAddress, savedSearch } from '@/backend/db/schema/saved-listings'
import type { ProfileExport } from '@/lib/contract/my-data/profile-export'

export async function exportSavedSearches(
  tx: Transaction,
  accountId: string,
): Promise<ProfileExport['keptSearches']> {
  const rows = await tx
    .select()
    .from(savedSearch)
    .where(eq(savedSearch.accountId, accountId))
    .orderBy(asc(savedSearch.keptAt), asc(savedSearch.area), asc(savedSearch.search))
  return rows.map(({ lookedAt, keptAt, ...row }) => ({
    ...row,
    lookedAt: lookedAt.toISOString(),
    keptAt: keptAt.toISOString(),
  }))
}

/** Exports the calendar address without its token. */
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
