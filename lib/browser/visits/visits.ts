import { readLocal, writeLocal } from '@/lib/browser/page/local-storage'
import { getOwnerMark, subscribeToSession } from '@/lib/browser/session/session-state'
import type { SavedArea } from '@/lib/contract/saved/saved-calls'
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

const STORAGE_KEY = 'visits'

/** in ms; a shorter break continues the same visit, and new listings stay marked as new */
const PAUSE_MS = 30 * 60 * 1000

const MAX_SEEN = 500

const NO_VISITS: Visits = { by: '', last: 0, since: null, seen: [] }

const changes = new EventTarget()

let read: { readonly text: string | null; readonly visits: Visits } = {
  text: null,
  visits: NO_VISITS,
}

export function recordVisit(now: number): void {
  const visits = getVisits()
  const isNewVisit = visits.last > 0 && now - visits.last > PAUSE_MS
  write({ ...visits, last: now, since: isNewVisit ? visits.last : visits.since })
}

/** Returns when the previous visit ended, in ms since the epoch; null when unknown. */
export function getLastVisit(): number | null {
  return getVisits().since
}

export function markSeen(area: SavedArea, id: number): void {
  const visits = getVisits()
  const name = `${area}/${id}`
  const others = visits.seen.filter((each) => each !== name)
  write({ ...visits, seen: [name, ...others].slice(0, MAX_SEEN) })
}

export function isSeen(area: SavedArea, id: number): boolean {
  return getVisits().seen.includes(`${area}/${id}`)
}

/** Calls the listener on changes in this or another tab. Returns a function that unsubscribes. */
export function subscribeToVisits(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  changes.addEventListener('change', listener, { signal })
  const hear = ({ key }: StorageEvent) => (key === STORAGE_KEY || key === null) && listener()
  window.addEventListener('storage', hear, { signal })
  return () => listening.abort()
}

/** Deletes the visits of a user who signed out, whose session ended, or whom another user replaced. */
export function clearVisitsOnUserChange(): () => void {
  const look = () => {
    const { by } = parse(readLocal(STORAGE_KEY))
    if (by !== '' && by !== getOwnerMark()) write(null)
  }
  look()
  return subscribeToSession(look)
}

/** Visits before signing in stay with the user who signs in, as saves do (decision 038). */
function getVisits(): Visits {
  const text = readLocal(STORAGE_KEY)
  if (text !== read.text) read = { text, visits: parse(text) }
  const { by } = read.visits
  return by === '' || by === getOwnerMark() ? read.visits : NO_VISITS
}

function write(visits: Visits | null): void {
  // Refused or full: nothing counts as new or seen.
  writeLocal(STORAGE_KEY, visits && JSON.stringify({ ...visits, by: getOwnerMark() }))
  changes.dispatchEvent(new Event('change'))
}

function parse(text: string | null): Visits {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    return isVisits(parsed) ? parsed : NO_VISITS
  } catch {
    return NO_VISITS
  }
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
