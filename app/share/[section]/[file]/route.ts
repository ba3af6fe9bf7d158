import { orGone, orUnavailable } from '@/lib/server/cache/query-result'
import { isCachedByClient, sendTextError, toEtag } from '@/lib/server/http/conditional-response'
import { DEFAULT_PICTURE } from '@/lib/server/seo/share-metadata'
import { findShareCard } from '@/lib/server/share/find-share-card'
import { getOrDrawPicture } from '@/lib/server/share/get-or-draw-picture'
import type { ShareCard } from '@/lib/server/share/share-card'
import { toPicturePath } from '@/lib/server/share/share-picture'
import { logFailure } from '@/lib/shared/log-failure'

type Context = { readonly params: Promise<{ section: string; file: string }> }

const GONE = Symbol('gone')

/** Matches `jobs-4f….png` and `12-4f….png`; the length of hashes may change between versions. */
const FILE = /^([a-z0-9-]{1,40})-([0-9a-f]{8,64})\.png$/

/** The hash in the address identifies these bytes, so they never change (RFC 8246). */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Answers the picture of a link preview (decision 030). An outdated hash redirects to the current picture. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { section, file } = await params
  const [, name = '', mark = ''] = FILE.exec(file) ?? []
  if (name === '') return sendTextError(404)
  const sheet = await orUnavailable(orGone(findShareCard(section, name), GONE), undefined)
  if (sheet === undefined) return sendTextError(503)
  if (sheet === GONE) return sendTextError(410)
  if (sheet === null) return sendTextError(404)
  const own = toPicturePath(section, name, sheet)
  if (!own.endsWith(`/${file}`)) return leadTo(own)
  const headers = { ETag: toEtag(mark), 'Cache-Control': FOR_EVER }
  if (isCachedByClient(request, headers.ETag)) return new Response(null, { status: 304, headers })
  return (await draw(sheet, headers)) ?? leadTo(DEFAULT_PICTURE.url)
}

/** Draws the picture; null when that is not possible now. */
async function draw(
  sheet: ShareCard,
  headers: Readonly<Record<string, string>>,
): Promise<Response | null> {
  try {
    const picture = await getOrDrawPicture(sheet)
    return new Response(new Uint8Array(picture), {
      headers: { ...headers, 'Content-Type': 'image/png' },
    })
  } catch (cause) {
    logFailure('A share picture is not drawn.', String(cause))
    return null
  }
}

/** Redirects temporarily: the same picture may become current again. */
function leadTo(path: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: path, 'Cache-Control': 'no-store' },
  })
}
