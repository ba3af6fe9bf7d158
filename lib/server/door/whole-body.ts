import type { ServerResponse } from 'node:http'

export type Body = string | Buffer

/** Lets a step send another body in place of one that is sent in one piece, before any header is out. */
export function onWholeBody(response: ServerResponse, replace: (body: Body) => Body): void {
  const end = response.end.bind(response) as (...args: readonly unknown[]) => ServerResponse
  const replacing = (body?: unknown, ...rest: readonly unknown[]): ServerResponse => {
    const isBody = typeof body === 'string' || Buffer.isBuffer(body)
    if (!isBody || response.headersSent) return end(body, ...rest)
    const replaced = replace(body)
    return replaced === body ? end(body, ...rest) : end(replaced)
  }
  response.end = replacing as typeof response.end
}
