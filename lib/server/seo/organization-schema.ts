import type { GovernmentOrganization, Organization, WithContext } from 'schema-dts'
import type { Company } from '@/lib/contract/companies/company'
import { formatCount } from '@/lib/shared/format/count'
import { routes } from '@/lib/shared/routes'
import { toPostalAddress } from './postal-address'

/** Summarises a company: "Mekong Works, Siem Reap: 5 jobs, 2 internships open now". */
export function summariseCompany(company: Company): string {
  const name = [company.name, company.location?.name].filter(Boolean).join(', ')
  const jobs = formatCount(company.openJobs, 'job', 'jobs')
  const internships = formatCount(company.openInternships, 'internship', 'internships')
  return `${name}: ${jobs}, ${internships} open now`
}

const TYPES = { company: 'Organization', ministry: 'GovernmentOrganization' } as const

export function toOrganization(
  company: Company,
  toUrl: (path: string) => string,
): WithContext<Organization | GovernmentOrganization> {
  const { kind, name, website, location } = company
  return {
    '@context': 'https://schema.org',
    '@type': TYPES[kind],
    name,
    url: toUrl(routes.company(company)),
    ...(website === null ? {} : { sameAs: website }),
    ...toPostalAddress(location),
  }
}
