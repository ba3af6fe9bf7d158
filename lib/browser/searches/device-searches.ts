import { readLocal, writeLocal } from '@/lib/browser/page/local-storage'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'
import { MAX_SAVED_SEARCHES } from '@/lib/contract/searches/saved-search-calls'
import { toRecord } from '@/lib/shared/to-record'
import { isSameSearch, type Search, withoutSearches } from './merge-searches'

/** Belongs to the device, whoever uses it: searches of an account are never stored here. */
const STORAGE_KEY = 'kept-searches'

const NONE: readonly SavedSearch[] = []

const changes = new EventTarget()

let read: { readonly text: string | null; readonly searches: readonly SavedSearch[] } = {
  text: null,
  searches: NONE,
}

/** Returns the searches. The array changes only with its content. */
export function getDeviceSearches(): readonly SavedSearch[] {
  const text = readLocal(STORAGE_KEY)
  if (text !== read.text) read = { text, searches: parseSearches(text) }
  return read.searches
}

/** Saves a search. Returns the message when it is not stored, else an empty string. */
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

/** Updates when the results were last seen; does nothing for a search that is not saved. */
export function markDeviceSearchSeen(
  search: Pick<SavedSearch, 'area' | 'search'>,
  now: Date,
): void {
  const searches = getDeviceSearches()
  if (!searches.some((each) => isSameSearch(each, search))) return
  const lookedAt = now.toISOString()
  write(searches.map((each) => (isSameSearch(each, search) ? { ...each, lookedAt } : each)))
}

/** Calls the listener on changes in this or another tab. Returns a function that unsubscribes. */
export function subscribeToDeviceSearches(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  changes.addEventListener('change', listener, { signal })
  const hear = ({ key }: StorageEvent) => (key === STORAGE_KEY || key === null) && listener()
  window.addEventListener('storage', hear, { signal })
  // A page restored from the back-forward cache has missed the events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
  return () => listening.abort()
}

function write(searches: readonly SavedSearch[]): boolean {
  const text = searches.length === 0 ? null : JSON.stringify(searches)
  if (!writeLocal(STORAGE_KEY, text)) return false
  changes.dispatchEvent(new Event('change'))
  return true
}

/** Parses the stored text and drops anything invalid. */
function parseSearches(text: string | null): readonly SavedSearch[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isSavedSearch).slice(0, MAX_SAVED_SEARCHES) : NONE
  } catch {
    return NONE
  }
}

const AREAS: readonly unknown[] = ['jobs', 'internships', 'scholarships']

/** Checks without a schema: zod is too large for a page (decision 017). */
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
