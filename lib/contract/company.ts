import { z } from 'zod'
import { idParams, lookupItem, named, pageOf, picture } from './common'
import { endpoint } from './endpoint'

/** Kinds of featured employers (spec §3). */
export const companyKind = z.enum(['company', 'ministry'])

/** An employer as listings name it. */
export const companySummary = named.extend({ logo: picture.nullable() })
export type CompanySummary = z.output<typeof companySummary>

/** An employer as its page and the job detail show it. `description` is sanitised HTML. */
export const company = companySummary.extend({
  kind: companyKind,
  type: lookupItem.nullable(),
  location: lookupItem.nullable(),
  description: z.string(),
  website: z.url().nullable(),
  openJobs: z.int().min(0),
})
export type Company = z.output<typeof company>

/** An employer on the home page, with the number of its open jobs. */
export const featuredCompany = companySummary.extend({ openJobs: z.int().min(0) })
export type FeaturedCompany = z.output<typeof featuredCompany>

export const listFeaturedCompanies = endpoint({
  id: 'listFeaturedCompanies',
  method: 'GET',
  path: '/v1/company/featured',
  tag: 'Companies',
  summary: 'Employers put forward on the home page',
  reply: pageOf(featuredCompany),
})

export const listFeaturedMinistries = endpoint({
  id: 'listFeaturedMinistries',
  method: 'GET',
  path: '/v1/company/ministry-featured',
  tag: 'Companies',
  summary: 'Ministries put forward on the home page',
  reply: pageOf(featuredCompany),
})

export const getCompany = endpoint({
  id: 'getCompany',
  method: 'GET',
  path: '/v1/company/{id}',
  tag: 'Companies',
  summary: 'One employer',
  params: idParams,
  reply: company,
  errors: [404],
})
