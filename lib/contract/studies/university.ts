import { z } from 'zod'
import {
  count,
  countFromOne,
  idParams,
  lookupItem,
  pageOf,
  pagingQuery,
  picture,
  searchText,
} from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

export const universitySummary = lookupItem.extend({
  logo: picture.nullable(),
  location: lookupItem.nullable(),
  openScholarships: count,
})
export type UniversitySummary = z.output<typeof universitySummary>

/** A major that has a page; degree and years are extensions. */
const taughtMajor = lookupItem.extend({ degree: z.string(), durationYears: countFromOne })
export type TaughtMajor = z.output<typeof taughtMajor>

/** `description` is sanitised HTML; the ISO 3166-2 code of the place is an extension. */
export const universitySchema = universitySummary.extend({
  website: z.url().nullable(),
  description: z.string(),
  majors: z.array(taughtMajor),
  locationCode: z.string().nullable(),
})
export type University = z.output<typeof universitySchema>

export const universityEndpoints = {
  list: endpoint({
    id: 'listUniversities',
    method: 'GET',
    path: '/v1/university',
    tag: 'Studies',
    summary: 'Universities by name; the best match first when there is text to search for',
    query: pagingQuery.extend({ searchText: searchText.optional() }),
    reply: pageOf(universitySummary),
  }),
  featured: endpoint({
    id: 'listFeaturedUniversities',
    method: 'GET',
    path: '/v1/university/featured',
    tag: 'Studies',
    summary: 'Universities put forward, those with the most open scholarships first',
    reply: pageOf(universitySummary),
  }),
  get: endpoint({
    id: 'getUniversity',
    method: 'GET',
    path: '/v1/university/{id}',
    tag: 'Studies',
    summary: 'One university',
    params: idParams,
    reply: universitySchema,
    errors: [404],
  }),
}
