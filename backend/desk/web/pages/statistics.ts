import { type SQL, sql } from 'drizzle-orm'
import { listEmptySearches } from '@/backend/areas/listing/search/empty-searches'
import type { Database } from '@/backend/db/connect'
import { account } from '@/backend/db/schema/account'
import { internshipApplication, jobApplication } from '@/backend/db/schema/application'
import { savedInternship, savedJob, savedScholarship } from '@/backend/db/schema/saved-listings'
import { scholarship } from '@/backend/db/schema/scholarship'
import { internship, job } from '@/backend/db/schema/vacancy'
import { emptySearch, visitDay } from '@/backend/db/schema/visitor'
import type { RenderPage } from '@/backend/desk/web/context'
import { type Html, html } from '@/backend/desk/web/html'
import { toTable } from '@/backend/desk/web/html-parts'
import { addDays, toDay } from '@/lib/shared/calendar/day'

const STATISTICS_DAYS = 90

type Figure = {
  readonly name: string
  /** One count a day, the oldest first. */
  readonly counts: readonly number[]
}

type Moments = { readonly table: SQL; readonly moment: SQL }

const moments = (...parts: readonly Moments[]): SQL =>
  sql.join(
    parts.map(
      ({ table, moment }) =>
        sql`select (${moment} at time zone 'Asia/Phnom_Penh')::date as day, 1 as n from ${table}`,
    ),
    sql` union all `,
  )

/** Rows of day and count of each figure. */
const FIGURES: Readonly<Record<string, SQL>> = {
  Visits: sql`select day, visits as n from ${visitDay}`,
  'New listings': moments(
    { table: sql`${job}`, moment: sql`${job.createdAt}` },
    { table: sql`${internship}`, moment: sql`${internship.createdAt}` },
    { table: sql`${scholarship}`, moment: sql`${scholarship.createdAt}` },
  ),
  'Listings saved': moments(
    { table: sql`${savedJob}`, moment: sql`${savedJob.savedAt}` },
    { table: sql`${savedInternship}`, moment: sql`${savedInternship.savedAt}` },
    { table: sql`${savedScholarship}`, moment: sql`${savedScholarship.savedAt}` },
  ),
  Applications: moments(
    { table: sql`${jobApplication}`, moment: sql`${jobApplication.appliedAt}` },
    { table: sql`${internshipApplication}`, moment: sql`${internshipApplication.appliedAt}` },
  ),
  'Searches without a result': sql`select day, searches as n from ${emptySearch}`,
  'New accounts': moments({ table: sql`${account}`, moment: sql`${account.createdAt}` }),
}

const [BAR, HEIGHT] = [8, 80]

const SHOWN_SEARCHES = { atLeast: 3, atMost: 30 }

/** What happened on each of the last ninety days, as bars. */
export const renderStatistics: RenderPage = async ({ db, clock }) => {
  const figures = await readDailyStatistics(db, clock.now())
  const since = addDays(toDay(clock.now()), 1 - STATISTICS_DAYS)
  const searches = await listEmptySearches(db, since, SHOWN_SEARCHES)
  const table = toTable(
    ['Search words', 'Times'],
    searches.map(({ words, searches: times }) => html`<tr><td>${words}</td><td>${times}</td></tr>`),
    `Nothing was searched ${SHOWN_SEARCHES.atLeast} times without a result.`,
  )
  return {
    title: `The last ${STATISTICS_DAYS} days`,
    main: html`${figures.map(toFigure)}<h2>Searches without results</h2>${table}`,
  }
}

function toFigure({ name, counts }: Figure): Html {
  const most = Math.max(1, ...counts)
  const [week, before] = [sum(counts.slice(-7)), sum(counts.slice(-14, -7))]
  const bars = counts.map((count, day) => {
    const height = Math.round((count / most) * HEIGHT)
    return html`<rect x="${day * BAR}" y="${HEIGHT - height}" width="${BAR - 2}" height="${height}"/>`
  })
  const words = `${sum(counts)} in all, at most ${Math.max(...counts)} a day; ${week} in the last seven days, ${before} in the seven before`
  return html`<h2>${name}</h2><svg role="img" aria-label="${name}: ${words}" viewBox="0 0 ${STATISTICS_DAYS * BAR} ${HEIGHT}" width="100%" height="${HEIGHT}" preserveAspectRatio="none" fill="#f48b24">${bars}</svg>
<p class="note">${words}.</p>`
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}

/** Counts what happened on each of the last ninety days in Phnom Penh, today included. */
async function readDailyStatistics(db: Database, now: Date): Promise<readonly Figure[]> {
  const first = addDays(toDay(now), 1 - STATISTICS_DAYS)
  const figures: Figure[] = []
  for (const [name, rows] of Object.entries(FIGURES)) {
    const { rows: counted } = await db.execute<{ ago: number; n: number }>(sql`
      select (day - ${first}::date)::int as ago, sum(n)::int as n from (${rows}) counted
      where day >= ${first}::date and day < ${first}::date + ${STATISTICS_DAYS}::int group by 1`)
    const byDay = new Map(counted.map(({ ago, n }) => [ago, n]))
    figures.push({
      name,
      counts: Array.from({ length: STATISTICS_DAYS }, (_, day) => byDay.get(day) ?? 0),
    })
  }
  return figures
}
