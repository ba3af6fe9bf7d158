import { lookup } from 'node:dns'
import { Agent, buildConnector, fetch } from 'undici'
import {
  type AddressCheck,
  isPublicAddress,
  requireAllowedHost,
  toCheckedLookup,
} from '@/lib/shared/runtime/public-address'
import { readAtMost } from '@/lib/shared/runtime/read-at-most'
import { createTaskQueue } from '@/lib/shared/runtime/task-queue'

/** Bytes. */
const MAX_BYTES = 300_000
/** ms */
const TIMEOUT_MS = 3000
/** ms */
const CACHE_MS = 5 * 60_000

const TYPE = /^image\/(?:png|jpeg|webp|gif|avif|svg\+xml)(?:$|;)/

export type Logo = { readonly type: string; readonly bytes: Buffer }

type CachedLogo = { readonly url: string; readonly until: number; readonly logo: Logo }

/**
 * Creates a fetcher with a cache. `isAllowed` decides which IP addresses it may connect to, also after a redirect;
 * private ones are excluded.
 */
export function createSiteLogoFetcher(isAllowed: AddressCheck = isPublicAddress) {
  /** One request at a time, however many visitors ask or however slow the address is. */
  const fetching = createTaskQueue({
    concurrency: 1,
    maxWaiting: 50,
    maxPerCaller: 51,
    retryAfter: 5,
  })
  const dispatcher = createCheckedAgent(isAllowed)
  let cached: CachedLogo | null = null

  const getCached = (url: string): Logo | null =>
    cached?.url === url && performance.now() < cached.until ? cached.logo : null

  return async (url: string): Promise<Logo> => {
    const found = getCached(url)
    if (found !== null) return found
    return fetching.run(null, async () => {
      // A request that waited finds what the one before has fetched.
      const logo = getCached(url) ?? (await fetchImage(url, dispatcher))
      cached = { url, until: performance.now() + CACHE_MS, logo }
      return logo
    })
  }
}

/** Fetches the operator's logo from its address and caches it for five minutes. Throws when it fails or is no image. */
export const fetchSiteLogo = createSiteLogoFetcher()

function createCheckedAgent(isAllowed: AddressCheck): Agent {
  const connect = buildConnector({ lookup: toCheckedLookup(lookup, isAllowed) })
  return new Agent({
    connect: (options, callback) => {
      try {
        requireAllowedHost(options, isAllowed)
      } catch (error) {
        callback(error instanceof Error ? error : new Error(String(error)), null)
        return
      }
      connect(options, callback)
    },
  })
}

async function fetchImage(url: string, dispatcher: Agent): Promise<Logo> {
  const response = await fetch(url, { dispatcher, signal: AbortSignal.timeout(TIMEOUT_MS) })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || response.body === null || !TYPE.test(type)) {
    throw new Error(`The logo's address answered ${response.status} with ${type}.`)
  }
  const bytes = await readAtMost(response.body, MAX_BYTES)
  if (bytes === null) throw new Error(`The logo has more than ${MAX_BYTES} bytes.`)
  return { type, bytes }
}
