import { toRecord } from '@/lib/shared/to-record'

/** Messages from a page to the service worker. */
export type MessageToWorker =
  | {
      readonly kind: 'visit'
      /** Without `/en`. */
      readonly path: string
      /** Mark of the signed-in user, empty for nobody. */
      readonly owner: string
      /** Paths of the build assets the page has loaded. */
      readonly assets: readonly string[]
      /** True when the page shown is itself a cached copy. */
      readonly isCached: boolean
    }
  | {
      readonly kind: 'saved'
      readonly owner: string
      /** Path of a listing, such as `/jobs`. */
      readonly listing: string
      readonly ids: readonly number[]
      readonly assets: readonly string[]
    }
  | { readonly kind: 'forget' }

/** Message from the service worker: it has cached a newer copy of the page. */
export type MessageFromWorker = { readonly kind: 'fresh' }

export function isFreshCopyMessage(message: unknown): message is MessageFromWorker {
  return toRecord(message).kind === 'fresh'
}
