import { phonePrefixes } from '@/lib/shared/forms/phone-countries'

export const phoneCountries: readonly { readonly name: string; readonly prefix: string }[] =
  Object.entries(phonePrefixes).map(([name, prefix]) => ({ name, prefix }))

/** `+855 12345678`: drops the zero of inland calls; a number with `+` or `00` overrides `country`. */
export function toInternational(country: string, number: string): string {
  const written = number.trim()
  if (written.startsWith('+')) return written
  if (written.startsWith('00')) return `+${written.slice(2)}`
  const { prefix } = phoneCountries.find(({ name }) => name === country) ?? { prefix: '855' }
  return `+${prefix} ${written.replace(/^0/, '')}`
}
