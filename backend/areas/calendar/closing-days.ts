import { and, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import {
  NOTIFIED_LISTING_TYPES,
  type NotifiedListingType,
} from '@/backend/areas/notification-settings/notified-listing-types'
import type { Database } from '@/backend/db/connect'
import { isoColumn } from '@/backend/db/iso-column'
import { type Page, toPage } from '@/backend/db/paging'
import { company } from '@/backend/db/schema/company'
import { scholarship } from '@/backend/db/schema/scholarship'
import { internship, job, type VacancyTable } from '@/backend/db/schema/vacancy'
import type { ClosingDay } from '@/lib/contract/calendar/calendar-address'

/** Maximum per area, the last to close: a calendar is sent in one reply. */
const MOST_DAYS = 300

const PLACES: Readonly<Record<NotifiedListingType['area'], SQL<string>>> = {
  jobs: selectPlace(job),
  internships: selectPlace(internship),
  scholarships: sql`${scholarship.provider} || ' · ' || ${scholarship.country}`,
}

function selectPlace({ companyId, place }: VacancyTable): SQL<string> {
  return sql`(select ${company.name} from ${company} where ${company.id} = ${companyId}) || ' · ' || ${place}`
}

/** Lists everything the user saved that has a closing day, closed ones too, latest day first. */
export async function listSavedClosingDays(
  db: Database,
  accountId: string,
): Promise<Page<ClosingDay>> {
  const days: ClosingDay[] = []
  for (const { area, listing, saved, savedId } of NOTIFIED_LISTING_TYPES) {
    const { id, title, closingDate, updatedAt } = listing
    const rows = await db
      .select({
        id: sql<number>`${id}`,
        title: sql<string>`${title}`,
        place: PLACES[area],
        closingDate: sql<string>`${closingDate}::text`,
        updatedAt: isoColumn(updatedAt),
      })
      .from(listing)
      .innerJoin(saved, eq(savedId, id))
      .where(and(eq(saved.accountId, accountId), isNotNull(closingDate)))
      .orderBy(desc(closingDate), desc(id))
      .limit(MOST_DAYS)
    days.push(...rows.map((row) => ({ area, ...row })))
  }
  days.sort((a, b) => b.closingDate.localeCompare(a.closingDate))
  return toPage(days, days.length, { limit: 3 * MOST_DAYS, offset: 0 })
}
