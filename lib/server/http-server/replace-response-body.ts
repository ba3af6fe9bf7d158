import type { ServerResponse } from 'node:http'

export type ResponseBody = string | Buffer

/** Replaces a body that is sent in one piece, before any header is sent. */
export function replaceResponseBody(
  response: ServerResponse,
  replace: (body: ResponseBody) => ResponseBody,
): void {
  const end = response.end.bind(response) as (...args: readonly unknown[]) => ServerResponse
  const replacing = (body?: unknown, ...rest: readonly unknown[]): ServerResponse => {
    const isBody = typeof body === 'string' || Buffer.isBuffer(body)
    if (!isBody || response.headersSent) return end(body, ...rest)
    const replaced = replace(body)
    return replaced === body ? end(body, ...rest) : end(replaced)
  }
  response.end = replacing as typeof response.end
}
