import { eq, inArray } from 'drizzle-orm'
import type { JobSummary, Pay } from '@/lib/contract/job'
import type { Database } from '../db/connect'
import { company } from '../db/schema/company'
import { job } from '../db/schema/job'
import { category, jobLevel, jobType, location } from '../db/schema/lookups'
import { toLogo } from './companies'
import { toStatus } from './job-status'

const summaryColumns = {
  id: job.id,
  title: job.title,
  place: job.place,
  payMin: job.payMin,
  payMax: job.payMax,
  payCurrency: job.payCurrency,
  postedAt: job.postedAt,
  closingDate: job.closingDate,
  company: { id: company.id, name: company.name, logoUrl: company.logoUrl },
  location: { id: location.id, name: location.name, nameKm: location.nameKm },
  category: { id: category.id, name: category.name },
  type: { id: jobType.id, name: jobType.name },
  level: { id: jobLevel.id, name: jobLevel.name },
}

/** Vacancies as listings show them, in the order of the ids; ids that are gone are left out. */
export async function listJobSummaries(
  db: Database,
  today: string,
  ids: readonly number[],
): Promise<JobSummary[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(summaryColumns)
    .from(job)
    .innerJoin(company, eq(company.id, job.companyId))
    .leftJoin(location, eq(location.id, job.locationId))
    .leftJoin(category, eq(category.id, job.categoryId))
    .leftJoin(jobType, eq(jobType.id, job.typeId))
    .leftJoin(jobLevel, eq(jobLevel.id, job.levelId))
    .where(inArray(job.id, [...ids]))
  const summaries = new Map(rows.map((row) => [row.id, toSummary(row, today)]))
  return ids.flatMap((id) => summaries.get(id) ?? [])
}

type StatedPay = Pick<typeof job.$inferSelect, 'payMin' | 'payMax' | 'payCurrency'>
type SummaryRow = StatedPay &
  Pick<JobSummary, 'id' | 'title' | 'place' | 'closingDate'> &
  Pick<JobSummary, 'location' | 'category' | 'type' | 'level'> & {
    postedAt: Date
    company: { id: number; name: string; logoUrl: string | null }
  }

function toSummary(row: SummaryRow, today: string): JobSummary {
  const { payMin, payMax, payCurrency, postedAt, company: employer, ...same } = row
  return {
    ...same,
    company: { id: employer.id, name: employer.name, logo: toLogo(employer.logoUrl) },
    pay: toPay({ payMin, payMax, payCurrency }),
    postedAt: postedAt.toISOString(),
    status: toStatus(row.closingDate, today),
  }
}

/** Pay as replies give it; null when none is stated. */
export function toPay({ payMin, payMax, payCurrency }: StatedPay): Pay | null {
  if (payCurrency === null || (payMin === null && payMax === null)) return null
  return { min: payMin, max: payMax, currency: payCurrency, period: 'month' }
}
