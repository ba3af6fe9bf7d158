import type {
  CollegeOrUniversity,
  GovernmentOrganization,
  Organization,
  WithContext,
} from 'schema-dts'
import type { LookupItem } from '@/lib/contract/common'
import type { Company } from '@/lib/contract/companies/company'
import type { University } from '@/lib/contract/studies/university'
import { formatCount } from '@/lib/shared/format/numbers'
import { routes } from '@/lib/shared/routes'

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

export function summariseUniversity(university: University): string {
  const name = [university.name, university.location?.name].filter(Boolean).join(', ')
  const majors = formatCount(university.majors.length, 'major', 'majors')
  const open = formatCount(university.openScholarships, 'scholarship', 'scholarships')
  return `${name}: ${majors}, ${open} open now`
}

export function toCollegeOrUniversity(
  university: University,
  toUrl: (path: string) => string,
): WithContext<CollegeOrUniversity> {
  const { name, nameKm, website, location } = university
  return {
    '@context': 'https://schema.org',
    '@type': 'CollegeOrUniversity',
    name,
    ...(nameKm === null ? {} : { alternateName: nameKm }),
    url: toUrl(routes.university(university)),
    ...(website === null ? {} : { sameAs: website }),
    ...toPostalAddress(location),
  }
}

function toPostalAddress(
  location: LookupItem | null,
): Pick<Exclude<Organization, string>, 'address'> {
  if (location === null) return {}
  return {
    address: {
      '@type': 'PostalAddress',
      addressRegion: location.name,
      addressCountry: 'KH',
    },
  }
}
