import { loadSavedIds } from '@/lib/browser/saved/offline-saves'
import type { SavedArea } from '@/lib/contract/saved/saved-calls'
import { queryKeys } from '../api-client/query-keys'
import { handleFetchResult } from './saved-ids-cache'

/** An answer that was overtaken says nothing. */
const latestFetches = new Map<SavedArea, number>()

/** What an area's hearts show, for whoever shows them; also without a line, from what this device remembers. */
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
