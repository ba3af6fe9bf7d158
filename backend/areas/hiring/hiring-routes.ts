import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { isOpen } from '@/backend/areas/listing/closing'
import { toLogo } from '@/backend/areas/listing/logo'
import { hasMajorProfile } from '@/backend/areas/studies/majors'
import { internships, jobs, type VacancyTables } from '@/backend/areas/vacancies/vacancy-tables'
import type { Database } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import {
  category,
  companyType,
  isProvince,
  jobLevel,
  location,
  major,
  qualification,
} from '@/backend/db/schema/lookups'
import { notFound } from '@/backend/platform/http/error-reply'
import { mountPublic } from '@/backend/platform/http/mount-endpoint'
import type { RouteContext } from '@/backend/platform/http/route-context'
import { type CompanyHiring, companyEndpoints } from '@/lib/contract/companies/company'
import { type MajorHiring, majorEndpoints } from '@/lib/contract/studies/major'
import { toDay } from '@/lib/shared/calendar/day'
import { getMaxVacanciesRead, PAY_COLUMNS, readPayByLevel } from './pay-by-level'

const MAX_EMPLOYERS = 12

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

export function mountHiringRoutes(context: RouteContext): void {
  const { readPublic, clock } = context
  const today = () => toDay(clock.now())

  mountPublic(
    context,
    companyEndpoints.hiring,
    async ({ params }) =>
      (await readPublic((from) => summarizeCompanyHiring(from, today(), params.id))) ??
      notFound('employer'),
  )

  mountPublic(
    context,
    majorEndpoints.hiring,
    async ({ params }) =>
      (await readPublic((from) => summarizeMajorHiring(from, today(), params.id))) ??
      notFound('major'),
  )
}

/**
 * Computes who hires for a major; null when there is no such major. It reads at most 10,000 open jobs, in a
 * large table 2,000 (decision 048).
 */
export async function summarizeMajorHiring(
  db: Database,
  today: string,
  id: number,
): Promise<MajorHiring | null> {
  if (!(await hasMajorProfile(db, id))) return null
  const { vacancy } = jobs
  const atMost = await getMaxVacanciesRead(db, jobs)
  const select = (columns: SQL, limit: number) => sql`
    select ${columns} from ${vacancy}
    where ${vacancy.majorIds} && array[${id}]::int[] and ${isOpen(vacancy, today)} limit ${limit}`
  const pay = await readPayByLevel(db, select(PAY_COLUMNS, atMost))
  // One more row shows whether there are more.
  const { rows } = await db.execute<EmployerRow>(sql`
    with open as (${select(sql`company_id`, atMost + 1)}),
    hiring as (select company_id, count(*)::int as open_jobs from open group by company_id)
    select company.id, company.name, company.logo_url, type.id as type_id, type.name as type_name, open_jobs,
      count(*) over ()::int as employers, sum(open_jobs) over ()::int as open
    from hiring join ${company} on company.id = company_id
      left join ${companyType} type on type.id = company.company_type_id
    order by open_jobs desc, company.name, company.id limit ${MAX_EMPLOYERS}`)
  const [{ open, employers } = { open: 0, employers: 0 }] = rows
  return {
    open: Math.min(open, atMost),
    openIsExact: open <= atMost,
    pay,
    employers: rows.map(toEmployer),
    employersInAll: employers,
  }
}

type EmployerRow = {
  readonly id: number
  readonly name: string
  readonly logo_url: string | null
  readonly type_id: number | null
  readonly type_name: string | null
  readonly open_jobs: number
  readonly employers: number
  readonly open: number
}

function toEmployer({ id, name, logo_url, type_id, type_name, open_jobs }: EmployerRow) {
  const type = type_id === null || type_name === null ? null : { id: type_id, name: type_name }
  return { id, name, logo: toLogo(logo_url), type, openJobs: open_jobs }
}

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
