import { type SQL, sql } from 'drizzle-orm'
import { type Chosen, listValues, ofArray, ofColumn } from '@/backend/areas/listing/choices'
import { COUNTED } from '@/backend/db/schema/search/vacancy-count'
import { toValues } from '@/backend/db/schema/vacancy-table'
import type { VacancyFacets } from '@/lib/contract/vacancies/vacancy'
import type { VacancyTables } from './vacancy-tables'

export function toVacancyChoices({ vacancy }: VacancyTables) {
  return {
    categoryId: ofColumn(vacancy.categoryId),
    majorId: ofArray(vacancy.majorIds),
    companyTypeId: ofColumn(vacancy.companyTypeId),
    salaryId: ofColumn(vacancy.salaryId),
    typeId: ofColumn(vacancy.typeId),
    levelId: ofColumn(vacancy.levelId),
    locationId: ofColumn(vacancy.locationId),
  } satisfies Record<keyof VacancyFacets, unknown>
}

type Values = { readonly [Name in keyof typeof COUNTED]?: Chosen | undefined }

/** The same conditions for those who want all that fits: one index knows what several filters leave together (decision 037). */
export function toGathered({ vacancy }: VacancyTables, chosen: Values): SQL[] {
  const names = Object.keys(COUNTED) as (keyof typeof COUNTED)[]
  return names.flatMap((name) => {
    const values = chosen[name]
    if (values === undefined) return []
    const numbered = [values].flat().map((value) => Number(value) * 8 + COUNTED[name])
    return [sql`${toValues(vacancy)} && array[${listValues(numbered)}]::bigint[]`]
  })
}
