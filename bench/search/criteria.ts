import { addDays, toDay } from '@/lib/shared/calendar/day'

/** Where a listing must say something, tried on all that the API tells of it as one text. */
export const inTitle = (words: string) => new RegExp(`"(title|name)":"[^"]*(${words})`, 'i')
export const inField = (names: string) =>
  new RegExp(`"(category|department)":\\{[^}]*"name":"(${names})`, 'i')
export const forMajor = (names: string) => new RegExp(`"majors":\\[[^\\]]*"name":"(${names})`, 'i')
export const inPlace = (names: string) => new RegExp(`"place":"[^"]*(${names})`, 'i')
export const atLevel = (names: string) =>
  new RegExp(`"level":\\{"id":\\d+,"name":"(${names})"`, 'i')
export const ofType = (names: string) => new RegExp(`"type":\\{"id":\\d+,"name":"(${names})"`, 'i')
export const inCountry = (names: string) => new RegExp(`"country":"(${names})"`)
export const forDegree = (names: string) =>
  new RegExp(`"qualification":\\{"id":\\d+,"name":"(${names})`, 'i')
export const ofMajor = (names: string) => new RegExp(`^\\{"name":"(${names})`, 'i')

export function all(...criteria: readonly RegExp[]): RegExp {
  return new RegExp(`^${criteria.map((each) => `(?=.*${inner(each)})`).join('')}`, 'is')
}

export function any(...criteria: readonly RegExp[]): RegExp {
  return new RegExp(criteria.map(inner).join('|'), 'is')
}

function inner({ source }: RegExp): string {
  return `(?:${source.startsWith('^') ? source.slice(1) : source})`
}

/** What pays at most so many US dollars a month or more, in either currency. */
export function paysAtLeast(dollars: number): RegExp {
  const [usd, khr] = [numberFrom(dollars), numberFrom(dollars * 4000)]
  const most = (amount: string) => `"pay":\\{"min":(?:\\d+|null),"max":${amount}`
  const least = (amount: string) => `"pay":\\{"min":${amount},"max":null`
  return any(
    new RegExp(`(?:${most(usd)}|${least(usd)}),"currency":"USD"`),
    new RegExp(`(?:${most(khr)}|${least(khr)}),"currency":"KHR"`),
  )
}

/** What closes in so many days, today included. */
export function closesWithin(days: number): RegExp {
  const today = toDay(new Date())
  const listed = Array.from({ length: days }, (_, ahead) => addDays(today, ahead))
  return new RegExp(`"closingDate":"(?:${listed.join('|')})`)
}

/** Of digits alone, so many or more. */
function numberFrom(least: number): string {
  const digits = [...String(least)]
  const higher = digits.map((digit, at) => {
    const rest = digits.length - at - 1
    return Number(digit) === 9
      ? []
      : [`${digits.slice(0, at).join('')}[${Number(digit) + 1}-9]\\d{${rest}}`]
  })
  return `(?:${[String(least), ...higher.flat(), `\\d{${digits.length + 1},}`].join('|')})`
}

export const BEGINNER = atLevel('Fresh graduate|Junior')
export const PHNOM_PENH = inPlace('Phnom Penh')

/** Met by no row: the right answer is none. */
export const NOTHING = /(?!)/
