import type { PostalAddress } from 'schema-dts'
import type { Vacancy } from '@/lib/contract/vacancies/vacancy'

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** Builds the address of a job: `Puok, Siem Reap` in Siem Reap becomes Puok. Null when the country is unknown. */
export function toJobAddress({ place, location, country }: Vacancy): PostalAddress | null {
  const code = location === null ? country : 'KH'
  if (code === null) return null
  const named = new Set([location?.name, location?.nameKm, countryNames.of(code)])
  const parts = place.split(/,\s*/)
  const last = parts.findLastIndex((part) => !named.has(part))
  return {
    '@type': 'PostalAddress',
    ...(last < 0 ? {} : { addressLocality: parts.slice(0, last + 1).join(', ') }),
    ...(location === null ? {} : { addressRegion: location.name }),
    addressCountry: code,
  }
}
