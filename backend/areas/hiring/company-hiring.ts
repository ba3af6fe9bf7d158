import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isOpen } from '@/backend/areas/listing/closing'
import { internships, jobs, type VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Database } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import {
  category,
  isProvince,
  jobLevel,
  location,
  major,
  qualification,
} from '@/backend/db/schema/lookups'
import type { CompanyHiring } from '@/lib/contract/companies/company'
import { getMaxVacanciesRead, PAY_COLUMNS, readPayByLevel } from './pay-by-level'

const MAX_GROUPS = 25

type Part = {
  readonly lookup: PgTable | SQL
  readonly value: SQL
  readonly order: SQL
  readonly code?: SQL
}

const most = sql`open_jobs + open_internships desc, lookup.position, lookup.id`
const lowest = sql`lookup.position, lookup.id`

const parts = {
  places: {
    lookup: sql`(select * from ${location} where ${isProvince})`,
    value: sql`unnest(location_ids)`,
    order: most,
    code: sql`lookup.code`,
  },
  fields: { lookup: category, value: sql`category_id`, order: most },
  levels: { lookup: jobLevel, value: sql`level_id`, order: lowest },
  qualifications: { lookup: qualification, value: sql`qualification_id`, order: lowest },
  majors: { lookup: major, value: sql`unnest(major_ids)`, order: most },
} satisfies Record<string, Part>

type PartName = keyof typeof parts

/**
 * Computes what an employer hires for; null when there is no such employer. It reads at most 10,000 of its
 * jobs and of its internships, in large tables 2,000 (decision 048).
 */
export async function summarizeCompanyHiring(
  db: Database,
  today: string,
  id: number,
): Promise<CompanyHiring | null> {
  if ((await db.$count(company, eq(company.id, id))) === 0) return null
  const select = ({ vacancy }: VacancyTables, columns: SQL, limit: number) => sql`
    (select ${columns} from ${vacancy}
    where ${vacancy.companyId} = ${id} and ${isOpen(vacancy, today)} limit ${limit})`
  const [ofJobs, ofInternships] = [
    await getMaxVacanciesRead(db, jobs),
    await getMaxVacanciesRead(db, internships),
  ]
  const columns = (isJob: SQL) =>
    sql`${isJob} as is_job, location_ids, category_id, level_id, qualification_id, major_ids`
  const { rows } = await db.execute<CountRow>(sql`
    with open as materialized (
      ${select(jobs, columns(sql`true`), ofJobs + 1)}
      union all ${select(internships, columns(sql`false`), ofInternships + 1)}
    )
    select 'all' as part, null::int as id, null as name, null as code, null::bigint as place,
      count(*) filter (where is_job)::int as open_jobs, count(*) filter (where not is_job)::int as open_internships
    from open
    ${sql.join(Object.entries(parts).map(toCountQuery), sql``)}
    order by part, place`)
  const all = rows.find(({ part }) => part === 'all')
  const [openJobs, openInternships] = [all?.open_jobs ?? 0, all?.open_internships ?? 0]
  const list = (name: PartName) => rows.filter(({ part }) => part === name).map(toCount)
  return {
    open: Math.min(openJobs, ofJobs) + Math.min(openInternships, ofInternships),
    openIsExact: openJobs <= ofJobs && openInternships <= ofInternships,
    pay: await readPayByLevel(db, select(jobs, PAY_COLUMNS, ofJobs)),
    places: list('places'),
    fields: list('fields'),
    levels: list('levels'),
    qualifications: list('qualifications'),
    majors: list('majors'),
  }
}

type CountRow = {
  readonly part: PartName | 'all'
  readonly id: number
  readonly name: string
  readonly code: string
  readonly open_jobs: number
  readonly open_internships: number
}

function toCountQuery([name, { lookup, value, order, code = sql`null` }]: [string, Part]): SQL {
  return sql`
    union all (
      select ${name}, lookup.id, lookup.name, ${code}, row_number() over (order by ${order}), open_jobs, open_internships
      from (
        select value, count(*) filter (where is_job)::int as open_jobs,
          count(*) filter (where not is_job)::int as open_internships
        from (select is_job, ${value} as value from open) each group by value
      ) counted join ${lookup} lookup on lookup.id = value
      order by ${order} limit ${MAX_GROUPS}
    )`
}

function toCount({ id, name, code, open_jobs, open_internships }: CountRow) {
  return { id, name, code, openJobs: open_jobs, openInternships: open_internships }
}
