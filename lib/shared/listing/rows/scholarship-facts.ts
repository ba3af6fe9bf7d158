import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import { formatNearDay } from '@/lib/shared/format/day'
import { formatPosted } from '@/lib/shared/format/posted'
import { toPostedDay } from './posted-day'
import { toProviderLogo } from './provider-logo'
import type { RowFacts } from './row-facts'
import { COVERS } from './scholarship-covers'

export function toScholarshipFacts(scholarship: ScholarshipSummary, today: string): RowFacts {
  const { id, title, provider, country, department, qualification, openingDate } = scholarship
  const telling = [
    qualification?.name,
    // Most titles already name their field.
    department !== null && !title.includes(department.name) && department.name,
    openingDate !== null && openingDate > today && `opens ${formatNearDay(openingDate, today)}`,
  ]
  const terms = [telling.filter(Boolean).join(', '), formatPosted(scholarship.postedAt, today)]
    .filter(Boolean)
    .join(' · ')
  const covers = COVERS[scholarship.type]
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
