import type { SavedArea } from '@/lib/contract/saved/saved-calls'
import { toRecord } from '@/lib/shared/to-record'

/** A listing saved without an account. */
export type DeviceSave = {
  readonly area: SavedArea
  readonly id: number
  readonly title: string
}

type Named = Pick<DeviceSave, 'area' | 'id'>

/** Belongs to the device, whoever uses it: saves of an account are never stored here (promise T1). */
const STORAGE_KEY = 'device-saves'

export const MAX_DEVICE_SAVES = 100

/** in characters; an imported title may be very long */
const MAX_TITLE_LENGTH = 300

const NONE: readonly DeviceSave[] = []

const changes = new EventTarget()

let read: { readonly text: string | null; readonly saves: readonly DeviceSave[] } = {
  text: null,
  saves: NONE,
}

/** Returns the saves, latest first. The array changes only with its content. */
export function getDeviceSaves(): readonly DeviceSave[] {
  const text = readText()
  if (text !== read.text) read = { text, saves: parse(text) }
  return read.saves
}

export function listDeviceIds(area: SavedArea): readonly number[] {
  return getDeviceSaves()
    .filter((save) => save.area === area)
    .map(({ id }) => id)
}

export function isOnDevice(named: Named): boolean {
  return getDeviceSaves().some((save) => isSame(save, named))
}

/** Saves a listing; idempotent. Returns the message when it is not stored, else an empty string. */
export function saveOnDevice({ area, id, title }: DeviceSave): string {
  const others = without({ area, id })
  if (others.length >= MAX_DEVICE_SAVES) return TOO_MANY
  const save = { area, id, title: title.slice(0, MAX_TITLE_LENGTH) }
  return write([save, ...others]) ? '' : STORAGE_REFUSED
}

const TOO_MANY = `You have ${MAX_DEVICE_SAVES} saved items on this device already. Sign in to save more.`
const STORAGE_REFUSED = 'This browser does not let us save anything. Sign in to save.'

/** Removes a listing; idempotent. */
export function unsaveOnDevice(named: Named): void {
  if (isOnDevice(named)) write(without(named))
}

export function clearDeviceSaves(): void {
  write(NONE)
}

/** Calls the listener on changes in this or another tab. Returns a function that unsubscribes. */
export function subscribeToDeviceSaves(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  changes.addEventListener('change', listener, { signal })
  const hear = ({ key }: StorageEvent) => (key === STORAGE_KEY || key === null) && listener()
  window.addEventListener('storage', hear, { signal })
  // A page restored from the back-forward cache has missed the events.
  window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
  return () => listening.abort()
}

function without(named: Named): readonly DeviceSave[] {
  return getDeviceSaves().filter((save) => !isSame(save, named))
}

function isSame(one: Named, other: Named): boolean {
  return one.area === other.area && one.id === other.id
}

function readText(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY)
  } catch {
    // Nothing is stored where the browser refuses storage.
    return null
  }
}

function write(saves: readonly DeviceSave[]): boolean {
  try {
    if (saves.length === 0) window.localStorage.removeItem(STORAGE_KEY)
    else window.localStorage.setItem(STORAGE_KEY, JSON.stringify(saves))
  } catch {
    // Refused or full: the caller shows that.
    return false
  }
  changes.dispatchEvent(new Event('change'))
  return true
}

/** Parses the stored text and drops anything invalid. */
function parse(text: string | null): readonly DeviceSave[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isSave).slice(0, MAX_DEVICE_SAVES) : NONE
  } catch {
    return NONE
  }
}

const AREAS: readonly unknown[] = [
  '/v1/job',
  '/v1/internship',
  '/v1/scholarship',
] satisfies SavedArea[]

function isSave(value: unknown): value is DeviceSave {
  const { area, id, title } = toRecord(value)
  return AREAS.includes(area) && Number.isInteger(id) && typeof title === 'string'
}
