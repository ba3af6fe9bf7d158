import { createHash } from 'node:crypto'

/** Seconds for which a shared cache may store the response, as it does for pages. */
const SHARED_MAX_AGE_SECONDS = 300

export const PUBLIC_CACHE_CONTROL = `public, max-age=0, s-maxage=${SHARED_MAX_AGE_SECONDS}, stale-while-revalidate=${SHARED_MAX_AGE_SECONDS}`

/** Sends a text, or 304 when the client has it already (RFC 9110 §13.1.2). */
export function sendText(request: Request, text: string, type: string): Response {
  return sendConditional(request, toTextEtag(text), () => text, type)
}

/** Sends 304 when the client has this entity tag; `toBody` is called only when the body is sent, `headers` in both cases. */
export function sendConditional(
  request: Request,
  etag: string,
  toBody: () => BodyInit,
  type: string,
  headers: Readonly<Record<string, string>> = { 'Cache-Control': PUBLIC_CACHE_CONTROL },
): Response {
  const same = { ETag: etag, ...headers }
  if (isCachedByClient(request, etag)) return new Response(null, { status: 304, headers: same })
  return new Response(toBody(), { headers: { ...same, 'Content-Type': type } })
}

export function toTextEtag(text: string): string {
  return toEtag(createHash('sha256').update(text).digest('base64url').slice(0, 22))
}

/** Formats a weak entity tag: compressed copies mean the same. */
export function toEtag(mark: string): string {
  return `W/"${mark}"`
}

/** Returns true when `If-None-Match` contains the tag, by weak comparison (RFC 9110 §13.1.2). */
export function isCachedByClient(request: Request, etag: string): boolean {
  const held =
    request.headers
      .get('if-none-match')
      ?.split(',')
      .map((each) => each.trim()) ?? []
  return held.some((each) => each === '*' || `W/${each.replace(/^W\//, '')}` === etag)
}

const MESSAGES = {
  404: 'There is nothing at this address.',
  410: 'This was taken down.',
  503: 'This cannot be read now. Try again soon.',
} as const

export function sendTextError(status: keyof typeof MESSAGES): Response {
  return new Response(`${MESSAGES[status]}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 503 ? { 'Retry-After': '5' } : {}),
    },
  })
}
