import { type AnyColumn, asc, desc, eq, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { SavedTable } from '@/backend/areas/listing/saved-list'
import type { Transaction } from '@/backend/db/connect'
import {
  calendarAddress,
  savedInternship,
  savedJob,
  savedScholarship,
  savedSearch,
} from '@/backend/db/schema/saved-listings'
import { scholarship } from '@/backend/db/schema/scholarship'
import { internship, job } from '@/backend/db/schema/vacancy'
import type { ProfileExport } from '@/lib/contract/my-data/profile-export'
import { isoColumn } from './iso-column'

type Saved = ProfileExport['savedJobs']
type ListingTable = PgTable & Record<'id' | 'title', AnyColumn>

export async function exportSaved(tx: Transaction, accountId: string) {
  const read = async (
    table: SavedTable,
    itemId: AnyColumn,
    listing: ListingTable,
  ): Promise<Saved> => {
    return tx
      .select({
        id: sql<number>`${listing.id}`,
        title: sql<string>`${listing.title}`,
        savedAt: isoColumn(table.savedAt),
      })
      .from(table)
      .innerJoin(listing, eq(listing.id, itemId))
      .where(eq(table.accountId, accountId))
      .orderBy(desc(table.savedAt), asc(itemId))
  }
  return {
    savedJobs: await read(savedJob, savedJob.jobId, job),
    savedInternships: await read(savedInternship, savedInternship.internshipId, internship),
    savedScholarships: await read(savedScholarship, savedScholarship.scholarshipId, scholarship),
  }
}

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
