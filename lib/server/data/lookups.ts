import 'server-only'
import { lookupEndpoints } from '@/lib/contract/site/lookup'
import { type Category, categoryEndpoints } from '@/lib/contract/vacancies/category'
import type { VacancyChoices } from '@/lib/shared/listing/vacancy-choices'
import { publicApi } from './api'
import { keep, tags } from './lifetime'
import { read, requireValue } from './reading'

const everything = { query: { limit: 100 } } as const

/** Fields of work with the number of open vacancies in each. */
export function readCategories(): Promise<readonly Category[]> {
  return requireValue(keptCategories())
}

async function keptCategories() {
  'use cache'
  keep(tags.lookups, tags.jobs)
  return read<readonly Category[]>(
    [],
    async () => (await publicApi().call(categoryEndpoints.list, everything)).data,
  )
}

const noChoices: VacancyChoices = {
  categoryId: [],
  majorId: [],
  companyTypeId: [],
  salaryId: [],
  typeId: [],
  levelId: [],
  locationId: [],
}

/** The lists a job filter is chosen from. */
export function readVacancyChoices(): Promise<VacancyChoices> {
  return requireValue(keptVacancyChoices())
}

async function keptVacancyChoices() {
  'use cache'
  keep(tags.lookups)
  const api = publicApi()
  return read(noChoices, async () => {
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
