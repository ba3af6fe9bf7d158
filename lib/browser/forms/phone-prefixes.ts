/** Countries whose numbers students of Cambodia have; Cambodia stands first. */
const countries = {
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

export const phoneCountries: readonly { readonly name: string; readonly prefix: string }[] =
  Object.entries(countries).map(([name, prefix]) => ({ name, prefix }))

/** `+855 12345678`: drops the zero of inland calls; a number with `+` or `00` overrides `country`. */
export function toInternational(country: string, number: string): string {
  const written = number.trim()
  if (written.startsWith('+')) return written
  if (written.startsWith('00')) return `+${written.slice(2)}`
  const { prefix } = phoneCountries.find(({ name }) => name === country) ?? { prefix: '855' }
  return `+${prefix} ${written.replace(/^0/, '')}`
}
