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
const MOST = 300_000
/** ms */
const PATIENCE = 3000
/** ms */
const FRESH = 5 * 60_000

const TYPE = /^image\/(?:png|jpeg|webp|gif|avif|svg\+xml)(?:$|;)/

export type Logo = { readonly type: string; readonly bytes: Buffer }

type Kept = { readonly url: string; readonly until: number; readonly logo: Logo }

/** `isAllowed`: which IP addresses may be connected to; private ones are not, also not after a redirect. */
export function createLogoReader(isAllowed: AddressCheck = isPublicAddress) {
  /** However many visitors ask at once, or for an address that never answers. */
  const fetching = createTaskQueue({ atOnce: 1, waiting: 50, perCaller: 51, retryAfter: 5 })
  const dispatcher = createCheckedAgent(isAllowed)
  let kept: Kept | null = null

  const getKept = (url: string): Logo | null =>
    kept?.url === url && performance.now() < kept.until ? kept.logo : null

  return async (url: string): Promise<Logo> => {
    const found = getKept(url)
    if (found !== null) return found
    return fetching.run(null, async () => {
      // Who waited finds what the one before has brought.
      const logo = getKept(url) ?? (await fetchLogo(url, dispatcher))
      kept = { url, until: performance.now() + FRESH, logo }
      return logo
    })
  }
}

/** The operator's picture at an address of theirs, kept for five minutes. Throws when it cannot be had, or is no picture. */
export const readLogo = createLogoReader()

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

async function fetchLogo(url: string, dispatcher: Agent): Promise<Logo> {
  const response = await fetch(url, { dispatcher, signal: AbortSignal.timeout(PATIENCE) })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || response.body === null || !TYPE.test(type)) {
    throw new Error(`The logo's address answered ${response.status} with ${type}.`)
  }
  const bytes = await readAtMost(response.body, MOST)
  if (bytes === null) throw new Error(`The logo has more than ${MOST} bytes.`)
  return { type, bytes }
}
