import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** E.164 (`+85512345678`) or null; Cambodian without a country code, with or without the leading zero. */
export function toE164(written: string): string | null {
  const parsed = parsePhoneNumberFromString(written, { defaultCountry: 'KH', extract: false })
  return parsed?.isValid() === true && parsed.ext === undefined ? parsed.number : null
}
