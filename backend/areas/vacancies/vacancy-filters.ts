import { eq, type SQL, sql } from 'drizzle-orm'
import { company } from '@/backend/db/schema/company'
import type { VacancyTables } from './vacancy-tables'

/** The filters of spec §3 that a listing offers as choices. */
export type VacancyChoices = {
  readonly categoryId?: number | undefined
  readonly majorId?: number | undefined
  readonly companyTypeId?: number | undefined
  readonly salaryId?: number | undefined
  readonly typeId?: number | undefined
  readonly levelId?: number | undefined
  readonly locationId?: number | undefined
  readonly companyId?: number | undefined
}

/** Conditions on the table of vacancies, one for each choice made. */
export function toChoiceConditions(
  { vacancy, majors }: VacancyTables,
  choices: VacancyChoices,
): SQL[] {
  const equals = [
    [vacancy.categoryId, choices.categoryId],
    [vacancy.salaryId, choices.salaryId],
    [vacancy.typeId, choices.typeId],
    [vacancy.levelId, choices.levelId],
    [vacancy.locationId, choices.locationId],
    [vacancy.companyId, choices.companyId],
  ] as const
  const conditions = equals.flatMap(([column, id]) => (id === undefined ? [] : [eq(column, id)]))
  if (choices.majorId !== undefined) {
    conditions.push(
      sql`${vacancy.id} in (select ${majors.owner} from ${majors.table} where ${majors.linked} = ${choices.majorId})`,
    )
  }
  if (choices.companyTypeId !== undefined) {
    conditions.push(
      sql`${vacancy.companyId} in (select ${company.id} from ${company} where ${company.companyTypeId} = ${choices.companyTypeId})`,
    )
  }
  return conditions
}
