import 'server-only'
import { type Category, listCategories } from '@/lib/contract/category'
import {
  listCompanyTypes,
  listJobLevels,
  listJobLocations,
  listJobTypes,
  listSalaryBands,
  listUserMajors,
} from '@/lib/contract/lookup'
import type { JobLookups } from '@/lib/listing/job-lookups'
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

const noLookups: JobLookups = {
  categoryId: [],
  majorId: [],
  companyTypeId: [],
  salaryId: [],
  typeId: [],
  levelId: [],
  locationId: [],
}

/** The lists a job filter is chosen from. */
export function readJobLookups(): Promise<JobLookups> {
  return requireValue(keptJobLookups())
}

async function keptJobLookups() {
  'use cache'
  keep(tags.lookups)
  const api = publicApi()
  return read(noLookups, async () => {
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
