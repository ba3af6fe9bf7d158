import { createDeviceValue, type DeviceValue } from '@/lib/browser/page/device-value'
import type { ErrorText } from '@/lib/browser/saved/device-saves'
import type { SavedSearch } from '@/lib/contract/searches/saved-search'
import { MAX_SAVED_SEARCHES } from '@/lib/contract/searches/schemaless-saved-search-endpoints'
import { toRecord } from '@/lib/shared/to-record'
import { isSameSearch, type Search, withoutSearches } from './merge-searches'

/** Belong to the device, not to a user: searches of an account are never stored here. */
const stored = createDeviceValue('saved-searches', parseSearches)

export const getDeviceSearches: () => readonly SavedSearch[] = stored.get

export const subscribeToDeviceSearches: DeviceValue<unknown>['subscribe'] = stored.subscribe

/** Saves a search. Returns the message when it is not stored, else an empty string. */
export function saveDeviceSearch(search: Search, now: Date): ErrorText {
  const others = withoutSearches(getDeviceSearches(), [search])
  if (others.length >= MAX_SAVED_SEARCHES) return TOO_MANY_SEARCHES
  const isStored = write([{ ...search, lookedAt: now.toISOString() }, ...others])
  return isStored ? '' : 'This browser does not let us save anything. Sign in to save searches.'
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

function write(searches: readonly SavedSearch[]): boolean {
  return stored.set(searches.length === 0 ? null : searches)
}

/** Drops anything invalid. */
function parseSearches(searches: unknown): readonly SavedSearch[] {
  return Array.isArray(searches) ? searches.filter(isSavedSearch).slice(0, MAX_SAVED_SEARCHES) : []
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
