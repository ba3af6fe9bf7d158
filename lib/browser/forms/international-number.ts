import { phonePrefixes } from '@/lib/shared/forms/phone-countries'
import { parsePhoneNumber } from '@/lib/shared/forms/phone-number'

export const phoneCountries: readonly { readonly name: string; readonly prefix: string }[] =
  Object.entries(phonePrefixes).map(([name, prefix]) => ({ name, prefix }))

/**
 * Formats a number as `+85512345678` without the leading zero of domestic calls. A country code in the number
 * overrides `country`; anything else is returned as it is.
 */
export function toInternationalNumber(country: string, number: string): string {
  const dialled = parsePhoneNumber(number)
  if (dialled === null) return number
  if (dialled.startsWith('+')) return dialled
  const { prefix } = phoneCountries.find(({ name }) => name === country) ?? { prefix: '855' }
  return `+${prefix}${dialled.replace(/^0/, '')}`
}
