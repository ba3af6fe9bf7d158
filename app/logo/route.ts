import { connection } from 'next/server'
import { readSettings } from '@/lib/server/data/settings'
import { readLogo } from '@/lib/server/logo/read-logo'
import { logFailure } from '@/lib/shared/log-failure'

/** The operator's logo from an address elsewhere (spec §3), on our own origin because of the policy; 404 without one. */
export async function GET(): Promise<Response> {
  // Without this the build would store an answer.
  await connection()
  const { Logo: url = '' } = await readSettings()
  if (!URL.canParse(url)) return refuse(404)
  try {
    const { type, bytes } = await readLogo(url)
    return new Response(new Uint8Array(bytes), {
      headers: { 'content-type': type, 'cache-control': 'public, max-age=300, s-maxage=300' },
    })
  } catch (cause) {
    logFailure('The logo is not shown.', String(cause))
    return refuse(503)
  }
}

function refuse(status: 404 | 503): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
