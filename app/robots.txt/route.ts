import { connection } from 'next/server'
import { toRobots } from '@/lib/server/crawlers/robots'
import { readEnv } from '@/lib/server/env'
import { sendText } from '@/lib/server/http/conditional-response'
import { toSiteUrl } from '@/lib/server/site-url'
import { isPublicSite } from '@/lib/shared/is-public-site'

/** Reads the public address at run time: the build does not know it. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  const robots = toRobots(isPublicSite(readEnv()), toSiteUrl('/sitemap.xml'))
  return sendText(request, robots, 'text/plain; charset=utf-8')
}
