import { logFailure } from '@/lib/shared/log-failure'
import { withoutLocale } from '@/lib/shared/routes'
import { type KeptPage, PAGES_CACHE, readKept, toKey } from '../kept'
import type { FromWorker } from '../messages'
import { readKeepable } from './fetch-page'
import { keepPage } from './keep-page'
import { showOfflinePage } from './offline-page'
import { worker } from './scope'
import { drop, isGone } from './visits'

/** ms after which the kept page is better than a longer wait. */
const PATIENCE = 3000

/** Why a kept page is shown, as the page itself reads it from `<html data-kept-for>`. */
type Reason = 'offline' | 'slow'

/** From the network; where that does not come, or not soon, the kept page; where there is none, the list of what is kept. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const network = fetch(event.request)
  const record = await findRecord(event.request.url)
  if (record === null) return network.catch(showOfflinePage)
  const first = await Promise.race([network.catch(() => 'offline' as const), wait(PATIENCE)])
  if (typeof first !== 'string') {
    if (isGone(first)) event.waitUntil(drop(record.key))
    return first
  }
  const kept = await showKept(record, first)
  if (kept === null) return network.catch(showOfflinePage)
  event.waitUntil(refresh(network, record, event.resultingClientId))
  return kept
}

/** For the router: an answer that is no page of its kind makes it load the address as a whole, which may be kept. */
export async function answerMove(request: Request): Promise<Response> {
  try {
    const record = await findRecord(request.url)
    const network = fetch(request)
    const first = record === null ? await network : await Promise.race([network, wait(PATIENCE)])
    return typeof first === 'string' ? refuseMove() : first
  } catch {
    // No line: the whole page says so.
    return refuseMove()
  }
}

function refuseMove(): Response {
  return new Response('Not reached.', { status: 503, headers: { 'Content-Type': 'text/plain' } })
}

async function findRecord(url: string): Promise<KeptPage | null> {
  const key = toKey(withoutLocale(new URL(url).pathname))
  if (key === null) return null
  const { pages } = await readKept()
  return pages.find((page) => page.key === key) ?? null
}

async function showKept({ key, keptAt }: KeptPage, reason: Reason): Promise<Response | null> {
  const kept = await caches.match(key, { cacheName: PAGES_CACHE })
  if (kept === undefined) return null
  const marks = `data-kept-at="${keptAt}" data-kept-for="${reason}"`
  const html = (await kept.text()).replace('<html ', `<html ${marks} `)
  return new Response(html, { headers: kept.headers })
}

/** What came too late for this time is there for the next; the page that is shown is told. */
async function refresh(
  network: Promise<Response>,
  record: KeptPage,
  clientId: string,
): Promise<void> {
  try {
    const reply = await network
    if (isGone(reply)) return await drop(record.key)
    const page = await readKeepable(reply)
    if (page === null) return
    const isSameBuild = page.assets.every((path) => record.assets.includes(path))
    await keepPage(page, { ...record, assets: isSameBuild ? record.assets : [] })
    const message: FromWorker = { kind: 'fresh' }
    const client = await worker.clients.get(clientId)
    client?.postMessage(message)
  } catch (cause) {
    logFailure('The kept page stays as it was.', cause)
  }
}

function wait(ms: number): Promise<'slow'> {
  return new Promise((resolve) => setTimeout(() => resolve('slow'), ms))
}
