import { isHeld, refuseText, toEtag } from '@/lib/server/crawlers/text-answer'
import { orGone, orUnavailable } from '@/lib/server/reading/reading'
import { DEFAULT_PICTURE } from '@/lib/server/seo/share-metadata'
import { findSheet } from '@/lib/server/share/find-sheet'
import { requirePicture } from '@/lib/server/share/require-picture'
import { toPicturePath } from '@/lib/server/share/share-picture'
import type { Sheet } from '@/lib/server/share/sheet'
import { logFailure } from '@/lib/shared/log-failure'

type Context = { readonly params: Promise<{ section: string; file: string }> }

const GONE = Symbol('gone')

/** `jobs-4f….png`, `12-4f….png`; marks may have had another length, or get one. */
const FILE = /^([a-z0-9-]{1,40})-([0-9a-f]{8,64})\.png$/

/** Its bytes belong to the mark in its address for ever (RFC 8246). */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** The picture a messenger shows of a link (decision 030). Another mark than today's leads to today's. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { section, file } = await params
  const [, name = '', mark = ''] = FILE.exec(file) ?? []
  if (name === '') return refuseText(404)
  const sheet = await orUnavailable(orGone(findSheet(section, name), GONE), undefined)
  if (sheet === undefined) return refuseText(503)
  if (sheet === GONE) return refuseText(410)
  if (sheet === null) return refuseText(404)
  const own = toPicturePath(section, name, sheet)
  if (!own.endsWith(`/${file}`)) return leadTo(own)
  const headers = { ETag: toEtag(mark), 'Cache-Control': FOR_EVER }
  if (isHeld(request, headers.ETag)) return new Response(null, { status: 304, headers })
  return (await draw(sheet, headers)) ?? leadTo(DEFAULT_PICTURE.url)
}

/** Null when it cannot be drawn now. */
async function draw(
  sheet: Sheet,
  headers: Readonly<Record<string, string>>,
): Promise<Response | null> {
  try {
    const picture = await requirePicture(sheet)
    return new Response(new Uint8Array(picture), {
      headers: { ...headers, 'Content-Type': 'image/png' },
    })
  } catch (cause) {
    logFailure('A share picture is not drawn.', String(cause))
    return null
  }
}

/** Not for ever: what is on the picture may become so again. */
function leadTo(path: string): Response {
  return new Response(null, {
    status: 302,
    headers: { Location: path, 'Cache-Control': 'no-store' },
  })
}
