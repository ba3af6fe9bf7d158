import { z } from 'zod'
import {
  count,
  idParams,
  lookupItem,
  named,
  pageOf,
  pagingQuery,
  picture,
  searchText,
} from '@/lib/contract/common'
import { endpoint } from '@/lib/contract/endpoint'

export const companyKind = z.enum(['company', 'ministry'])

/** `type` is ours, where the call gives it. */
export const companySummary = named.extend({
  logo: picture.nullable(),
  type: named.nullable().optional(),
})

export const featuredCompany = companySummary.extend({ openJobs: count })
export type FeaturedCompany = z.output<typeof featuredCompany>

/** In the directory; `openInternships` is ours. */
export const listedCompany = featuredCompany.extend({
  kind: companyKind,
  type: lookupItem.nullable(),
  location: lookupItem.nullable(),
  openInternships: count,
})
export type ListedCompany = z.output<typeof listedCompany>

/** On its page and that of a vacancy; `description` is sanitised HTML. */
export const companySchema = listedCompany.extend({
  description: z.string(),
  website: z.url().nullable(),
})
export type Company = z.output<typeof companySchema>

export const companyEndpoints = {
  list: endpoint({
    id: 'listCompanies',
    method: 'GET',
    path: '/v1/company',
    tag: 'Companies',
    summary: 'Employers by name; the best match first when there is text to search for',
    extension: true,
    query: pagingQuery.extend({ searchText: searchText.optional() }),
    reply: pageOf(listedCompany),
  }),
  featured: endpoint({
    id: 'listFeaturedCompanies',
    method: 'GET',
    path: '/v1/company/featured',
    tag: 'Companies',
    summary: 'Employers put forward on the home page',
    reply: pageOf(featuredCompany),
  }),
  ministries: endpoint({
    id: 'listFeaturedMinistries',
    method: 'GET',
    path: '/v1/company/ministry-featured',
    tag: 'Companies',
    summary: 'Ministries put forward on the home page',
    reply: pageOf(featuredCompany),
  }),
  get: endpoint({
    id: 'getCompany',
    method: 'GET',
    path: '/v1/company/{id}',
    tag: 'Companies',
    summary: 'One employer',
    params: idParams,
    reply: companySchema,
    errors: [404],
  }),
}
