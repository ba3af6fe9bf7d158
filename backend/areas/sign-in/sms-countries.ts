import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { PhoneCountry } from '@/lib/shared/forms/phone-countries'

/** Leaves out other territories of a prefix: Jamaica shares +1, and fraud profits from expensive messages. */
export const smsCountries = {
  Cambodia: 'KH',
  Australia: 'AU',
  Canada: 'CA',
  China: 'CN',
  France: 'FR',
  Germany: 'DE',
  'Hong Kong': 'HK',
  India: 'IN',
  Indonesia: 'ID',
  Japan: 'JP',
  Laos: 'LA',
  Malaysia: 'MY',
  Myanmar: 'MM',
  'New Zealand': 'NZ',
  Philippines: 'PH',
  Singapore: 'SG',
  'South Korea': 'KR',
  Taiwan: 'TW',
  Thailand: 'TH',
  'United Kingdom': 'GB',
  'United States': 'US',
  Vietnam: 'VN',
} as const satisfies Readonly<Record<PhoneCountry, CountryCode>>

const served = new Set<string | undefined>(Object.values(smsCountries))

/** Numbers of +1 do not tell mobile phones from fixed ones. */
const MOBILE: readonly unknown[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE']

/** Checks whether a number in E.164 can be a mobile phone of a country we serve (promise T20). */
export function canReceiveSms(e164: string): boolean {
  const parsed = parsePhoneNumberFromString(e164)
  return parsed !== undefined && served.has(parsed.country) && MOBILE.includes(parsed.getType())
}
