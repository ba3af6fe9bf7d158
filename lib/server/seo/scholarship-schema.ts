import type { MonetaryGrant, WithContext } from 'schema-dts'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import { toScholarshipTitle } from '@/lib/shared/listing/rows/scholarship-facts'
import { type ItemPage, toIdentifier } from './item-identifier'

export function toMonetaryGrant(
  scholarship: Scholarship,
  place: ItemPage,
): WithContext<MonetaryGrant> {
  const { provider, university } = scholarship
  return {
    '@context': 'https://schema.org',
    '@type': 'MonetaryGrant',
    name: toScholarshipTitle(scholarship),
    description: [scholarship.eligibility, scholarship.funding, scholarship.description].join(''),
    url: place.url,
    identifier: toIdentifier(place),
    funder: {
      '@type': provider === university?.name ? 'CollegeOrUniversity' : 'Organization',
      name: provider,
    },
  }
}
