import { NOBODY, type Person, saysSomething } from '@/lib/shared/qualifying/person'
import { PERSON } from './has-said'

const here = new EventTarget()

let read: { readonly text: string | null; readonly person: Person | null } = {
  text: null,
  person: null,
}

/** Null: nothing was said on this device. The same object as long as nothing changes. It is sent nowhere (decision 047). */
export function getDevicePerson(): Person | null {
  const text = readText()
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

/** Here or in another tab, until the returned function is called. */
export function subscribeToDevicePerson(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  here.addEventListener('change', listener, { signal })
  const hear = ({ key }: StorageEvent) => (key === PERSON || key === null) && listener()
  window.addEventListener('storage', hear, { signal })
  // A page taken back from memory has heard of nothing meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
  return () => listening.abort()
}

function readText(): string | null {
  try {
    return window.localStorage.getItem(PERSON)
  } catch {
    // Where a browser refuses storage, it keeps none.
    return null
  }
}

function write(text: string | null): boolean {
  try {
    if (text === null) window.localStorage.removeItem(PERSON)
    else window.localStorage.setItem(PERSON, text)
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
    const parsed: unknown = JSON.parse(text ?? 'null')
    if (typeof parsed !== 'object' || parsed === null) return null
    const said: Readonly<Record<keyof Person, unknown>> = { ...NOBODY, ...parsed }
    const person = {
      major: toId(said.major),
      degree: toId(said.degree),
      isStudent: said.isStudent === true,
      level: toId(said.level),
      province: toId(said.province),
    }
    return saysSomething(person) ? person : null
  } catch {
    return null
  }
}

function toId(value: unknown): number | null {
  return typeof value === 'number' && Number.isInteger(value) ? value : null
}
