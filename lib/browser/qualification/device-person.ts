import { writeLocal } from '@/lib/browser/page/local-storage'
import { subscribeToSession } from '@/lib/browser/session/session-state'
import { hasAnswers, type Person } from '@/lib/shared/qualification/person'
import { toRecord } from '@/lib/shared/to-record'
import { ANONYMOUS_KEY, readStoredPerson, toStorageKey } from './person-storage'

const changes = new EventTarget()

let read: { readonly text: string | null; readonly person: Person | null } = {
  text: null,
  person: null,
}

/**
 * Returns the person entered on this device; null for none or one of another user. The object changes only
 * with its content, and is never sent (decision 047).
 */
export function getDevicePerson(): Person | null {
  const text = readStoredPerson()
  if (text !== read.text) read = { text, person: parse(text) }
  return read.person
}

/** Returns false when storage is refused. An empty person is deleted. */
export function saveDevicePerson(person: Person): boolean {
  return hasAnswers(person) ? write(JSON.stringify(person)) : deleteDevicePerson()
}

export function deleteDevicePerson(): boolean {
  return write(null)
}

/**
 * Calls the listener on changes in this or another tab and when the user changes. Returns a function that
 * unsubscribes.
 */
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
  const own = toStorageKey()
  if (!writeLocal(own, text)) return false
  // Deletes the copy from before signing in, which the next user would see.
  if (own !== ANONYMOUS_KEY && !writeLocal(ANONYMOUS_KEY, null)) return false
  changes.dispatchEvent(new Event('change'))
  return true
}

/** Parses the stored text; anything invalid counts as no person. */
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
