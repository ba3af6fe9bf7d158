import type { IncomingMessage, ServerResponse } from 'node:http'

/** One request and its response on their way through the middleware (decision 021). */
export type RequestContext = {
  /** A random UUID: `x-request-id` of the response, of its log line, and of the API's log. */
  readonly id: string
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** The client's address: the peer's, or what a trusted proxy states. */
  readonly client: string
  /** As received, until `requireCanonicalUrl` has checked it. */
  readonly path: string
  /** Includes the question mark; empty without a query. */
  readonly search: string
}

/** Returns true when it has answered or will answer; then no later middleware runs. */
export type Middleware = (context: RequestContext) => boolean | Promise<boolean>

/** Splits the URL of a request; `search` includes the question mark, and is empty without a query. */
export function splitUrl(url: string): { readonly path: string; readonly search: string } {
  const [path = ''] = url.split('?')
  return { path, search: url.slice(path.length) }
}
