import { ofArray, ofColumn } from '@/backend/areas/listing/choices'
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
