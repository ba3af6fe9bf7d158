import type { SavedSearch } from '@/lib/contract/searches/saved-search'
import { MAX_SAVED_SEARCHES } from '@/lib/contract/searches/saved-search-calls'
import { toRecord } from '@/lib/shared/to-record'
import { isSameSearch, type Search, withoutSearches } from './merge-searches'

/** Of this device, whoever sits before it: what an account keeps is never written here. */
const STORAGE_KEY = 'kept-searches'

const NONE: readonly SavedSearch[] = []

const changes = new EventTarget()

let read: { readonly text: string | null; readonly searches: readonly SavedSearch[] } = {
  text: null,
  searches: NONE,
}

/** The same list as long as nothing changes. */
export function getDeviceSearches(): readonly SavedSearch[] {
  const text = readText()
  if (text !== read.text) read = { text, searches: parseSearches(text) }
  return read.searches
}

/** Words for the visitor when it is not kept, else empty. */
export function saveDeviceSearch(search: Search, now: Date): string {
  const others = withoutSearches(getDeviceSearches(), [search])
  if (others.length >= MAX_SAVED_SEARCHES) return TOO_MANY_SEARCHES
  const kept = write([{ ...search, lookedAt: now.toISOString() }, ...others])
  return kept ? '' : 'This browser does not let us save anything. Sign in to save searches.'
}

export const TOO_MANY_SEARCHES = `You have ${MAX_SAVED_SEARCHES} saved searches already. Remove one under Notifications first.`

export function deleteDeviceSearch(search: Pick<SavedSearch, 'area' | 'search'>): void {
  write(withoutSearches(getDeviceSearches(), [search]))
}

/** What is not kept stays so. */
export function markDeviceSearchSeen(
  search: Pick<SavedSearch, 'area' | 'search'>,
  now: Date,
): void {
  const searches = getDeviceSearches()
  if (!searches.some((each) => isSameSearch(each, search))) return
  const lookedAt = now.toISOString()
  write(searches.map((each) => (isSameSearch(each, search) ? { ...each, lookedAt } : each)))
}

/** Here or in another tab, until the returned function is called. */
export function subscribeToDeviceSearches(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  changes.addEventListener('change', listener, { signal })
  const hear = ({ key }: StorageEvent) => (key === STORAGE_KEY || key === null) && listener()
  window.addEventListener('storage', hear, { signal })
  // A page taken back from memory has heard of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
  return () => listening.abort()
}

function readText(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY)
  } catch {
    // Where a browser refuses storage, it keeps none.
    return null
  }
}

function write(searches: readonly SavedSearch[]): boolean {
  try {
    if (searches.length === 0) window.localStorage.removeItem(STORAGE_KEY)
    else window.localStorage.setItem(STORAGE_KEY, JSON.stringify(searches))
  } catch {
    // Refused or full: the caller says so.
    return false
  }
  changes.dispatchEvent(new Event('change'))
  return true
}

/** Anybody may have written there: what is not ours is left out. */
function parseSearches(text: string | null): readonly SavedSearch[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isSavedSearch).slice(0, MAX_SAVED_SEARCHES) : NONE
  } catch {
    return NONE
  }
}

const AREAS: readonly unknown[] = ['jobs', 'internships', 'scholarships']

/** Checked without schemas, which are too much for a page (decision 017). */
export function isSavedSearch(value: unknown): value is SavedSearch {
  const { area, search, label, lookedAt } = toRecord(value)
  return (
    AREAS.includes(area) &&
    typeof search === 'string' &&
    typeof label === 'string' &&
    typeof lookedAt === 'string' &&
    !Number.isNaN(Date.parse(lookedAt))
  )
}
