import { QueryClient, type QueryKey } from '@tanstack/react-query'
import { isSignedIn, subscribeToSession } from '@/lib/browser/session/session-state'

let client: QueryClient | null = null

/**
 * Returns the query client, whose cache is cleared when the session changes (promise F13). 9 KB, so it is
 * loaded late (architecture §5).
 */
export function getQueryClient(): QueryClient {
  client ??= create()
  return client
}

function create(): QueryClient {
  const created = new QueryClient({
    defaultOptions: {
      // Saves data volume: results younger than a minute are not refetched.
      queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false },
    },
  })
  // Without mounting, nothing is refetched on focus, and paused queries never resume.
  created.mount()
  subscribeToSession(() => {
    if (!isSignedIn()) created.clear()
    // Another user may have signed in: refetches everything that is shown.
    else void created.resetQueries()
  })
  return created
}

/** Applies a stored change to the cached list. A list that is being fetched may be older than the change: it is fetched again. */
export function updateCachedList<Item>(
  queryKey: QueryKey,
  update: (items: readonly Item[]) => readonly Item[],
): void {
  const cache = getQueryClient()
  const isFetching = cache.isFetching({ queryKey }) > 0
  cache.setQueryData<readonly Item[]>(queryKey, (items = []) => update(items))
  if (isFetching) void cache.invalidateQueries({ queryKey })
}
