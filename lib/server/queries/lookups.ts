import 'server-only'
import { type Category, categoryEndpoints } from '@/lib/contract/vacancies/category'
import { cacheUnder } from '@/lib/server/cache/cache-lifetime'
import { cachedQuery } from '@/lib/server/cache/cached-query'
import { toQueryResult, unwrapResult } from '@/lib/server/cache/query-result'
import { readFilterChoices } from '@/lib/server/queries/listing/filter-choices'
import { tags } from '@/lib/shared/cache-tags'
import { type VacancyLists, vacancyPanel } from '@/lib/shared/listing/vacancy-panel'

const readPage = cachedQuery(categoryEndpoints.list, [tags.lookups, tags.jobs])

export async function readCategories(): Promise<readonly Category[]> {
  return (await readPage({ limit: 100 })).data
}

export function readVacancyChoices(): Promise<VacancyLists> {
  return unwrapResult(readCachedVacancyChoices())
}

async function readCachedVacancyChoices() {
  'use cache'
  cacheUnder([tags.lookups])
  return toQueryResult(() => readFilterChoices(vacancyPanel))
}
