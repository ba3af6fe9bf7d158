import { and, eq, isNull } from 'drizzle-orm'
import { getCompany } from '@/backend/areas/companies/companies'
import type { Database } from '@/backend/db/connect'
import { gender, salaryBand } from '@/backend/db/schema/lookups'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'
import { toApplyMethod } from './apply-method'
import { listVacancySummaries } from './vacancy-summaries'
import type { VacancyTables } from './vacancy-tables'

export async function getVacancy(
  db: Database,
  tables: VacancyTables,
  today: string,
  id: number,
): Promise<Vacancy | null> {
  const [summary] = await listVacancySummaries(db, tables, today, [id])
  if (summary === undefined) return null
  const texts = await getTexts(db, tables, id)
  const company = await getCompany(db, today, summary.company.id)
  if (texts === null || company === null) return null
  return { ...summary, ...texts, company }
}

export async function isVacancy(
  db: Database,
  { vacancy }: VacancyTables,
  id: number,
): Promise<boolean> {
  return (await db.$count(vacancy, and(eq(vacancy.id, id), isNull(vacancy.removedAt)))) > 0
}

async function getTexts(db: Database, { vacancy }: VacancyTables, id: number) {
  const [row] = await db
    .select({
      country: vacancy.country,
      positions: vacancy.positions,
      description: vacancy.description,
      requirements: vacancy.requirements,
      benefits: vacancy.benefits,
      howToApply: vacancy.howToApply,
      applyUrl: vacancy.applyUrl,
      applyEmail: vacancy.applyEmail,
      views: vacancy.views,
      gender: { id: gender.id, name: gender.name },
      salary: {
        id: salaryBand.id,
        name: salaryBand.name,
        nameKm: salaryBand.nameKm,
        min: salaryBand.min,
        max: salaryBand.max,
      },
    })
    .from(vacancy)
    .leftJoin(gender, eq(gender.id, vacancy.genderId))
    .leftJoin(salaryBand, eq(salaryBand.id, vacancy.salaryId))
    .where(eq(vacancy.id, id))
  if (row === undefined) return null
  const { applyEmail, ...texts } = row
  return { ...texts, apply: toApplyMethod({ ...texts, applyEmail }) }
}
