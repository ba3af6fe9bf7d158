import type { Scholarship } from '@/lib/contract/scholarships/scholarship'

export function toMonetaryGrant(scholarship: Scholarship, url: string): object {
  const { id, title, provider, university } = scholarship
  return {
    '@context': 'https://schema.org',
    '@type': 'MonetaryGrant',
    name: title,
    description: [scholarship.eligibility, scholarship.funding, scholarship.description].join(''),
    url,
    identifier: { '@type': 'PropertyValue', name: provider, value: String(id) },
    funder: {
      '@type': provider === university?.name ? 'CollegeOrUniversity' : 'Organization',
      name: provider,
    },
  }
}
