import { QueryClient } from '@tanstack/react-query'
import { isSignedIn, subscribeToSession } from '@/lib/browser/session/session-state'

let client: QueryClient | null = null

/** Forgets all when a tab's session changes (promise F13). 9 KB: late chunks only (architecture §5). */
export function getQueryClient(): QueryClient {
  client ??= create()
  return client
}

function create(): QueryClient {
  const created = new QueryClient({
    defaultOptions: {
      // A phone on prepaid data does not read again what it read a minute ago.
      queries: { staleTime: 60_000, retry: false, refetchOnWindowFocus: false },
    },
  })
  // Without it nobody looks again on return to the page, and what waits for a connection waits for ever.
  created.mount()
  subscribeToSession(() => {
    if (!isSignedIn()) created.clear()
    // Somebody else may have signed in: what is shown is read again for them.
    else void created.resetQueries()
  })
  return created
}
