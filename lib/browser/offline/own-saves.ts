import { getOwnerMark, subscribeToSession } from '@/lib/browser/session/signed-in'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import { savingAreaOf } from '@/lib/shared/listing/saving-areas'
import { logFailure } from '@/lib/shared/log-failure'
import { routes } from '@/lib/shared/routes'
import { listLoaded } from './loaded'
import { SENDING_TAG } from './saves/queue'
import { sendWaiting } from './saves/send-waiting'
import { listWaitingPresses, rememberSaved } from './saves/store'
import { tellWorker } from './tell-worker'

const LISTINGS = [routes.jobs, routes.internships, routes.scholarships]

const SOON_MS = 1000

let hasStarted = false

/** Once in a page, for the signed-in: sends what waits, now and whenever there is a line again, and keeps what they have saved. */
export function startOwnSaves(): void {
  if (hasStarted) return
  hasStarted = true
  window.addEventListener('online', sendNow)
  window.addEventListener(SENDING_TAG, sendNow)
  subscribeToSession(sendNow)
  watchSaved()
  sendNow()
}

function sendNow(): void {
  const owner = getOwnerMark()
  if (owner === '' || !navigator.onLine) return
  send(owner).catch((cause: unknown) => logFailure('What was saved here waits to be sent.', cause))
}

async function send(owner: string): Promise<void> {
  if ((await listWaitingPresses(owner)).length === 0) return
  await sendWaiting(owner)
  // What the API refused is shown as it is there.
  await getQueryClient().invalidateQueries({ queryKey: ['saved'] })
}

/** The hearts' own reading and every change of it are heard here, so that nothing is asked twice. */
function watchSaved(): void {
  const later = new Map<string, number>()
  getQueryClient()
    .getQueryCache()
    .subscribe(({ type, query }) => {
      const [name, area] = query.queryKey
      const isNews = type === 'updated' && name === 'saved' && query.state.status === 'success'
      const listing = LISTINGS.find((one) => savingAreaOf(one) === area)
      if (!isNews || listing === undefined) return
      window.clearTimeout(later.get(listing))
      // Twenty hearts may be pressed in a row.
      const timer = window.setTimeout(() => keep(listing, query.state.data), SOON_MS)
      later.set(listing, timer)
    })
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
