import { createDeviceValue } from '@/lib/browser/page/device-value'
import { getOwnerHash, subscribeToSession } from '@/lib/browser/session/session-state'
import type { ListingApiPath } from '@/lib/contract/saved/schemaless-saved-endpoints'
import { toRecord } from '@/lib/shared/to-record'

/** The visits of one user or visitor on this device (promise T1). */
type Visits = {
  /** Mark of the signed-in user; empty without a session. */
  readonly by: string
  /** The last page view of this visit and of the previous one, in ms since the epoch; null: there was none. */
  readonly last: number
  readonly since: number | null
  /** `/v1/job/7`, last opened first. */
  readonly seen: readonly string[]
}

/** in ms; a shorter break continues the same visit, and new listings stay marked as new */
const PAUSE_MS = 30 * 60 * 1000

const MAX_SEEN = 500

const NO_VISITS: Visits = { by: '', last: 0, since: null, seen: [] }

const stored = createDeviceValue('visits', (value) => (isVisits(value) ? value : NO_VISITS))

export const subscribeToVisits = stored.subscribe

export function recordVisit(now: number): void {
  const visits = getVisits()
  const isNewVisit = visits.last > 0 && now - visits.last > PAUSE_MS
  write({ ...visits, last: now, since: isNewVisit ? visits.last : visits.since })
}

/** Returns when the previous visit ended, in ms since the epoch; null when unknown. */
export function getLastVisit(): number | null {
  return getVisits().since
}

export function markSeen(area: ListingApiPath, id: number): void {
  const visits = getVisits()
  const name = `${area}/${id}`
  const others = visits.seen.filter((each) => each !== name)
  write({ ...visits, seen: [name, ...others].slice(0, MAX_SEEN) })
}

export function isSeen(area: ListingApiPath, id: number): boolean {
  return getVisits().seen.includes(`${area}/${id}`)
}

/** Deletes the visits of a user who signed out, whose session ended, or whom another user replaced. */
export function clearVisitsOnUserChange(): () => void {
  const look = () => {
    const { by } = stored.get()
    if (by !== '' && by !== getOwnerHash()) stored.set(null)
  }
  look()
  return subscribeToSession(look)
}

/** Visits before signing in stay with the user who signs in, as saves do (decision 038). */
function getVisits(): Visits {
  const visits = stored.get()
  return visits.by === '' || visits.by === getOwnerHash() ? visits : NO_VISITS
}

function write(visits: Visits): void {
  // Refused or full: nothing counts as new or seen.
  stored.set({ ...visits, by: getOwnerHash() })
}

function isVisits(value: unknown): value is Visits {
  const { by, last, since, seen } = toRecord(value)
  return (
    typeof by === 'string' &&
    typeof last === 'number' &&
    (since === null || typeof since === 'number') &&
    Array.isArray(seen) &&
    seen.every((each) => typeof each === 'string')
  )
}
