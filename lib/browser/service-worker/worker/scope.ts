// In these files `self` is a service worker, everywhere else a window.
export const worker = self as unknown as ServiceWorkerGlobalScope

/** Background sync, which TypeScript does not know; not every browser has it. */
export type SyncEvent = ExtendableEvent & { readonly tag: string; readonly lastChance: boolean }
