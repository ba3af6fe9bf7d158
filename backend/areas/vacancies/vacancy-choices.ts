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
  const numbered = names.flatMap((name) => {
    const values = chosen[name]
    return values === undefined ? [] : [toNumbered(name, [values].flat())]
  })
  // Asked for together, the rarest leads and the others are skipped through; each by itself is read whole.
  const all = numbered.filter(({ length }) => length === 1).flat()
  const asked = numbered.filter(({ length }) => length > 1).map((some) => toAsked(sql`&&`, some))
  return all.length === 0 ? asked : [toAsked(sql`@>`, all), ...asked]

  function toAsked(operator: SQL, values: readonly number[]): SQL {
    return sql`${toValues(vacancy)} ${operator} array[${listValues(values)}]::bigint[]`
  }
}

function toNumbered(name: keyof typeof COUNTED, values: readonly (string | number)[]): number[] {
  return values.map((value) => Number(value) * 8 + COUNTED[name])
}
