import { asc, desc, eq, sql } from 'drizzle-orm'
import {
  internships,
  jobs,
  type NotifiedListingType,
  scholarships,
} from '@/backend/areas/notification-settings/notified-listing-types'
import type { Transaction } from '@/backend/db/connect'
import { isoColumn } from '@/backend/db/iso-column'
import { calendarAddress, savedSearch } from '@/backend/db/schema/saved-listings'
import type { ProfileExport } from '@/lib/contract/my-data/profile-export'

type Saved = ProfileExport['savedJobs']

export async function exportSaved(tx: Transaction, accountId: string) {
  const read = ({ saved, savedId, listing }: NotifiedListingType): Promise<Saved> =>
    tx
      .select({
        id: sql<number>`${listing.id}`,
        title: sql<string>`${listing.title}`,
        savedAt: isoColumn(saved.savedAt),
      })
      .from(saved)
      .innerJoin(listing, eq(listing.id, savedId))
      .where(eq(saved.accountId, accountId))
      .orderBy(desc(saved.savedAt), asc(savedId))
  return {
    savedJobs: await read(jobs),
    savedInternships: await read(internships),
    savedScholarships: await read(scholarships),
  }
}

export function exportSavedSearches(
  tx: Transaction,
  accountId: string,
): Promise<ProfileExport['keptSearches']> {
  const { area, search, label, lookedAt, keptAt } = savedSearch
  return tx
    .select({ area, search, label, lookedAt: isoColumn(lookedAt), keptAt: isoColumn(keptAt) })
    .from(savedSearch)
    .where(eq(savedSearch.accountId, accountId))
    .orderBy(asc(keptAt), asc(area), asc(search))
}

/** Exports the calendar address without its token. */
export async function exportCalendarAddress(
  tx: Transaction,
  accountId: string,
): Promise<ProfileExport['calendarAddress']> {
  const [found] = await tx
    .select({ createdAt: isoColumn(calendarAddress.createdAt) })
    .from(calendarAddress)
    .where(eq(calendarAddress.accountId, accountId))
  return found ?? null
}
