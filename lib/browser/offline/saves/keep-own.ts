import type { Query } from '@tanstack/react-query'
import { getOwnerMark } from '@/lib/browser/session/signed-in'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import { savingAreaOf } from '@/lib/shared/listing/saving-areas'
import { logFailure } from '@/lib/shared/log-failure'
import { routes } from '@/lib/shared/routes'
import { listLoaded } from '../loaded'
import { tellWorker } from '../tell-worker'
import { rememberSaved } from './store'

const LISTINGS = [routes.jobs, routes.internships, routes.scholarships]

const SOON_MS = 1000

let hasStarted = false

/**
 * Once in a page, for the signed-in, when there is a worker to tell: keeps what they have saved. The hearts'
 * own reading and every change of it are heard here, so that nothing is asked twice.
 */
export function startKeepingSaved(): void {
  if (hasStarted) return
  hasStarted = true
  const later = new Map<string, number>()
  const look = (query: Query) => {
    const [name, area] = query.queryKey
    const isRead = name === 'saved' && query.state.status === 'success'
    const listing = LISTINGS.find((one) => savingAreaOf(one) === area)
    if (!isRead || listing === undefined) return
    window.clearTimeout(later.get(listing))
    // Twenty hearts may be pressed in a row.
    const timer = window.setTimeout(() => keep(listing, query.state.data), SOON_MS)
    later.set(listing, timer)
  }
  const cache = getQueryClient().getQueryCache()
  cache.subscribe(({ type, query }) => {
    if (type === 'updated') look(query)
  })
  // The hearts may have been faster than this script.
  cache.getAll().forEach(look)
}

function keep(listing: string, data: unknown): void {
  const owner = getOwnerMark()
  const area = savingAreaOf(listing)
  if (owner === '' || area === null || !Array.isArray(data)) return
  const ids = data.filter((id) => typeof id === 'number')
  rememberSaved(owner, area, ids).catch((cause: unknown) =>
    logFailure('What is saved cannot be kept on this device.', cause),
  )
  tellWorker({ kind: 'saved', owner, listing, ids, assets: listLoaded() })
}
