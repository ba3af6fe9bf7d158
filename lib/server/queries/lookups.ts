import 'server-only'
import type { z } from 'zod'
import { type LookupItem, MAX_LIMIT } from '@/lib/contract/common'
import type { Endpoint } from '@/lib/contract/endpoint'
import {
  type Category,
  categoryEndpoints,
  type Department,
  departmentEndpoints,
} from '@/lib/contract/site/lookup'
import { cacheWithTags } from '@/lib/server/cache/cache-lifetime'
import { cachedQuery } from '@/lib/server/cache/cached-query'
import { toQueryResult, unwrapResult } from '@/lib/server/cache/query-result'
import { listAll } from '@/lib/shared/api/list-all'
import { tags } from '@/lib/shared/cache-tags'
import { type VacancyLists, vacancyFilterPanel } from '@/lib/shared/listing/filter-panels'
import { publicApi } from '../cache/public-api'

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
  cacheWithTags([tags.lookups])
  return toQueryResult(() => readFilterChoices(vacancyFilterPanel))
}

export async function readDepartments(): Promise<readonly Department[]> {
  return (await readDepartmentPage({ limit: MAX_LIMIT })).data
}

type Paging = {
  readonly limit?: number | string | undefined
  readonly offset?: number | string | undefined
}

type Lookup = Endpoint<
  z.ZodType,
  z.ZodType<unknown, Paging>,
  z.ZodType,
  z.ZodType<{ readonly data: readonly LookupItem[]; readonly total: number }>
>

type Fields = Readonly<Record<string, { readonly lookup: Lookup }>>

type Choices<Of extends Fields> = { readonly [Name in keyof Of]: readonly LookupItem[] }

/** Reads all values of each filter, from as many pages as the API has. */
export async function readFilterChoices<Of extends Fields>(fields: Of): Promise<Choices<Of>> {
  const read = Object.entries(fields).map(
    async ([name, { lookup }]) => [name, await listLookupItems(lookup)] as const,
  )
  // TypeScript cannot follow the keys through fromEntries.
  return Object.fromEntries(await Promise.all(read)) as Choices<Of>
}

async function listLookupItems(lookup: Lookup): Promise<readonly LookupItem[]> {
  const api = publicApi()
  const found = await listAll((query) => api.call(lookup, { query }))
  return found.map(({ id, name, nameKm }) => ({ id, name, nameKm }))
}
