import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { toDialableNumber } from '@/lib/shared/forms/phone-number'

/** E.164 (`+85512345678`) or null; Cambodian without a country code, with or without the leading zero, however `toDialableNumber` reads it. */
export function toE164(written: string): string | null {
  const dialled = toDialableNumber(written)
  if (dialled === null) return null
  const parsed = parsePhoneNumberFromString(dialled, { defaultCountry: 'KH', extract: false })
  return parsed?.isValid() === true && parsed.ext === undefined ? parsed.number : null
}
