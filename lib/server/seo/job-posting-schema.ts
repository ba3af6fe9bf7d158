import type { JobPosting, PostalAddress, WithContext } from 'schema-dts'
import type { Pay, Vacancy } from '@/lib/contract/vacancies/vacancy'
import { type ItemPage, toIdentifier } from './structured-data'

const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Freelance: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
}

/** The terms of Google's guide. */
const CREDENTIALS: Readonly<Record<string, string>> = {
  'Associate degree': 'associate degree',
  'Bachelor’s degree': 'bachelor degree',
  'Master’s degree': 'postgraduate degree',
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/**
 * Builds a JobPosting (schema.org); null when the country is unknown, because search engines then reject all of it
 * (decision 034).
 */
export function toJobPosting(
  job: Vacancy,
  place: ItemPage,
  employmentType?: 'INTERN',
): WithContext<JobPosting> | null {
  const [address, ...others] = toJobAddresses(job)
  if (address === undefined) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, job.requirements, job.benefits].join(''),
    url: place.url,
    datePosted: job.postedAt,
    directApply: job.apply.way === 'here',
    identifier: toIdentifier(place),
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      ...(job.company.website === null ? {} : { sameAs: job.company.website }),
    },
    jobLocation: others.length === 0 ? toPlace(address) : [address, ...others].map(toPlace),
    ...(job.closingDate === null ? {} : { validThrough: `${job.closingDate}T23:59:59+07:00` }),
    ...(job.positions === null ? {} : { totalJobOpenings: job.positions }),
    ...toRemoteWork(job, address.addressCountry),
    ...toEmploymentType(job, employmentType),
    ...toEducation(job),
    ...toBaseSalary(job.pay),
  }
}

/** Search engines take remote work only with the country that one may work from. */
function toRemoteWork({ workplace }: Vacancy, country: PostalAddress['addressCountry']) {
  if (workplace !== 'remote') return {}
  const name = countryNames.of(String(country))
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: name ?? String(country) },
  } as const
}

function toPlace(address: PostalAddress) {
  return { '@type': 'Place', address } as const
}

function toEmploymentType({ type }: Vacancy, given: 'INTERN' | undefined) {
  const known = given ?? (type === null ? undefined : EMPLOYMENT_TYPES[type.name])
  return known === undefined ? {} : { employmentType: known }
}

function toEducation({ qualification }: Vacancy): Pick<JobPosting, 'educationRequirements'> {
  const known = qualification === null ? undefined : CREDENTIALS[qualification.name]
  if (known === undefined) return {}
  return {
    educationRequirements: {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: known,
    },
  }
}

function toBaseSalary(pay: Pay | null): Pick<JobPosting, 'baseSalary'> {
  if (pay === null) return {}
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: pay.currency,
      value: { '@type': 'QuantitativeValue', ...toAmount(pay), unitText: 'MONTH' },
    },
  }
}

/** States one amount as a value rather than a range. */
function toAmount({ min, max }: Pay) {
  if (min !== null && min === max) return { value: min }
  return { ...(min === null ? {} : { minValue: min }), ...(max === null ? {} : { maxValue: max }) }
}

/** Builds the address of each place; of several, those whose province is known. Empty when nobody knows the country. */
function toJobAddresses({ place, location, country, locations }: Vacancy): PostalAddress[] {
  const provinces = locations ?? (location === null ? [] : [location])
  if (provinces.length === 0) return country === null ? [] : [toAddress(place, null, country)]
  const parts = place.split('; ')
  return provinces.map((province) => {
    const region = toRegion(place, province)
    const part = parts.find((one) => one.includes(region))
    return toAddress(part ?? (parts.length === 1 ? place : region), province, 'KH')
  })
}

/** `Puok, Siem Reap` in Siem Reap becomes Puok. */
function toAddress(place: string, location: Vacancy['location'], country: string): PostalAddress {
  const named = new Set(['Remote', location?.name, location?.nameKm, countryNames.of(country)])
  const parts = place.split(/,\s*/)
  const last = parts.findLastIndex((part) => !named.has(part))
  return {
    '@type': 'PostalAddress',
    ...(last < 0 ? {} : { addressLocality: parts.slice(0, last + 1).join(', ') }),
    ...(location === null ? {} : { addressRegion: toRegion(place, location) }),
    addressCountry: country,
  }
}

/** States the province as the place does, so that the page has what search engines read. */
function toRegion(place: string, { name, nameKm }: NonNullable<Vacancy['location']>): string {
  return nameKm !== null && place.includes(nameKm) && !place.includes(name) ? nameKm : name
}
