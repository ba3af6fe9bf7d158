/**
 * Calling codes of the countries to which we send codes (promise T20): those where students of Cambodia live;
 * Cambodia comes first.
 */
export const smsCallingCodes = {
  Cambodia: '855',
  Australia: '61',
  Canada: '1',
  China: '86',
  France: '33',
  Germany: '49',
  'Hong Kong': '852',
  India: '91',
  Indonesia: '62',
  Japan: '81',
  Laos: '856',
  Malaysia: '60',
  Myanmar: '95',
  'New Zealand': '64',
  Philippines: '63',
  Singapore: '65',
  'South Korea': '82',
  Taiwan: '886',
  Thailand: '66',
  'United Kingdom': '44',
  'United States': '1',
  Vietnam: '84',
} as const

export type SmsCountry = keyof typeof smsCallingCodes
