import type { KeptSearch } from '@/lib/contract/searches/kept-search'
import { MOST_SEARCHES } from '@/lib/contract/searches/kept-search-calls'
import { toRecord } from '@/lib/shared/to-record'
import { isSameSearch, type Search, withoutSearches } from './same-search'

/** Of this device, whoever sits before it: what an account keeps is never written here. */
const NAME = 'kept-searches'

const NONE: readonly KeptSearch[] = []

const here = new EventTarget()

let read: { readonly text: string | null; readonly searches: readonly KeptSearch[] } = {
  text: null,
  searches: NONE,
}

/** The same list as long as nothing changes. */
export function getDeviceSearches(): readonly KeptSearch[] {
  const text = readText()
  if (text !== read.text) read = { text, searches: parseSearches(text) }
  return read.searches
}

/** Words for the visitor when it is not kept, else empty. */
export function keepOnDevice(search: Search, now: Date): string {
  const others = withoutSearches(getDeviceSearches(), [search])
  if (others.length >= MOST_SEARCHES) return FULL
  const kept = write([{ ...search, lookedAt: now.toISOString() }, ...others])
  return kept ? '' : 'This browser does not let us save anything. Sign in to save searches.'
}

export const FULL = `You have ${MOST_SEARCHES} saved searches already. Remove one under Notifications first.`

export function forgetOnDevice(search: Pick<KeptSearch, 'area' | 'search'>): void {
  write(withoutSearches(getDeviceSearches(), [search]))
}

/** What is not kept stays so. */
export function lookAtOnDevice(search: Pick<KeptSearch, 'area' | 'search'>, now: Date): void {
  const searches = getDeviceSearches()
  if (!searches.some((each) => isSameSearch(each, search))) return
  const lookedAt = now.toISOString()
  write(searches.map((each) => (isSameSearch(each, search) ? { ...each, lookedAt } : each)))
}

/** Here or in another tab, until the returned function is called. */
export function subscribeToDeviceSearches(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  here.addEventListener('change', listener, { signal })
  const hear = ({ key }: StorageEvent) => (key === NAME || key === null) && listener()
  window.addEventListener('storage', hear, { signal })
  // A page taken back from memory has heard of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
  return () => listening.abort()
}

function readText(): string | null {
  try {
    return window.localStorage.getItem(NAME)
  } catch {
    // Where a browser refuses storage, it keeps none.
    return null
  }
}

function write(searches: readonly KeptSearch[]): boolean {
  try {
    if (searches.length === 0) window.localStorage.removeItem(NAME)
    else window.localStorage.setItem(NAME, JSON.stringify(searches))
  } catch {
    // Refused or full: the caller says so.
    return false
  }
  here.dispatchEvent(new Event('change'))
  return true
}

/** Anybody may have written there: what is not ours is left out. */
function parseSearches(text: string | null): readonly KeptSearch[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isKeptSearch).slice(0, MOST_SEARCHES) : NONE
  } catch {
    return NONE
  }
}

const AREAS: readonly unknown[] = ['jobs', 'internships', 'scholarships']

/** Checked without schemas, which are too much for a page (decision 017). */
export function isKeptSearch(value: unknown): value is KeptSearch {
  const { area, search, label, lookedAt } = toRecord(value)
  return (
    AREAS.includes(area) &&
    typeof search === 'string' &&
    typeof label === 'string' &&
    typeof lookedAt === 'string' &&
    !Number.isNaN(Date.parse(lookedAt))
  )
}
