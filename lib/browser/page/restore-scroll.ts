import { toRecord } from '@/lib/shared/to-record'

/** Of this tab: a code by mail is typed into the same one. */
const STORAGE_KEY = 'return-place'

type ScrollPosition = {
  /** Path and query of the page that was left. */
  readonly page: string
  /** Path of the row that was left, without its title; empty for none. */
  readonly row: string
  /** Where its upper edge stood in the window, else how far the page was scrolled, in CSS pixels. */
  readonly top: number
}

/** Before somebody leaves to sign in: `/jobs/7` of the row that has the element, and where it stood. */
export function saveScrollPosition(left: Element): void {
  const { pathname, search } = window.location
  const row = left.closest('li')
  const path = row === null ? '' : findPath(row)
  const top = row === null || path === '' ? window.scrollY : row.getBoundingClientRect().top
  try {
    const place: ScrollPosition = { page: pathname + search, row: path, top }
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(place))
  } catch {
    // Where storage is refused, one comes back to the top.
  }
}

/** Once, on the page that was left: a row that moved meanwhile stands where it stood in the window. */
export function restoreScrollPosition(): void {
  const place = readPosition()
  const { pathname, search } = window.location
  if (place === null || place.page !== pathname + search) return
  window.sessionStorage.removeItem(STORAGE_KEY)
  window.scrollTo({ top: toScrollTop(place), behavior: 'instant' })
}

function toScrollTop({ row, top }: ScrollPosition): number {
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

function readPosition(): ScrollPosition | null {
  try {
    const place: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? 'null')
    return isPosition(place) ? place : null
  } catch {
    // Refused, or nothing that we wrote.
    return null
  }
}

function isPosition(value: unknown): value is ScrollPosition {
  const { page, row, top } = toRecord(value)
  return typeof page === 'string' && typeof row === 'string' && typeof top === 'number'
}
