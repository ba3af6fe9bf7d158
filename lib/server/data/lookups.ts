import 'server-only'
import { lookupEndpoints } from '@/lib/contract/site/lookup'
import { type Category, categoryEndpoints } from '@/lib/contract/vacancies/category'
import { tags } from '@/lib/shared/cache-tags'
import type { VacancyChoices } from '@/lib/shared/listing/vacancy-choices'
import { publicApi } from './api'
import { keep } from './lifetime'
import { reader } from './reader'
import { read, requireValue } from './reading'

const everything = { query: { limit: 100 } } as const

const readPage = reader(categoryEndpoints.list, [tags.lookups, tags.jobs])

/** Fields of work with the number of open vacancies in each. */
export async function readCategories(): Promise<readonly Category[]> {
  return (await readPage(everything.query)).data
}

/** The lists a job filter is chosen from. */
export function readVacancyChoices(): Promise<VacancyChoices> {
  return requireValue(keptVacancyChoices())
}

async function keptVacancyChoices() {
  'use cache'
  keep([tags.lookups])
  const api = publicApi()
  return read(async () => {
    const [categoryId, majorId, companyTypeId, salaryId, typeId, levelId, locationId] =
      await Promise.all([
        api.call(categoryEndpoints.list, everything),
        api.call(lookupEndpoints.userMajors, everything),
        api.call(lookupEndpoints.companyTypes, everything),
        api.call(lookupEndpoints.salaryBands, everything),
        api.call(lookupEndpoints.jobTypes, everything),
        api.call(lookupEndpoints.jobLevels, everything),
        api.call(lookupEndpoints.locations, everything),
      ])
    return {
      categoryId: categoryId.data,
      majorId: majorId.data,
      companyTypeId: companyTypeId.data,
      salaryId: salaryId.data,
      typeId: typeId.data,
      levelId: levelId.data,
      locationId: locationId.data,
    }
  })
}
