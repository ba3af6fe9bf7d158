import { readAtMost } from '@/lib/server/http/read-at-most'
import { createBounded } from '@/lib/shared/runtime/bounded'

/** Bytes. */
const MOST = 300_000
/** ms */
const PATIENCE = 3000
/** ms */
const FRESH = 5 * 60_000

const TYPE = /^image\/(?:png|jpeg|webp|gif|avif|svg\+xml)(?:$|;)/

export type Logo = { readonly type: string; readonly bytes: Buffer }

/** However many visitors ask at once, or for an address that never answers. */
const fetching = createBounded({ atOnce: 1, waiting: 50, perCaller: 51, retryAfter: 5 })

let kept: { readonly url: string; readonly until: number; readonly logo: Logo } | null = null

/** The operator's picture at an address of theirs, kept for five minutes. Throws when it cannot be had, or is no picture. */
export async function readLogo(url: string): Promise<Logo> {
  const found = getKept(url)
  if (found !== null) return found
  return fetching.run(null, async () => {
    // Who waited finds what the one before has brought.
    const logo = getKept(url) ?? (await fetchLogo(url))
    kept = { url, until: performance.now() + FRESH, logo }
    return logo
  })
}

function getKept(url: string): Logo | null {
  return kept?.url === url && performance.now() < kept.until ? kept.logo : null
}

async function fetchLogo(url: string): Promise<Logo> {
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE) })
  const type = response.headers.get('content-type') ?? ''
  if (!response.ok || response.body === null || !TYPE.test(type)) {
    throw new Error(`The logo's address answered ${response.status} with ${type}.`)
  }
  const bytes = await readAtMost(response.body, MOST)
  if (bytes === null) throw new Error(`The logo has more than ${MOST} bytes.`)
  return { type, bytes }
}
