import { getOwnerMark, subscribeToSession } from '@/lib/browser/session/signed-in'
import type { SavingArea } from '@/lib/contract/saving'
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

const NAME = 'visits'

/** Who comes back within it goes on with the same visit, and what was new stays new. */
const PAUSE_MS = 30 * 60 * 1000

const MOST_SEEN = 500

const NOTHING: Visits = { by: '', last: 0, since: null, seen: [] }

const here = new EventTarget()

let read: { readonly text: string | null; readonly visits: Visits } = {
  text: null,
  visits: NOTHING,
}

export function countVisit(now: number): void {
  const visits = getVisits()
  const isNewVisit = visits.last > 0 && now - visits.last > PAUSE_MS
  write({ ...visits, last: now, since: isNewVisit ? visits.last : visits.since })
}

/** When the visit before this one ended, in ms since the epoch; null: nobody knows. */
export function getLastVisit(): number | null {
  return getVisits().since
}

export function noteSeen(area: SavingArea, id: number): void {
  const visits = getVisits()
  const name = `${area}/${id}`
  const others = visits.seen.filter((each) => each !== name)
  write({ ...visits, seen: [name, ...others].slice(0, MOST_SEEN) })
}

export function isSeen(area: SavingArea, id: number): boolean {
  return getVisits().seen.includes(`${area}/${id}`)
}

/** Here or in another tab, until the returned function is called. */
export function subscribeToVisits(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  here.addEventListener('change', listener, { signal })
  const hear = ({ key }: StorageEvent) => (key === NAME || key === null) && listener()
  window.addEventListener('storage', hear, { signal })
  return () => listening.abort()
}

/** What was noted for somebody goes when they do: signed out, their session over, somebody else signed in. */
export function watchVisits(): () => void {
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
  return by === '' || by === getOwnerMark() ? read.visits : NOTHING
}

function write(visits: Visits | null): void {
  try {
    if (visits === null) window.localStorage.removeItem(NAME)
    else window.localStorage.setItem(NAME, JSON.stringify({ ...visits, by: getOwnerMark() }))
  } catch {
    // Refused or full: nothing is new and nothing seen.
  }
  here.dispatchEvent(new Event('change'))
}

function readText(): string | null {
  try {
    return window.localStorage.getItem(NAME)
  } catch {
    return null
  }
}

function parse(text: string | null): Visits {
  try {
    const parsed: unknown = JSON.parse(text ?? 'null')
    return isVisits(parsed) ? parsed : NOTHING
  } catch {
    return NOTHING
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
