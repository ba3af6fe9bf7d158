import { toDay } from '@/lib/shared/calendar/day'
import { formatDay } from '@/lib/shared/format/dates'
import { formatPay } from '@/lib/shared/format/pay'
import { listTextsOf, toSigns } from './page-text'
import type { PageView } from './page-view'
import { isThing, listAt, listValues, type Thing, typeOf } from './thing'

type Look = (value: unknown, page: PageView) => boolean

const countries = new Intl.DisplayNames('en', { type: 'region' })

const says = (page: PageView, words: string) => page.signs.includes(toSigns(words))

/** Not as part of a longer number or range. */
function saysAmount({ signs }: PageView, words: string): boolean {
  const amount = toSigns(words).replace(/[$.]/g, '\\$&')
  const before = /^[\d\\]/.test(amount) ? '(?<![\\d–,.$])' : ''
  return new RegExp(`${before}${amount}(?!\\d|–|[,.]\\d)`).test(signs)
}

const asWritten: Look = (value, page) => says(page, String(value))
const asText: Look = (value, page) => listTextsOf(String(value)).every((text) => says(page, text))
const asDay: Look = (value, page) => says(page, formatDay(toDay(new Date(String(value)))))
/** The URL of the page itself, or of one of its links. */
const asTarget: Look = (value, { canonical, targets }) => {
  if (!URL.canParse(String(value)) || !URL.canParse(canonical)) return false
  const address = new URL(String(value)).href
  return address === new URL(canonical).href || targets.has(address)
}

const TYPES: Readonly<Record<string, RegExp>> = {
  FULL_TIME: /Full-time/,
  PART_TIME: /Part-time/,
  CONTRACTOR: /Contract|Freelance/,
  TEMPORARY: /Temporary/,
  INTERN: /Internship/,
}

const CREDENTIALS: Readonly<Record<string, RegExp>> = {
  'associate degree': /Associatedegree/,
  'bachelor degree': /Bachelor’sdegree/,
  'postgraduate degree': /Master’sdegree/,
}

/** How to find the value of a property in the text; properties without an entry cannot be found. */
const LOOKS: Readonly<Record<string, Look>> = {
  title: asWritten,
  name: asWritten,
  headline: asWritten,
  alternativeHeadline: asWritten,
  alternateName: asWritten,
  articleSection: asWritten,
  educationalCredentialAwarded: asWritten,
  addressLocality: asWritten,
  addressRegion: asWritten,
  addressCountry: (value, page) =>
    /^[A-Z]{2}$/.test(String(value)) && says(page, countries.of(String(value)) ?? ''),
  description: asText,
  text: asText,
  url: asTarget,
  item: asTarget,
  sameAs: asTarget,
  mainEntityOfPage: asTarget,
  image: (value, { picture }) => value === picture,
  datePosted: asDay,
  datePublished: asDay,
  dateModified: asDay,
  validThrough: (value, { times }) => times.has(toDay(new Date(String(value)))),
  employmentType: (value, { signs }) => TYPES[String(value)]?.test(signs) ?? false,
  credentialCategory: (value, { signs }) => CREDENTIALS[String(value)]?.test(signs) ?? false,
  totalJobOpenings: (value, page) => saysAmount(page, `Positions${value}`),
  timeToComplete: (value, page) =>
    new RegExp(`(?<!\\d)${/^P(\d+)Y$/.exec(String(value))?.[1]}years?`).test(page.signs),
  timeRequired: (value, page) => says(page, `${/^PT(\d+)M$/.exec(String(value))?.[1]} min read`),
  directApply: (value, { targets, canonical }) =>
    value === targets.has(canonical.replace(/\/(\w+)\/(\d+)\/[^/]+$/, '/apply/$1/$2')),
  baseSalary: (value, page) => saysAmount(page, toPayWords(value)),
  identifier: (value, { canonical }) =>
    listAt(value, 'value').every((each) => canonical.includes(`/${each}/`)),
  jobLocationType: (_, page) => says(page, 'Remote'),
  potentialAction: (value, { targets }) =>
    listAt(value, 'target.urlTemplate').every((each) =>
      targets.has(String(each).replace(/\?.*$/, '')),
    ),
  position: () => true,
}

const WHOLE = new Set(['baseSalary', 'identifier', 'potentialAction'])

function toPayWords(value: unknown): string {
  const one = (path: string) => listAt(value, path)[0]
  const amount = (path: string) => {
    const stated = one(`value.${path}`) ?? one('value.value')
    return typeof stated === 'number' ? stated : null
  }
  const pay = { min: amount('minValue'), max: amount('maxValue'), period: 'month' } as const
  const currency = one('currency') === 'KHR' ? 'KHR' : 'USD'
  return formatPay({ ...pay, currency }) ?? 'no amount'
}

/** Structured data that is not in the text of its page, with its path. */
export function listUnseenProblems(thing: Thing, page: PageView): readonly string[] {
  return Object.entries(thing).flatMap(([property, stated]) => {
    if (property.startsWith('@')) return []
    const look = LOOKS[property]
    return listValues(stated).flatMap((value) => {
      if (isThing(value) && !WHOLE.has(property)) return listUnseenProblems(value, page)
      return look?.(value, page) === true
        ? []
        : [`${typeOf(thing)}.${property} is not on the page: ${JSON.stringify(value)}`]
    })
  })
}
