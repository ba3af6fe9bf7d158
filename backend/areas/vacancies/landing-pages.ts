import { asc, eq, type SQL, sql } from 'drizzle-orm'
import { isOpen } from '@/backend/areas/listing/closing'
import { isLargeTable } from '@/backend/areas/listing/matches/sample-matches'
import { getStoredCount } from '@/backend/areas/listing/stored-counts'
import type { Database } from '@/backend/db/connect'
import { category, isProvince, location } from '@/backend/db/schema/lookups'
import { MAX_LISTED } from '@/lib/contract/common'
import {
  type LandingOverview,
  type LandingPage,
  MIN_LANDING_VACANCIES,
} from '@/lib/contract/vacancies/landing'
import type { VacancyTables } from './vacancy-tables'

/** Lists landing pages: fields, then places, then both together, in the order of their lists. */
export async function listLandings(
  db: Database,
  { counts }: VacancyTables,
  today: string,
): Promise<LandingPage[]> {
  const { table, filterNumbers } = counts
  const { rows } = await db.execute<{
    category_id: number | null
    location_id: number | null
    open: number
  }>(sql`
    select category_id, location_id, sum(count)::int as open from (
      select count,
        case when second = ${filterNumbers.categoryId} then second_value when first > 0 then first_value end as category_id,
        case when second = ${filterNumbers.locationId} then second_value end as location_id
      from ${table} where closing_date >= ${today} and (first, second) in (
        (0, ${filterNumbers.categoryId}), (0, ${filterNumbers.locationId}), (${filterNumbers.categoryId}, ${filterNumbers.locationId})
      )
    ) counted
    group by 1, 2 having sum(count) >= ${MIN_LANDING_VACANCIES}`)
  const categories = await db
    .select({ id: category.id, name: category.name })
    .from(category)
    .orderBy(asc(category.position), asc(category.id))
  const locations = await db
    .select({ id: location.id, name: location.name, nameKm: location.nameKm })
    .from(location)
    .where(isProvince)
    .orderBy(asc(location.position), asc(location.id))
  const open = new Map(rows.map((row) => [`${row.category_id}/${row.location_id}`, row.open]))
  const toLanding = (of: LandingPage['category'], at: LandingPage['location']): LandingPage[] => {
    const found = open.get(`${of?.id ?? null}/${at?.id ?? null}`)
    return found === undefined ? [] : [{ category: of, location: at, open: found }]
  }
  return [
    ...categories.flatMap((of) => toLanding(of, null)),
    ...locations.flatMap((at) => toLanding(null, at)),
    ...categories.flatMap((of) => locations.flatMap((at) => toLanding(of, at))),
  ]
}

type Where = { readonly categoryId?: number | undefined; readonly locationId?: number | undefined }

/** Newest vacancies of a large table that are read. */
const LOOKED_AT = 2000

/**
 * Summarises a landing page: open vacancies by the stored counts, up to 10,000 (in a large table 2,000),
 * employers of the newest, and pay when that covers all.
 */
export async function getLandingOverview(
  db: Database,
  { vacancy, counts }: VacancyTables,
  today: string,
  { categoryId, locationId }: Where,
): Promise<LandingOverview> {
  const conditions: SQL[] = [isOpen(vacancy, today)]
  if (categoryId !== undefined) conditions.push(eq(vacancy.categoryId, categoryId))
  if (locationId !== undefined) {
    conditions.push(sql`${vacancy.locationIds} @> array[${locationId}]::int[]`)
  }
  const stored = await getStoredCount(db, counts, today, { categoryId, locationId })
  const open = stored?.total ?? 0
  const most = (await isLargeTable(db, vacancy)) ? LOOKED_AT : MAX_LISTED
  const openIsExact = open <= most
  // No pay for a part: it would read each row, while the index of the newest has the employers.
  const offers = openIsExact ? OFFERS : sql``
  const { rows } = await db.execute<Counted>(sql`
    select count(distinct company_id)::int as employers ${offers}
    from (
      select company_id, pay_min, pay_max, pay_currency from ${vacancy}
      where ${sql.join(conditions, sql` and `)}
      order by posted_at desc nulls first, id desc nulls first limit ${most}
    ) newest`)
  const { employers = 0, paid = 0, least = null, highest = null } = rows[0] ?? {}
  return {
    open: Math.min(open, most),
    openIsExact,
    employers,
    paid,
    pay: least === null ? null : { min: least, max: highest, currency: 'USD', period: 'month' },
  }
}

type Counted = { readonly employers: number } & Partial<{
  readonly paid: number
  readonly least: number | null
  readonly highest: number | null
}>

const OFFERS = sql`,
  count(*) filter (where pay_currency = 'USD')::int as paid,
  min(coalesce(pay_min, pay_max)) filter (where pay_currency = 'USD') as least,
  max(coalesce(pay_max, pay_min)) filter (where pay_currency = 'USD') as highest`
