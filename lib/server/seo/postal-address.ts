import type { LookupItem } from '@/lib/contract/common'

/** The `address` of something in a province of Cambodia, as schema.org has it; empty when unknown. */
export function toPostalAddress(location: LookupItem | null): object {
  if (location === null) return {}
  return {
    address: {
      '@type': 'PostalAddress',
      addressRegion: location.name,
      addressCountry: 'KH',
    },
  }
}
