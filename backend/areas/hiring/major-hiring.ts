import { type SQL, sql } from 'drizzle-orm'
import { isOpen } from '@/backend/areas/listing/closing'
import { toLogo } from '@/backend/areas/listing/logo'
import { hasMajorProfile } from '@/backend/areas/studies/majors'
import { jobs } from '@/backend/areas/vacancies/vacancy-tables'
import type { Database } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import { companyType } from '@/backend/db/schema/lookups'
import type { MajorHiring } from '@/lib/contract/studies/major'
import { getMaxVacanciesRead, PAY_COLUMNS, readPayByLevel } from './pay-by-level'

const MAX_EMPLOYERS = 12

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
