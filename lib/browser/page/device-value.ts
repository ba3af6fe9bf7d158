import { parseJson } from '@/lib/shared/parse-json'
import { readLocal, writeLocal } from './local-storage'

export type DeviceValue<Value> = {
  /** Returns the value. The object changes only with its content. */
  readonly get: () => Value
  /** Stores the value; null deletes it. Returns false where the browser refuses storage, or when it is full. */
  readonly set: (value: Value | null, key?: string) => boolean
  /**
   * Calls the listener on changes in this or another tab, also of keys that begin with this one. Returns a
   * function that unsubscribes.
   */
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Creates a value that this browser stores as JSON under a key of `localStorage`, for all tabs. `parse` gets null
 * where nothing is stored, and undefined for what is no JSON. `read` reads the text where one key is not enough.
 */
export function createDeviceValue<Value>(
  key: string,
  parse: (stored: unknown) => Value,
  read = () => readLocal(key),
): DeviceValue<Value> {
  const changes = new EventTarget()
  let last: { readonly text: string | null; readonly value: Value } | null = null
  return {
    get() {
      const text = read()
      if (last?.text !== text || last === null) {
        last = { text, value: parse(parseJson(text ?? 'null')) }
      }
      return last.value
    },

    set(value, at = key) {
      const isStored = writeLocal(at, value === null ? null : JSON.stringify(value))
      changes.dispatchEvent(new Event('change'))
      return isStored
    },

    subscribe(listener) {
      const listening = new AbortController()
      const { signal } = listening
      const onStorage = (event: StorageEvent) => (event.key ?? key).startsWith(key) && listener()
      changes.addEventListener('change', listener, { signal })
      window.addEventListener('storage', onStorage, { signal })
      // A page restored from the back-forward cache has missed the events.
      window.addEventListener('pageshow', ({ persisted }) => persisted && listener(), { signal })
      return () => listening.abort()
    },
  }
}
