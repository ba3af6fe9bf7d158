import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { toDialled } from '@/lib/shared/forms/dialled-number'

/** E.164 (`+85512345678`) or null; Cambodian without a country code, with or without the leading zero, however `toDialled` reads it. */
export function toE164(written: string): string | null {
  const dialled = toDialled(written)
  if (dialled === null) return null
  const parsed = parsePhoneNumberFromString(dialled, { defaultCountry: 'KH', extract: false })
  return parsed?.isValid() === true && parsed.ext === undefined ? parsed.number : null
}
