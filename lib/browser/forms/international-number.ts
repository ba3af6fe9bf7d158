import { toDialableNumber } from '@/lib/shared/forms/phone-number'
import { smsCallingCodes } from '@/lib/shared/forms/sms-calling-codes'

export const phoneCountries: readonly { readonly name: string; readonly prefix: string }[] =
  Object.entries(smsCallingCodes).map(([name, prefix]) => ({ name, prefix }))

/**
 * Formats a number as `+85512345678` without the leading zero of domestic calls. A country code in the number
 * overrides `country`; anything else is returned as it is.
 */
export function toInternationalNumber(country: string, number: string): string {
  const dialled = toDialableNumber(number)
  if (dialled === null) return number
  if (dialled.startsWith('+')) return dialled
  const { prefix } = phoneCountries.find(({ name }) => name === country) ?? { prefix: '855' }
  return `+${prefix}${dialled.replace(/^0/, '')}`
}
