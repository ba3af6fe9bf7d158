import { sql } from 'drizzle-orm'
import type { ListedTable } from '@/backend/areas/listing/listed-table'
import type { ListingFilters } from '@/backend/areas/listing/matches/count-open-items'
import { searchOpenItems } from '@/backend/areas/listing/open-listing'
import { getStoredCount } from '@/backend/areas/listing/stored-counts'
import { internships, jobs, type VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Database } from '@/backend/db/connect'
import { scholarship } from '@/backend/db/schema/scholarship'
import { printSearch } from './print-search'
import type { SearchCommand } from './search-arguments'

const PAGE = 10

/** Searches as the listing does without a filter, and returns the lines that explain the first page. */
export async function explainSearch(
  db: Database,
  { text, area, sort }: SearchCommand,
  today: string,
): Promise<string[]> {
  const { table, filters } = await toListing(db, area, today)
  const asked = { searchText: text, sort, limit: PAGE, offset: 0 }
  const search = await searchOpenItems(db, table, today, asked, filters)
  const titles = await readTitles(db, table, search.ids)
  return [`"${text}" in ${area} on ${today}`, '', ...printSearch(search, titles)]
}

async function toListing(
  db: Database,
  area: SearchCommand['area'],
  today: string,
): Promise<{ table: ListedTable; filters: ListingFilters }> {
  if (area === 'scholarships') return { table: scholarship, filters: { conditions: [] } }
  const { vacancy, counts }: VacancyTables = area === 'jobs' ? jobs : internships
  const stored = await getStoredCount(db, counts, today, {})
  return { table: vacancy, filters: { conditions: [], stored } }
}

async function readTitles(
  db: Database,
  table: ListedTable,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const { rows } = await db.execute<{ id: number; title: string }>(sql`
    select id, title from ${table} where id = any(${`{${ids.join(',')}}`}::int[])`)
  return new Map(rows.map(({ id, title }) => [id, title]))
}
