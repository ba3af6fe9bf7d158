import { sendTextError } from '@/lib/server/http/conditional-response'
import { readLogoFile } from '@/lib/server/queries/logos'
import { ApiError } from '@/lib/shared/api/api-error'
import { logFailure } from '@/lib/shared/log-failure'
import { toLogoHash } from '@/lib/shared/logo-path'

type Context = { readonly params: Promise<{ file: string }> }

/** The hash in the address identifies these bytes, so they never change (RFC 8246). */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Proxies the logo of an employer or a university, so that pictures come from our own origin (decision 048). */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params
  const mark = toLogoHash(`/logos/${file}`)
  if (mark === null) return sendTextError(404)
  try {
    const picture = await readLogoFile(mark)
    if (picture === null) return sendTextError(404)
    return new Response(new Uint8Array(picture), {
      headers: { 'Content-Type': 'image/webp', 'Cache-Control': FOR_EVER },
    })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    logFailure('A logo is not shown.', error.message)
    return sendTextError(503)
  }
}
