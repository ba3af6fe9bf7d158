import type { Pay, Vacancy } from '@/lib/contract/vacancies/vacancy'
import { PLACE_NOT_STATED } from '@/lib/shared/listing/place-not-stated'

const EMPLOYMENT_TYPES: Readonly<Record<string, string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Temporary: 'TEMPORARY',
  Internship: 'INTERN',
}

export function toJobPosting(job: Vacancy, url: string, employmentType?: 'INTERN'): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, job.requirements, job.benefits].join(''),
    url,
    datePosted: job.postedAt,
    directApply: job.apply.way === 'here',
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: String(job.id) },
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      ...(job.company.website === null ? {} : { sameAs: job.company.website }),
    },
    ...toJobLocation(job),
    ...(job.closingDate === null ? {} : { validThrough: `${job.closingDate}T23:59:59+07:00` }),
    ...(employmentType === undefined ? toEmploymentType(job) : { employmentType }),
    ...toBaseSalary(job.pay),
  }
}

function toJobLocation({ place, location }: Vacancy): object {
  if (place === PLACE_NOT_STATED && location === null) return {}
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: place,
        ...(location === null ? {} : { addressRegion: location.name, addressCountry: 'KH' }),
      },
    },
  }
}

function toEmploymentType({ type }: Vacancy): object {
  const known = type === null ? undefined : EMPLOYMENT_TYPES[type.name]
  return known === undefined ? {} : { employmentType: known }
}

function toBaseSalary(pay: Pay | null): object {
  if (pay === null) return {}
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: pay.currency,
      value: {
        '@type': 'QuantitativeValue',
        ...(pay.min === null ? {} : { minValue: pay.min }),
        ...(pay.max === null ? {} : { maxValue: pay.max }),
        unitText: 'MONTH',
      },
    },
  }
}
