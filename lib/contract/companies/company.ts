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
import { consideredListings, payByLevel } from '@/lib/contract/vacancies/pay-statistics'

export const companyKind = z.enum(['company', 'ministry'])

/** `type` is an extension, present in some calls. */
export const companySummary = named.extend({
  logo: picture.nullable(),
  type: named.nullable().optional(),
})

export const featuredCompany = companySummary.extend({ openJobs: count })
export type FeaturedCompany = z.output<typeof featuredCompany>

/** A company in the directory; `openInternships` is an extension. */
export const listedCompany = featuredCompany.extend({
  kind: companyKind,
  type: lookupItem.nullable(),
  location: lookupItem.nullable(),
  openInternships: count,
})
export type ListedCompany = z.output<typeof listedCompany>

/** A company on its own page and on a vacancy's; `description` is sanitised HTML. */
export const companySchema = listedCompany.extend({
  description: z.string(),
  website: z.url().nullable(),
})
export type Company = z.output<typeof companySchema>

const tally = named.extend({ openJobs: count, openInternships: count })
export type HiringTally = z.output<typeof tally>

const placeTally = tally.extend({ code: z.string() })
export type PlaceTally = z.output<typeof placeTally>

/**
 * Counts of its open jobs and internships, most frequent first; levels and degrees are ordered from the
 * lowest. Pay covers jobs only.
 */
export const companyHiring = z.object({
  ...consideredListings,
  pay: payByLevel,
  places: z.array(placeTally),
  fields: z.array(tally),
  levels: z.array(tally),
  qualifications: z.array(tally),
  majors: z.array(tally),
})
export type CompanyHiring = z.output<typeof companyHiring>

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
  hiring: endpoint({
    id: 'summarizeCompanyHiring',
    method: 'GET',
    path: '/v1/company/{id}/hiring',
    tag: 'Companies',
    summary: 'Where one employer has something open, in which fields, for whom and for what pay',
    extension: true,
    params: idParams,
    reply: companyHiring,
    errors: [404],
  }),
}
