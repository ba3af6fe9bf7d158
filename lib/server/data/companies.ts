import 'server-only'
import { companyEndpoints, type FeaturedCompany } from '@/lib/contract/companies/company'
import { itemReader, reader } from '@/lib/server/reading/reader'
import { tags } from '@/lib/shared/cache-tags'

export const readCompanies = reader(companyEndpoints.list, [
  tags.companies,
  tags.jobs,
  tags.internships,
])

export const readCompany = itemReader(companyEndpoints.get, (id: number) => ({
  params: { id },
  found: [tags.companies, tags.jobs, tags.internships],
  missing: [tags.companies],
}))

/** Where it has something open, for whom and for what pay. */
export const readCompanyHiring = itemReader(companyEndpoints.hiring, (id: number) => ({
  params: { id },
  found: [tags.companies, tags.jobs, tags.internships, tags.lookups],
  missing: [tags.companies],
}))

const readFeatured = reader(companyEndpoints.featured, [tags.companies, tags.jobs])
const readMinistries = reader(companyEndpoints.ministries, [tags.companies, tags.jobs])

export async function readFeaturedCompanies(): Promise<readonly FeaturedCompany[]> {
  return (await readFeatured()).data
}

export async function readFeaturedMinistries(): Promise<readonly FeaturedCompany[]> {
  return (await readMinistries()).data
}
