import { subscribeToSession } from '@/lib/browser/session/session-state'
import { hasAnswers, type Person } from '@/lib/shared/qualification/person'
import { toRecord } from '@/lib/shared/to-record'
import { ANONYMOUS_KEY, readStoredPerson, toStorageKey } from './person-storage'

const changes = new EventTarget()

let read: { readonly text: string | null; readonly person: Person | null } = {
  text: null,
  person: null,
}

/** Null: nothing was said on this device, or by somebody else. The same object as long as nothing changes. It is sent nowhere (decision 047). */
export function getDevicePerson(): Person | null {
  const text = readStoredPerson()
  if (text !== read.text) read = { text, person: parse(text) }
  return read.person
}

/** False when this browser keeps nothing. Who says nothing at all is forgotten. */
export function saveDevicePerson(person: Person): boolean {
  return hasAnswers(person) ? write(JSON.stringify(person)) : deleteDevicePerson()
}

export function deleteDevicePerson(): boolean {
  return write(null)
}

/** Here or in another tab, and when another person sits here, until the returned function is called. */
export function subscribeToDevicePerson(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  changes.addEventListener('change', listener, { signal })
  const hear = ({ key }: StorageEvent) =>
    (key === null || key.startsWith(ANONYMOUS_KEY)) && listener()
  window.addEventListener('storage', hear, { signal })
  const stopHearing = subscribeToSession(listener)
  return () => {
    listening.abort()
    stopHearing()
  }
}

function write(text: string | null): boolean {
  try {
    const { localStorage } = window
    const own = toStorageKey()
    if (text === null) localStorage.removeItem(own)
    else localStorage.setItem(own, text)
    // Of a stranger who signed in since: it would come back with the next one.
    if (own !== ANONYMOUS_KEY) localStorage.removeItem(ANONYMOUS_KEY)
  } catch {
    // Refused or full: the caller says so.
    return false
  }
  changes.dispatchEvent(new Event('change'))
  return true
}

/** Anybody may have written there: what is not ours counts as not said. */
function parse(text: string | null): Person | null {
  try {
    const { major, degree, isStudent, level, province } = toRecord(JSON.parse(text ?? 'null'))
    const person = {
      major: toId(major),
      degree: toId(degree),
      isStudent: isStudent === true,
      level: toId(level),
      province: toId(province),
    }
    return hasAnswers(person) ? person : null
  } catch {
    return null
  }
}

function toId(value: unknown): number | null {
  return Number.isInteger(value) ? Number(value) : null
}
