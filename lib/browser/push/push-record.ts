import { createStore, del, get, set, type UseStore } from 'idb-keyval'

/** That this browser is told, and for whom. */
export type PushRecord = {
  readonly id: string
  readonly owner: string
  readonly endpoint: string
  /** Of the site, to which the subscription is bound. */
  readonly key: string
  readonly name: string
  /** Whether they read the site below `/en`. */
  readonly hasLocale: boolean
  /** When the API last heard of it, in ms since the epoch. */
  readonly renewedAt: number
  /** Changes with every sign-in here. */
  readonly session: string
}

const OWN = 'own'

let opened: UseStore | null = null

/** A database, because the service worker reads it too. */
function open(): UseStore {
  opened ??= createStore('visvakor-push', 'push')
  return opened
}

export function readPushRecord(): Promise<PushRecord | undefined> {
  return get<PushRecord>(OWN, open())
}

export function writePushRecord(own: PushRecord): Promise<void> {
  return set(OWN, own, open())
}

export function deletePushRecord(): Promise<void> {
  return del(OWN, open())
}
