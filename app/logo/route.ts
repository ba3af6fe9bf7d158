import { connection } from 'next/server'
import { fetchSiteLogo } from '@/lib/server/logos/site-logo'
import { readSettings } from '@/lib/server/queries/site'
import { logFailure } from '@/lib/shared/log-failure'

/**
 * Proxies the operator's logo from another site (spec §3), because the policy allows pictures of our own origin only.
 * Answers 404 without one.
 */
export async function GET(): Promise<Response> {
  // Without this the build would prerender an answer.
  await connection()
  const { Logo: url = '' } = await readSettings()
  if (!URL.canParse(url)) return refuse(404)
  try {
    const { type, bytes } = await fetchSiteLogo(url)
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
