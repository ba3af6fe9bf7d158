import { toRecord } from '@/lib/shared/to-record'

/** What a page tells the service worker. */
export type MessageToWorker =
  | {
      readonly kind: 'visit'
      /** Without `/en`. */
      readonly path: string
      /** Mark of who is signed in, empty for nobody. */
      readonly owner: string
      /** What the page has loaded of its build, as paths. */
      readonly assets: readonly string[]
      /** True: what is shown is the kept page itself. */
      readonly isKept: boolean
    }
  | {
      readonly kind: 'saved'
      readonly owner: string
      /** Address of an area, such as `/jobs`. */
      readonly listing: string
      readonly ids: readonly number[]
      readonly assets: readonly string[]
    }
  | { readonly kind: 'forget' }

/** What the service worker tells a page: a newer copy of it came after all. */
export type MessageFromWorker = { readonly kind: 'fresh' }

export function isFreshCopyMessage(message: unknown): message is MessageFromWorker {
  return toRecord(message).kind === 'fresh'
}
