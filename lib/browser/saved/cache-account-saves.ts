import type { Query } from '@tanstack/react-query'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { cacheSavedRows } from '@/lib/browser/saved/cache-saved-rows'
import type { SavedRef } from '@/lib/browser/saved/saved-row'
import { getOwnerMark } from '@/lib/browser/session/session-state'
import { toSavedArea } from '@/lib/shared/listing/saved-areas'
import { logFailure } from '@/lib/shared/log-failure'
import { routes } from '@/lib/shared/routes'
import { listLoadedAssets } from '../offline/loaded-assets'
import { postToWorker } from '../offline/post-to-worker'
import { cacheSavedIds, readCachedIds } from './saves-database'

const LISTINGS = [routes.jobs, routes.internships, routes.scholarships]

const DEBOUNCE_MS = 1000

let hasStarted = false

/**
 * Caches the listings the account has saved; called once per page for signed-in users. It listens to the query
 * cache, so nothing is fetched twice. `loadScreen` loads the component that lists them.
 */
export function startCachingAccountSaves(loadScreen: () => Promise<unknown>): void {
  if (hasStarted) return
  hasStarted = true
  const later = new Map<string, number>()
  const look = (query: Query) => {
    const [name, area] = query.queryKey
    const isRead = name === 'saved' && query.state.status === 'success'
    const listing = LISTINGS.find((one) => toSavedArea(one) === area)
    if (!isRead || listing === undefined) return
    window.clearTimeout(later.get(listing))
    // Debounced, because visitors save several listings in a row.
    const timer = window.setTimeout(() => {
      cacheArea(listing, query.state.data, loadScreen).catch((cause: unknown) =>
        logFailure('What is saved cannot be read offline.', cause),
      )
    }, DEBOUNCE_MS)
    later.set(listing, timer)
  }
  const cache = getQueryClient().getQueryCache()
  cache.subscribe(({ type, query }) => {
    if (type === 'updated') look(query)
  })
  // The ids may have been fetched before this script was loaded.
  cache.getAll().forEach(look)
}

async function cacheArea(
  listing: string,
  data: unknown,
  loadScreen: () => Promise<unknown>,
): Promise<void> {
  const owner = getOwnerMark()
  const area = toSavedArea(listing)
  if (owner === '' || area === null || !Array.isArray(data)) return
  const ids = data.filter((id) => typeof id === 'number')
  cacheSavedIds(owner, area, ids).catch((cause: unknown) =>
    logFailure('What is saved cannot be kept on this device.', cause),
  )
  // The script of the list is then loaded and is cached with it.
  if (ids.length > 0) await loadScreen()
  postToWorker({ kind: 'saved', owner, listing, ids, assets: listLoadedAssets() })
  await cacheSavedRows(owner, await listSavedRefs(owner))
}

/** Saved listings of all areas, including those this page has not fetched. */
async function listSavedRefs(owner: string): Promise<readonly SavedRef[]> {
  const names: SavedRef[] = []
  for (const listing of LISTINGS) {
    const area = toSavedArea(listing)
    if (area === null) continue
    const shown = getQueryClient().getQueryData<readonly number[]>(queryKeys.savedIds(area))
    const ids = shown ?? (await readCachedIds(owner, area)) ?? []
    names.push(...ids.map((id) => ({ area, id })))
  }
  return names
}
