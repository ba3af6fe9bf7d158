import type { IncomingHttpHeaders } from 'node:http'

/** Wraps Node's headers in the interface of `fetch`'s. */
export function toReadableHeaders(headers: IncomingHttpHeaders): {
  get(name: string): string | null
} {
  return {
    get: (name) => {
      const value = headers[name]
      return typeof value === 'string' ? value : null
    },
  }
}
