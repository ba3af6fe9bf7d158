import { createStore, del, get, set, type UseStore } from 'idb-keyval'

/** The push subscription of this browser and its user. */
export type PushRecord = {
  readonly id: string
  readonly owner: string
  readonly endpoint: string
  /** The public key of the site that the subscription is bound to. */
  readonly key: string
  readonly name: string
  /** Whether the user reads the site under `/en`. */
  readonly hasLocale: boolean
  /** When it was last sent to the API, in ms since the epoch. */
  readonly renewedAt: number
  /** Changes with every sign-in on this device. */
  readonly session: string
}

const RECORD_KEY = 'own'

let opened: UseStore | null = null

/** IndexedDB, because the service worker reads it too. */
function open(): UseStore {
  opened ??= createStore('visvakor-push', 'push')
  return opened
}

export function readPushRecord(): Promise<PushRecord | undefined> {
  return get<PushRecord>(RECORD_KEY, open())
}

export function writePushRecord(own: PushRecord): Promise<void> {
  return set(RECORD_KEY, own, open())
}

export function deletePushRecord(): Promise<void> {
  return del(RECORD_KEY, open())
}
