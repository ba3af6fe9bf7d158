import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { toListingStatus } from '@/backend/areas/listing/closing'
import { listLinkedMajors } from '@/backend/areas/listing/link-tables'
import { toLogo } from '@/backend/areas/listing/logo'
import type { Database } from '@/backend/db/connect'
import { company } from '@/backend/db/schema/company'
import {
  category,
  companyType,
  jobLevel,
  jobType,
  location,
  qualification,
} from '@/backend/db/schema/lookups'
import type { VacancyTable } from '@/backend/db/schema/vacancy'
import type { LookupItem, Named } from '@/lib/contract/common'
import type { Pay, VacancySummary } from '@/lib/contract/vacancies/vacancy'
import type { VacancyTables } from './vacancy-tables'

const summaryColumns = (vacancy: VacancyTable) => ({
  id: vacancy.id,
  title: vacancy.title,
  place: vacancy.place,
  payMin: vacancy.payMin,
  payMax: vacancy.payMax,
  payCurrency: vacancy.payCurrency,
  payText: vacancy.payText,
  postedAt: vacancy.postedAt,
  closingDate: vacancy.closingDate,
  updatedAt: vacancy.updatedAt,
  isAppliedHere: sql<boolean>`${vacancy.applyEmail} is not null`,
  company: { id: company.id, name: company.name, logoUrl: company.logoUrl },
  companyType: { id: companyType.id, name: companyType.name },
  location: { id: location.id, name: location.name, nameKm: location.nameKm },
  category: { id: category.id, name: category.name },
  type: { id: jobType.id, name: jobType.name, nameKm: jobType.nameKm },
  level: { id: jobLevel.id, name: jobLevel.name, nameKm: jobLevel.nameKm },
  qualification: {
    id: qualification.id,
    name: qualification.name,
    nameKm: qualification.nameKm,
  },
})

/** Lists vacancies in the order of the ids; ids that are gone or taken down are left out. */
export async function listVacancySummaries(
  db: Database,
  { vacancy, majors }: VacancyTables,
  today: string,
  ids: readonly number[],
): Promise<VacancySummary[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(summaryColumns(vacancy))
    .from(vacancy)
    .innerJoin(company, eq(company.id, vacancy.companyId))
    .leftJoin(companyType, eq(companyType.id, company.companyTypeId))
    .leftJoin(location, eq(location.id, vacancy.locationId))
    .leftJoin(category, eq(category.id, vacancy.categoryId))
    .leftJoin(jobType, eq(jobType.id, vacancy.typeId))
    .leftJoin(jobLevel, eq(jobLevel.id, vacancy.levelId))
    .leftJoin(qualification, eq(qualification.id, vacancy.qualificationId))
    .where(and(inArray(vacancy.id, [...ids]), isNull(vacancy.removedAt)))
  const majorsOf = await listLinkedMajors(db, majors, ids)
  const summaries = new Map(
    rows.map((row) => [row.id, toSummary({ ...row, majors: majorsOf.get(row.id) ?? [] }, today)]),
  )
  return ids.flatMap((id) => summaries.get(id) ?? [])
}

type StatedPay = Pick<VacancyTable['$inferSelect'], 'payMin' | 'payMax' | 'payCurrency'>
type SummaryRow = StatedPay &
  Pick<VacancyTable['$inferSelect'], 'payText'> &
  Pick<VacancySummary, 'id' | 'title' | 'place' | 'closingDate'> &
  Pick<VacancySummary, 'location' | 'category' | 'type' | 'level' | 'qualification'> & {
    majors: readonly LookupItem[]
    postedAt: Date
    updatedAt: Date
    isAppliedHere: boolean
    company: { id: number; name: string; logoUrl: string | null }
    companyType: Named | null
  }

function toSummary(row: SummaryRow, today: string): VacancySummary {
  const { payMin, payMax, payCurrency, payText, ...others } = row
  const { company: employer, companyType: type, isAppliedHere, ...same } = others
  return {
    ...same,
    majors: [...row.majors],
    company: { id: employer.id, name: employer.name, logo: toLogo(employer.logoUrl), type },
    pay: toPay({ payMin, payMax, payCurrency }),
    ...(payText !== null && { payText }),
    postedAt: row.postedAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    status: toListingStatus(row.closingDate, today),
    ...(isAppliedHere && { applyHere: true as const }),
  }
}

export function toPay({ payMin, payMax, payCurrency }: StatedPay): Pay | null {
  if (payCurrency === null || (payMin === null && payMax === null)) return null
  return { min: payMin, max: payMax, currency: payCurrency, period: 'month' }
}
