import type { Organization } from 'schema-dts'
import type { LookupItem } from '@/lib/contract/common'

export function toPostalAddress(
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
