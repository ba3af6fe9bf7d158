import { routes, withoutLocale } from '@/lib/shared/routes'
import { toRecord } from '@/lib/shared/to-record'
import type { PageUrl } from './page-url'

/** In sessionStorage: `{ "/jobs": "locationId=12&page=3" }`, the last filters of each list in this tab. */
const STORAGE_KEY = 'last-lists'

const LISTS: readonly string[] = [
  routes.jobs,
  routes.internships,
  routes.scholarships,
  routes.majors,
  routes.companies,
  routes.universities,
  routes.news,
  routes.careerAdviceList,
]

const ITEM = /^(\/[a-z-]+)\/\d+(?=\/|$)/

/**
 * Connects an item and its list. Points the item's breadcrumb to the list with its last filters; in the list, focuses
 * the row of the item that was left, once it is drawn, without moving the page. The signal ends the wait for the row.
 */
export function updateListBackNavigation(
  previous: PageUrl | null,
  current: PageUrl,
  signal: AbortSignal,
): void {
  for (const { path, query } of [previous ?? readReferrer() ?? current, current]) {
    if (LISTS.includes(path)) saveList(path, query)
  }
  const list = ITEM.exec(current.path)?.[1]
  if (list !== undefined) linkToList(list)
  const [item, from] = ITEM.exec(previous?.path ?? '') ?? []
  if (from === current.path) focusRowOnceDrawn(`${item}/`, signal)
}

/** Where a link led to this document from, which the router does not know if it was clicked before scripts ran. */
function readReferrer(): PageUrl | null {
  const [navigation] = window.performance.getEntriesByType('navigation')
  const type = navigation !== undefined && 'type' in navigation ? navigation.type : ''
  // After a reload the filters of the list may have changed since.
  if (type !== 'navigate') return null
  if (!document.referrer.startsWith(`${window.location.origin}/`)) return null
  const { pathname, search } = new URL(document.referrer)
  return { path: withoutLocale(pathname), query: search.slice(1) }
}

function focusRowOnceDrawn(item: string, signal: AbortSignal): void {
  const drawn = new MutationObserver(() => tryToFocus())
  signal.addEventListener('abort', () => drawn.disconnect())
  const tryToFocus = () => {
    const row = findRow(item)
    if (row === undefined) return
    if (document.activeElement === document.body) row.focus({ preventScroll: true })
    drawn.disconnect()
  }
  drawn.observe(document.body, { childList: true, subtree: true })
  tryToFocus()
}

function findRow(item: string): HTMLAnchorElement | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>('main li a[href]')
  return [...links].find(({ pathname }) => `${pathname}/`.includes(item))
}

function linkToList(list: string): void {
  const query = readLists()[list]
  const crumbs = document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Breadcrumb"] a')
  for (const crumb of crumbs) {
    // The element may have led to the list of another area.
    delete crumb.dataset.query
    if (typeof query !== 'string' || query === '' || !crumb.pathname.endsWith(list)) continue
    crumb.search = query
    crumb.dataset.query = crumb.search
  }
}

function saveList(path: string, query: string): void {
  try {
    window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ ...readLists(), [path]: query }))
  } catch {
    // Without storage the breadcrumb leads to the whole list.
  }
}

function readLists(): Record<string, unknown> {
  try {
    return toRecord(JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}'))
  } catch {
    // Storage is refused, or holds something else.
    return {}
  }
}
