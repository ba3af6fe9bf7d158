import { loadSavedIds } from '@/lib/browser/saved/offline-saves'
import type { SavedArea } from '@/lib/contract/saved/saved-calls'
import { queryKeys } from '../api-client/query-keys'
import { handleFetchResult } from './saved-ids-cache'

/** Number of the latest fetch of each area; the result of an earlier one is ignored. */
const latestFetches = new Map<SavedArea, number>()

/** Query of the saved ids of an area. It also runs offline, and then returns the ids cached on the device. */
export function savedIdsQuery(area: SavedArea) {
  return {
    queryKey: queryKeys.savedIds(area),
    queryFn: () => fetchSavedIds(area),
    networkMode: 'always' as const,
  }
}

async function fetchSavedIds(area: SavedArea): Promise<readonly number[]> {
  const reading = (latestFetches.get(area) ?? 0) + 1
  latestFetches.set(area, reading)
  const judge = (isCurrent: boolean) => {
    if (latestFetches.get(area) === reading) handleFetchResult(area, isCurrent)
  }
  try {
    const { ids, isCurrent } = await loadSavedIds(area)
    judge(isCurrent)
    return ids
  } catch (cause) {
    judge(false)
    throw cause
  }
}
