import fc from 'fast-check'
import type { Database } from '@/backend/db/connect'
import type { ChoiceFields } from '@/lib/contract/listing'

/** The day the API of these tests lives in, in Phnom Penh. */
export const TODAY = '2026-03-10'

/** Days around it to close on: over, the last one, the last within a week, the first after it, later. */
export const CLOSING_DAYS = [
  null,
  '2026-03-09',
  TODAY,
  '2026-03-17',
  '2026-03-18',
  '2026-04-30',
] as const

/** A value of a filter: an id, or a word such as `full`. */
export type Value = number | string

/** What is chosen, by the name of the filter: a value, or several of which any will do. */
export type Choices = Readonly<Record<string, Value | readonly Value[]>>

/** A thing that may be listed, as a test knows it without asking the API. */
export type Item = {
  readonly id: number
  readonly name: string
  /** Everything a text is looked for in, in lower case. */
  readonly text: string
  readonly values: Readonly<Record<string, readonly Value[]>>
  /** Null for what stays open, and for what never closes. */
  readonly closingDate: string | null
  readonly postedAt: Date | null
}

export type Order = (one: Item, other: Item) => number

/** A listing with its filters, and how to fill it with things that mix their values. */
export type Area = {
  readonly path: `/v1/${string}`
  readonly filters: readonly string[]
  /** Those of the filters that take several values. */
  readonly several: readonly string[]
  /** Filters whose values the listing counts. */
  readonly facets: readonly string[]
  /** Words that some of the things have. */
  readonly words: readonly string[]
  /** The same with a slip of the finger. */
  readonly slips: readonly string[]
  /** By the value of `sort`; `''` is the order without one. */
  readonly orders: Readonly<Record<string, Order>>
  fill(db: Database): Promise<readonly Item[]>
}

const newest: Order = (one, other) =>
  Number(other.postedAt) - Number(one.postedAt) || other.id - one.id

const closing: Order = (one, other) => {
  const [day, otherDay] = [one.closingDate ?? '9999', other.closingDate ?? '9999']
  return day < otherDay ? -1 : day > otherDay ? 1 : one.id - other.id
}

/** An id of a lookup list of three, or none. */
export const lookupId = fc.constantFrom(null, 1, 2, 3)

/** The orders of what is posted and closes. */
export const datedOrders = { '': newest, newest, closing }

/** Minutes after a fixed moment before `TODAY`, to post things at. */
export function toMoment(minutes: number): Date {
  return new Date(Date.UTC(2026, 1, 1, 0, minutes))
}

/** What is open and has a value that was chosen of every filter. */
export function recount(items: readonly Item[], choices: Choices): Item[] {
  return items.filter(
    ({ closingDate, values }) =>
      (closingDate === null || closingDate >= TODAY) &&
      Object.entries(choices).every(([filter, chosen]) =>
        [chosen].flat().some((value) => values[filter]?.includes(value)),
      ),
  )
}

/** The names of the filters that take several values. */
export function severalOf(fields: ChoiceFields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.several)
}

/** Every value that some thing has for a filter. */
export function valuesOf(items: readonly Item[], filter: string): Value[] {
  return [...new Set(items.flatMap(({ values }) => values[filter] ?? []))]
}

/** The values of an item for filters it has at most one value for. */
export function eachOnce(stated: Readonly<Record<string, Value | null>>): Item['values'] {
  return Object.fromEntries(
    Object.entries(stated).map(([filter, value]) => [filter, value === null ? [] : [value]]),
  )
}
