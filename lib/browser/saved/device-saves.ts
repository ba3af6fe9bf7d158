import type { SavingArea } from '@/lib/contract/saving'
import { toRecord } from '@/lib/shared/to-record'

/** A heart that was pressed without a session. */
export type DeviceSave = {
  readonly area: SavingArea
  readonly id: number
  readonly title: string
}

type Named = Pick<DeviceSave, 'area' | 'id'>

/** Of this device, whoever sits before it: what an account has saved is never written here (promise T1). */
const NAME = 'device-saves'

export const MOST_DEVICE_SAVES = 100

/** Letters; an importer may send a title as long as a page. */
const LONGEST_TITLE = 300

const NONE: readonly DeviceSave[] = []

const here = new EventTarget()

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

export function listDeviceIds(area: SavingArea): readonly number[] {
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
  if (others.length >= MOST_DEVICE_SAVES) return FULL
  const save = { area, id, title: title.slice(0, LONGEST_TITLE) }
  return write([save, ...others]) ? '' : REFUSED
}

const FULL = `This device keeps ${MOST_DEVICE_SAVES} already. Sign in to save more.`
const REFUSED = 'This browser does not let us save anything. Sign in to save.'

/** Doing it twice changes nothing. */
export function unsaveOnDevice(named: Named): void {
  if (isOnDevice(named)) write(without(named))
}

export function forgetAllOnDevice(): void {
  write(NONE)
}

/** Here or in another tab, until the returned function is called. */
export function subscribeToDeviceSaves(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  here.addEventListener('change', listener, { signal })
  const hear = ({ key }: StorageEvent) => (key === NAME || key === null) && listener()
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
    return window.localStorage.getItem(NAME)
  } catch {
    // Where a browser refuses storage, it keeps none.
    return null
  }
}

function write(saves: readonly DeviceSave[]): boolean {
  try {
    if (saves.length === 0) window.localStorage.removeItem(NAME)
    else window.localStorage.setItem(NAME, JSON.stringify(saves))
  } catch {
    // Refused or full: the caller says so.
    return false
  }
  here.dispatchEvent(new Event('change'))
  return true
}

/** Anybody may have written there: what is not ours is left out. */
function parse(text: string | null): readonly DeviceSave[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isSave).slice(0, MOST_DEVICE_SAVES) : NONE
  } catch {
    return NONE
  }
}

const AREAS: readonly unknown[] = [
  '/v1/job',
  '/v1/internship',
  '/v1/scholarship',
] satisfies SavingArea[]

function isSave(value: unknown): value is DeviceSave {
  const { area, id, title } = toRecord(value)
  return AREAS.includes(area) && Number.isInteger(id) && typeof title === 'string'
}
