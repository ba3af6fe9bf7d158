import { phonePrefixes } from '@/lib/shared/forms/phone-countries'
import { parsePhoneNumber } from '@/lib/shared/forms/phone-number'

export const phoneCountries: readonly { readonly name: string; readonly prefix: string }[] =
  Object.entries(phonePrefixes).map(([name, prefix]) => ({ name, prefix }))

/** `+85512345678`: drops the zero of inland calls; a number with a country code overrides `country`. What is no number stays as it is. */
export function toInternationalNumber(country: string, number: string): string {
  const dialled = parsePhoneNumber(number)
  if (dialled === null) return number
  if (dialled.startsWith('+')) return dialled
  const { prefix } = phoneCountries.find(({ name }) => name === country) ?? { prefix: '855' }
  return `+${prefix}${dialled.replace(/^0/, '')}`
}
