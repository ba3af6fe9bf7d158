import type { MonetaryGrant, WithContext } from 'schema-dts'
import type { Scholarship } from '@/lib/contract/scholarships/scholarship'
import { type ItemPlace, toIdentifier } from './item-place'

export function toMonetaryGrant(
  scholarship: Scholarship,
  place: ItemPlace,
): WithContext<MonetaryGrant> {
  const { title, provider, university } = scholarship
  return {
    '@context': 'https://schema.org',
    '@type': 'MonetaryGrant',
    name: title,
    description: [scholarship.eligibility, scholarship.funding, scholarship.description].join(''),
    url: place.url,
    identifier: toIdentifier(place),
    funder: {
      '@type': provider === university?.name ? 'CollegeOrUniversity' : 'Organization',
      name: provider,
    },
  }
}
