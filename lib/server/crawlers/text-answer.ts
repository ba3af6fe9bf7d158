import { createHash } from 'node:crypto'

/** Seconds for which a cache before us may keep it, as it keeps pages. */
const SHARED = 300

export const FOR_ALL = `public, max-age=0, s-maxage=${SHARED}, stale-while-revalidate=${SHARED}`

/** A whole text for programs, 304 for who has it already (RFC 9110 §13.1.2). */
export function answerText(request: Request, text: string, type: string): Response {
  const etag = toEtag(createHash('sha256').update(text).digest('base64url').slice(0, 22))
  return answerUnlessHeld(request, etag, () => text, { 'Content-Type': type })
}

/** `toBody` is asked only when the body is sent. */
export function answerUnlessHeld(
  request: Request,
  etag: string,
  toBody: () => BodyInit,
  headers: Readonly<Record<string, string>>,
): Response {
  const same = { ETag: etag, 'Cache-Control': FOR_ALL }
  if (isHeld(request, etag)) return new Response(null, { status: 304, headers: same })
  return new Response(toBody(), { headers: { ...same, ...headers } })
}

/** Weak: compressed or not, it says the same. */
export function toEtag(mark: string): string {
  return `W/"${mark}"`
}

export function isHeld(request: Request, etag: string): boolean {
  const held = request.headers.get('if-none-match')?.split(',') ?? []
  return held.some((each) => each.trim() === etag || each.trim() === '*')
}

const WORDS = {
  404: 'There is nothing at this address.',
  410: 'This was taken down.',
  503: 'This cannot be read now. Try again soon.',
} as const

export function refuseText(status: keyof typeof WORDS): Response {
  return new Response(`${WORDS[status]}\n`, {
    status,
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...(status === 503 ? { 'Retry-After': '5' } : {}),
    },
  })
}
