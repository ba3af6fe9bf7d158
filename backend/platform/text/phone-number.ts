import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * A phone number in E.164 (`+85512345678`), or null when it cannot be one. Without a country code
 * it is Cambodian; spaces, hyphens, brackets and the leading zero may be there or not.
 */
export function toE164(written: string): string | null {
  const parsed = parsePhoneNumberFromString(written, { defaultCountry: 'KH', extract: false })
  return parsed?.isValid() === true && parsed.ext === undefined ? parsed.number : null
}
