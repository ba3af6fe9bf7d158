import type { Scholarship, ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import { formatShortDate } from '@/lib/shared/format/dates'
import { formatPostedDay } from '@/lib/shared/listing/rows/posted-day'
import { toAllowedLogoUrl } from '@/lib/shared/logo-path'
import { toPostedDay } from './posted-day'
import type { RowFacts } from './row-facts'
import { toRowTitle } from './row-facts'
import { FUNDING_LABELS } from './scholarship-funding'

export function toScholarshipFacts(scholarship: ScholarshipSummary, today: string): RowFacts {
  const { id, title, provider, country, department, qualification, openingDate } = scholarship
  const distinctive = [
    qualification?.name,
    // Most titles already name their field.
    department !== null && !title.includes(department.name) && department.name,
    openingDate !== null && openingDate > today && `opens ${formatShortDate(openingDate, today)}`,
  ]
  const terms = [
    distinctive.filter(Boolean).join(', '),
    formatPostedDay(scholarship.postedAt, today),
  ]
    .filter(Boolean)
    .join(' · ')
  const covers = FUNDING_LABELS[scholarship.type]
  const posted = toPostedDay(Date.parse(scholarship.postedAt))
  const logo = toProviderLogo(scholarship)
  const facts = [
    id,
    title,
    provider,
    country,
    covers,
    scholarship.closingDate,
    terms,
    posted,
  ] as const
  return logo === undefined ? facts : [...facts, undefined, logo]
}

/** Returns the logo of a university that is itself the provider; other providers have no logo. */
export function toProviderLogo({
  provider,
  university,
}: Pick<ScholarshipSummary, 'provider' | 'university'>): string | undefined {
  return university?.name === provider ? toAllowedLogoUrl(university.logo) : undefined
}

/** Returns the title for its own page, without an end that repeats provider, country or level. */
export function toScholarshipTitle({
  title,
  provider,
  country,
  qualification,
}: Pick<Scholarship, 'title' | 'provider' | 'country' | 'qualification'>): string {
  return toRowTitle(title, [provider, country, qualification?.name ?? ''])
}
