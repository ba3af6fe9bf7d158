import 'server-only'
import { MAX_LIMIT } from '@/lib/contract/common'
import { type Department, departmentEndpoints } from '@/lib/contract/studies/department'
import { type Category, categoryEndpoints } from '@/lib/contract/vacancies/category'
import { cacheUnder } from '@/lib/server/cache/cache-lifetime'
import { cachedQuery } from '@/lib/server/cache/cached-query'
import { toQueryResult, unwrapResult } from '@/lib/server/cache/query-result'
import { readFilterChoices } from '@/lib/server/queries/listing/filter-choices'
import { tags } from '@/lib/shared/cache-tags'
import { type VacancyLists, vacancyFilterPanel } from '@/lib/shared/listing/vacancy-filter-panel'

const readCategoryPage = cachedQuery(categoryEndpoints.list, [tags.lookups, tags.jobs])

const readDepartmentPage = cachedQuery(departmentEndpoints.list, [tags.lookups, tags.scholarships])

export async function readCategories(): Promise<readonly Category[]> {
  return (await readCategoryPage({ limit: 100 })).data
}

export function readVacancyChoices(): Promise<VacancyLists> {
  return unwrapResult(readCachedVacancyChoices())
}

async function readCachedVacancyChoices() {
  'use cache'
  cacheUnder([tags.lookups])
  return toQueryResult(() => readFilterChoices(vacancyFilterPanel))
}

export async function readDepartments(): Promise<readonly Department[]> {
  return (await readDepartmentPage({ limit: MAX_LIMIT })).data
}
