import fc from 'fast-check'
import type { Database } from '@/backend/db/connect'
import type { FacetFields } from '@/lib/contract/listing'

/** The current day in Phnom Penh for the API of these tests. */
export const TODAY = '2026-03-10'

/** Closing days around it: past, today, the last within a week, the first after it, later. */
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

/** The chosen values by filter; of several values, any one matches. */
export type Choices = Readonly<Record<string, Value | readonly Value[]>>

/** An item that may be listed, as the test inserted it. */
export type Item = {
  readonly id: number
  readonly name: string
  /** Everything that a text search looks in, in lower case. */
  readonly text: string
  readonly values: Readonly<Record<string, readonly Value[]>>
  /** Null for items that stay open or never close. */
  readonly closingDate: string | null
  readonly postedAt: Date | null
}

export type Order = (one: Item, other: Item) => number

/** A listing with its filters, and how to fill it with items of mixed values. */
export type Area = {
  readonly path: `/v1/${string}`
  readonly filters: readonly string[]
  /** Filters that accept several values. */
  readonly several: readonly string[]
  /** Filters with counted values. */
  readonly facets: readonly string[]
  /** Words that some items have. */
  readonly words: readonly string[]
  /** The same words with a typing error. */
  readonly slips: readonly string[]
  /** By the value of `sort`; `''` is the default order. */
  readonly orders: Readonly<Record<string, Order>>
  fill(db: Database): Promise<readonly Item[]>
}

const newest: Order = (one, other) =>
  Number(other.postedAt) - Number(one.postedAt) || other.id - one.id

const closing: Order = (one, other) => {
  const [day, otherDay] = [one.closingDate ?? '9999', other.closingDate ?? '9999']
  return day < otherDay ? -1 : day > otherDay ? 1 : one.id - other.id
}

/** An id of a lookup list of three, or null. */
export const lookupId = fc.constantFrom(null, 1, 2, 3)

/** The sort orders of items with a posting time and a closing date. */
export const datedOrders = { '': newest, newest, closing }

/** A posting time: minutes after a fixed time before `TODAY`. */
export function toMoment(minutes: number): Date {
  return new Date(Date.UTC(2026, 1, 1, 0, minutes))
}

/** Returns the open items that match a chosen value of every filter. */
export function recount(items: readonly Item[], choices: Choices): Item[] {
  return items.filter(
    ({ closingDate, values }) =>
      (closingDate === null || closingDate >= TODAY) &&
      Object.entries(choices).every(([filter, chosen]) =>
        [chosen].flat().some((value) => values[filter]?.includes(value)),
      ),
  )
}

/** The names of filters that accept several values. */
export function severalOf(fields: FacetFields): string[] {
  return Object.keys(fields).filter((name) => fields[name]?.several)
}

/** Every value of a filter that some item has. */
export function valuesOf(items: readonly Item[], filter: string): Value[] {
  return [...new Set(items.flatMap(({ values }) => values[filter] ?? []))]
}

/** The values of an item that has at most one value for each filter. */
export function eachOnce(stated: Readonly<Record<string, Value | null>>): Item['values'] {
  return Object.fromEntries(
    Object.entries(stated).map(([filter, value]) => [filter, value === null ? [] : [value]]),
  )
}
