import type { IncomingHttpHeaders } from 'node:http'

/** Node's headers to be asked as those of `fetch` are. */
export function readHeaders(headers: IncomingHttpHeaders): { get(name: string): string | null } {
  return {
    get: (name) => {
      const value = headers[name]
      return typeof value === 'string' ? value : null
    },
  }
}
