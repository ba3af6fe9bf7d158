import type { SavedArea } from '@/lib/contract/saved/saved-calls'
import { toRecord } from '@/lib/shared/to-record'

/** A heart that was pressed without a session. */
export type DeviceSave = {
  readonly area: SavedArea
  readonly id: number
  readonly title: string
}

type Named = Pick<DeviceSave, 'area' | 'id'>

/** Of this device, whoever sits before it: what an account has saved is never written here (promise T1). */
const STORAGE_KEY = 'device-saves'

export const MAX_DEVICE_SAVES = 100

/** Letters; an importer may send a title as long as a page. */
const MAX_TITLE_LENGTH = 300

const NONE: readonly DeviceSave[] = []

const changes = new EventTarget()

let read: { readonly text: string | null; readonly saves: readonly DeviceSave[] } = {
  text: null,
  saves: NONE,
}

/** Last saved first; the same list as long as nothing changes. */
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

/** Words for the visitor when it is not kept, else empty. Doing it twice changes nothing. */
export function saveOnDevice({ area, id, title }: DeviceSave): string {
  const others = without({ area, id })
  if (others.length >= MAX_DEVICE_SAVES) return TOO_MANY
  const save = { area, id, title: title.slice(0, MAX_TITLE_LENGTH) }
  return write([save, ...others]) ? '' : STORAGE_REFUSED
}

const TOO_MANY = `This device keeps ${MAX_DEVICE_SAVES} already. Sign in to save more.`
const STORAGE_REFUSED = 'This browser does not let us save anything. Sign in to save.'

/** Doing it twice changes nothing. */
export function unsaveOnDevice(named: Named): void {
  if (isOnDevice(named)) write(without(named))
}

export function clearDeviceSaves(): void {
  write(NONE)
}

/** Here or in another tab, until the returned function is called. */
export function subscribeToDeviceSaves(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  changes.addEventListener('change', listener, { signal })
  const hear = ({ key }: StorageEvent) => (key === STORAGE_KEY || key === null) && listener()
  window.addEventListener('storage', hear, { signal })
  // A page taken back from memory has heard of nothing meanwhile.
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
    // Where a browser refuses storage, it keeps none.
    return null
  }
}

function write(saves: readonly DeviceSave[]): boolean {
  try {
    if (saves.length === 0) window.localStorage.removeItem(STORAGE_KEY)
    else window.localStorage.setItem(STORAGE_KEY, JSON.stringify(saves))
  } catch {
    // Refused or full: the caller says so.
    return false
  }
  changes.dispatchEvent(new Event('change'))
  return true
}

/** Anybody may have written there: what is not ours is left out. */
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
