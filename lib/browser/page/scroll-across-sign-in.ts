import { toRecord } from '@/lib/shared/to-record'

/** In sessionStorage: the code of an e-mail is typed into the same tab. */
const STORAGE_KEY = 'return-place'

type ScrollPosition = {
  /** Path and query of the page. */
  readonly page: string
  /** Path of the row without its title; empty for none. */
  readonly row: string
  /** Distance of the row from the top of the window, or the scroll position of the page, in CSS pixels. */
  readonly top: number
}

/** Saves the row that contains the element and its position, before leaving to sign in. */
export function saveScrollBeforeSignIn(left: Element): void {
  const { pathname, search } = window.location
  const row = left.closest('li')
  const path = row === null ? '' : findPath(row)
  const top = row === null || path === '' ? window.scrollY : row.getBoundingClientRect().top
  try {
    const place: ScrollPosition = { page: pathname + search, row: path, top }
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(place))
  } catch {
    // Without storage the page opens at the top.
  }
}

/** Restores the position once on the saved page, even if the row has moved on it. */
export function restoreScrollAfterSignIn(): void {
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
    // Storage is refused, or holds something else.
    return null
  }
}

function isPosition(value: unknown): value is ScrollPosition {
  const { page, row, top } = toRecord(value)
  return typeof page === 'string' && typeof row === 'string' && typeof top === 'number'
}
