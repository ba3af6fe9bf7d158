import { ofColumn, ofLinks, ofReferred } from '@/backend/areas/listing/choices'
import { company } from '@/backend/db/schema/company'
import type { VacancyFacets } from '@/lib/contract/vacancies/vacancy'
import type { VacancyTables } from './vacancy-tables'

export function toVacancyChoices({ vacancy, majors }: VacancyTables) {
  return {
    categoryId: ofColumn(vacancy.categoryId),
    majorId: ofLinks(majors, vacancy.id),
    companyTypeId: ofReferred(
      vacancy.companyId,
      { table: company, id: company.id },
      company.companyTypeId,
    ),
    salaryId: ofColumn(vacancy.salaryId),
    typeId: ofColumn(vacancy.typeId),
    levelId: ofColumn(vacancy.levelId),
    locationId: ofColumn(vacancy.locationId),
  } satisfies Record<keyof VacancyFacets, unknown>
}
