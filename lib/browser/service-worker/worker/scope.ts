// Here `self` is a service worker; the rest of the code runs in windows.
export const worker = self as unknown as ServiceWorkerGlobalScope

/** Of background sync, which TypeScript does not know: not every browser has it. */
export type SyncEvent = ExtendableEvent & { readonly tag: string; readonly lastChance: boolean }
