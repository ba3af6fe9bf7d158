/** An answer of the API; `status` may come from the body where the transport changed it (design §6). */
export type UpstreamReply = { readonly status: number; readonly body: unknown }

/** A call of the contract. */
export type ApiPath = `/v1/${string}` | `/auth/v1/${string}`

/** The API does not know the installation (spec §8). */
export const UNKNOWN_INSTALLATION = 650

/** The session is over (spec §8). */
export const SESSION_ENDED = 900

/**
 * Calls the API through our own origin, with plain fetch: the typed client is too large for a first
 * load (design §5). Middleware adds session and installation.
 *
 * @throws TypeError when nothing answers
 */
export async function callUpstream(path: ApiPath, init: RequestInit = {}): Promise<UpstreamReply> {
  return readReply(await fetch(`/upstream${path}`, init))
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

function statusOf(body: unknown): number | null {
  if (typeof body !== 'object' || body === null || !('statusCode' in body)) return null
  return typeof body.statusCode === 'number' ? body.statusCode : null
}
