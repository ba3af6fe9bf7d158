import { refuseText } from '@/lib/server/crawlers/text-answer'
import { readLogoFile } from '@/lib/server/data/logos'
import { ApiError } from '@/lib/shared/api/api-error'
import { logFailure } from '@/lib/shared/log-failure'
import { toLogoMark } from '@/lib/shared/logo-path'

type Context = { readonly params: Promise<{ file: string }> }

/** Its bytes belong to the mark in its address for ever (RFC 8246). */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** The logo of an employer or a university, on our own origin because of the policy (decision 048). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const mark = toLogoMark(`/logos/${file}`)
  if (mark === null) return refuseText(404)
  try {
    const picture = await readLogoFile(mark)
    if (picture === null) return refuseText(404)
    return new Response(new Uint8Array(picture), {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': FOR_EVER },
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    logFailure('A logo is not shown.', error.message)
    return refuseText(503)
  }
}
