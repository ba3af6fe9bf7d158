/** An answer of the API; `status` may come from the body where the transport changed it (design §6). */
export type UpstreamReply = { readonly status: number; readonly body: unknown }

/** The API does not know the installation (spec §8). */
export const UNKNOWN_INSTALLATION = 650

/**
 * Calls the API through our own origin, with plain fetch: the typed client is too large for a first
 * load (design §5). Middleware adds session and installation.
 *
 * @throws TypeError when nothing answers
 */
export async function callUpstream(
  path: `/v1/${string}`,
  init: RequestInit = {},
): Promise<UpstreamReply> {
  const response = await fetch(`/upstream${path}`, init)
  const text = await response.text()
  const body = parseJson(text)
  return { status: statusOf(body) ?? response.status, body }
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
