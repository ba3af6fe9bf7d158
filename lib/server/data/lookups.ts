import 'server-only'
import {
  listCompanyTypes,
  listJobLevels,
  listJobLocations,
  listJobTypes,
  listSalaryBands,
  listUserMajors,
} from '@/lib/contract/site/lookup'
import { type Category, listCategories } from '@/lib/contract/vacancies/category'
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
    async () => (await publicApi().call(listCategories, everything)).data,
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
        api.call(listCategories, everything),
        api.call(listUserMajors, everything),
        api.call(listCompanyTypes, everything),
        api.call(listSalaryBands, everything),
        api.call(listJobTypes, everything),
        api.call(listJobLevels, everything),
        api.call(listJobLocations, everything),
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
