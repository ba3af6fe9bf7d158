import 'server-only'
import { companyEndpoints, type FeaturedCompany } from '@/lib/contract/companies/company'
import { cachedItemQuery, cachedQuery } from '@/lib/server/cache/cached-query'
import { tags } from '@/lib/shared/cache-tags'

export const readCompanies = cachedQuery(companyEndpoints.list, [
  tags.companies,
  tags.jobs,
  tags.internships,
])

export const readCompany = cachedItemQuery(companyEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.companies, tags.jobs, tags.internships],
  missing: [tags.companies],
}))

/** Reads what a company has open: its places, fields and pay. */
export const readCompanyHiring = cachedItemQuery(companyEndpoints.hiring, (id: number) => ({
  params: { id },
  found: [tags.companies, tags.jobs, tags.internships, tags.lookups],
  missing: [tags.companies],
}))

const readFeatured = cachedQuery(companyEndpoints.featured, [tags.companies, tags.jobs])
const readMinistries = cachedQuery(companyEndpoints.ministries, [tags.companies, tags.jobs])

export async function readFeaturedCompanies(): Promise<readonly FeaturedCompany[]> {
  return (await readFeatured()).data
}

export async function readFeaturedMinistries(): Promise<readonly FeaturedCompany[]> {
  return (await readMinistries()).data
}
