import 'server-only'
import { listCategories } from '@/lib/contract/category'
import {
  listCompanyTypes,
  listJobLevels,
  listJobLocations,
  listJobTypes,
  listSalaryBands,
  listUserMajors,
} from '@/lib/contract/lookup'
import { publicApi } from './api'
import { keep, readOr, tags } from './lifetime'

const everything = { query: { limit: 100 } } as const

/** Fields of work with the number of open vacancies in each. */
export async function readCategories() {
  'use cache'
  keep(tags.lookups, tags.jobs)
  return readOr([], async () => (await publicApi().call(listCategories, everything)).data)
}

/** The lists a job filter is chosen from, keyed by the filter they fill (spec §3). */
export async function readJobLookups() {
  'use cache'
  keep(tags.lookups)
  const api = publicApi()
  return readOr(
    {
      categoryId: [],
      majorId: [],
      companyTypeId: [],
      salaryId: [],
      typeId: [],
      levelId: [],
      locationId: [],
    },
    async () => {
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
    },
  )
}
