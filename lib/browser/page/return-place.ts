import { toRecord } from '@/lib/shared/to-record'

/** Of this tab: a code by mail is typed into the same one. */
const NAME = 'return-place'

type Place = {
  /** Path and query of the page that was left. */
  readonly page: string
  /** Path of the row that was left, without its title; empty for none. */
  readonly row: string
  /** Where its upper edge stood in the window, else how far the page was scrolled, in CSS pixels. */
  readonly top: number
}

/** Before somebody leaves to sign in: `/jobs/7` of the row that has the element, and where it stood. */
export function notePlace(left: Element): void {
  const { pathname, search } = window.location
  const row = left.closest('li')
  const path = row === null ? '' : findPath(row)
  const top = row === null || path === '' ? window.scrollY : row.getBoundingClientRect().top
  try {
    const place: Place = { page: pathname + search, row: path, top }
    window.sessionStorage.setItem(NAME, JSON.stringify(place))
  } catch {
    // Where storage is refused, one comes back to the top.
  }
}

/** Once, on the page that was left: a row that moved meanwhile stands where it stood in the window. */
export function returnToPlace(): void {
  const place = readPlace()
  const { pathname, search } = window.location
  if (place === null || place.page !== pathname + search) return
  window.sessionStorage.removeItem(NAME)
  window.scrollTo({ top: toScroll(place), behavior: 'instant' })
}

function toScroll({ row, top }: Place): number {
  if (row === '') return top
  const rows = [...document.querySelectorAll('main li')]
  const found = rows.find((one) => findPath(one) === row)
  return found === undefined ? 0 : found.getBoundingClientRect().top + window.scrollY - top
}

const ITEM = /\/(?:jobs|internships|scholarships)\/\d+(?=\/|$)/

function findPath(row: Element): string {
  const link = row.querySelector('a[href]')
  return ITEM.exec(link?.getAttribute('href') ?? '')?.[0] ?? ''
}

function readPlace(): Place | null {
  try {
    const place: unknown = JSON.parse(window.sessionStorage.getItem(NAME) ?? 'null')
    return isPlace(place) ? place : null
  } catch {
    // Refused, or nothing that we wrote.
    return null
  }
}

function isPlace(value: unknown): value is Place {
  const { page, row, top } = toRecord(value)
  return typeof page === 'string' && typeof row === 'string' && typeof top === 'number'
}
