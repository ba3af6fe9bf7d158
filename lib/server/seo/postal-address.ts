import type { LookupItem } from '@/lib/contract/common'

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
