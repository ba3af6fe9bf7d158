import { subscribeToSession } from '@/lib/browser/session/signed-in'
import { type Person, saysSomething } from '@/lib/shared/qualifying/person'
import { toRecord } from '@/lib/shared/to-record'
import { ANYBODYS, readSaid, toOwnName } from './has-said'

const here = new EventTarget()

let read: { readonly text: string | null; readonly person: Person | null } = {
  text: null,
  person: null,
}

/** Null: nothing was said on this device, or by somebody else. The same object as long as nothing changes. It is sent nowhere (decision 047). */
export function getDevicePerson(): Person | null {
  const text = readSaid()
  if (text !== read.text) read = { text, person: parse(text) }
  return read.person
}

/** False when this browser keeps nothing. Who says nothing at all is forgotten. */
export function keepPerson(person: Person): boolean {
  return saysSomething(person) ? write(JSON.stringify(person)) : forgetPerson()
}

export function forgetPerson(): boolean {
  return write(null)
}

/** Here or in another tab, and when another person sits here, until the returned function is called. */
export function subscribeToDevicePerson(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  here.addEventListener('change', listener, { signal })
  const hear = ({ key }: StorageEvent) => (key === null || key.startsWith(ANYBODYS)) && listener()
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
    const own = toOwnName()
    if (text === null) localStorage.removeItem(own)
    else localStorage.setItem(own, text)
    // Of a stranger who signed in since: it would come back with the next one.
    if (own !== ANYBODYS) localStorage.removeItem(ANYBODYS)
  } catch {
    // Refused or full: the caller says so.
    return false
  }
  here.dispatchEvent(new Event('change'))
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
    return saysSomething(person) ? person : null
  } catch {
    return null
  }
}

function toId(value: unknown): number | null {
  return Number.isInteger(value) ? Number(value) : null
}
