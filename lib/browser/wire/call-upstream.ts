import { PATIENCE_MS } from '@/lib/shared/limits'

/** An answer of the API; `status` may come from the body where the transport changed it (architecture §6). */
export type UpstreamReply = { readonly status: number; readonly body: unknown }

/** A call of the contract. */
export type ApiPath = `/v1/${string}` | `/auth/v1/${string}`

/** The API does not know the installation (spec §8). */
export const UNKNOWN_INSTALLATION = 650

/** The session is over (spec §8). */
export const SESSION_ENDED = 900

/**
 * Calls the API through our own origin, with plain fetch: the typed client is too large for a first
 * load (architecture §5). Middleware adds session and installation.
 *
 * @throws TypeError when nothing answers, and DOMException when nothing does within 20 s
 */
export async function callUpstream(path: ApiPath, init: RequestInit = {}): Promise<UpstreamReply> {
  // Old browsers have no such signal and wait for as long as the network does.
  const signal = AbortSignal.timeout?.(PATIENCE_MS)
  return readReply(await fetch(`/upstream${path}`, { signal, ...init }))
}

/** An answer with the status it means, read to its end. */
export async function readReply(response: Response): Promise<UpstreamReply> {
  return toReply(response.status, await response.text())
}

/** An answer from what came over the wire. */
export function toReply(status: number, text: string): UpstreamReply {
  const body = parseJson(text)
  return { status: statusOf(body) ?? status, body }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // An answer that is no JSON is judged by its status alone (promise F3).
    return null
  }
}

/** What a body says went wrong; none can turn a failure into a success. */
function statusOf(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('statusCode' in body)) return null
  const { statusCode } = body
  return typeof statusCode === 'number' && statusCode >= 400 ? statusCode : null
}

/** True for the answer that says it worked; anything else with a good status is odd (spec §8). */
export function isDone(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === true
}
