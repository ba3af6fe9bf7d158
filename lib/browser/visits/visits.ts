import { getOwnerMark, subscribeToSession } from '@/lib/browser/session/session-state'
import type { SavedArea } from '@/lib/contract/saved/saved-calls'
import { toRecord } from '@/lib/shared/to-record'

/** What this device remembers of whom it showed what; of one person at a time, and of nobody after them (promise T1). */
type Visits = {
  /** Mark of who was signed in; empty before anybody is. */
  readonly by: string
  /** ms since the epoch: the last page of this visit, and of the one before it; null: there was none. */
  readonly last: number
  readonly since: number | null
  /** `/v1/job/7`, opened last first. */
  readonly seen: readonly string[]
}

const STORAGE_KEY = 'visits'

/** Who comes back within it goes on with the same visit, and what was new stays new. */
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

/** When the visit before this one ended, in ms since the epoch; null: nobody knows. */
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

/** Here or in another tab, until the returned function is called. */
export function subscribeToVisits(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  changes.addEventListener('change', listener, { signal })
  const hear = ({ key }: StorageEvent) => (key === STORAGE_KEY || key === null) && listener()
  window.addEventListener('storage', hear, { signal })
  return () => listening.abort()
}

/** What was noted for somebody goes when they do: signed out, their session over, somebody else signed in. */
export function clearVisitsOnUserChange(): () => void {
  const look = () => {
    const { by } = parse(readText())
    if (by !== '' && by !== getOwnerMark()) write(null)
  }
  look()
  return subscribeToSession(look)
}

/** What was noted before anybody signed in goes on with who does, as hearts do (decision 038). */
function getVisits(): Visits {
  const text = readText()
  if (text !== read.text) read = { text, visits: parse(text) }
  const { by } = read.visits
  return by === '' || by === getOwnerMark() ? read.visits : NO_VISITS
}

function write(visits: Visits | null): void {
  try {
    if (visits === null) window.localStorage.removeItem(STORAGE_KEY)
    else window.localStorage.setItem(STORAGE_KEY, JSON.stringify({ ...visits, by: getOwnerMark() }))
  } catch {
    // Refused or full: nothing is new and nothing seen.
  }
  changes.dispatchEvent(new Event('change'))
}

function readText(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
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
