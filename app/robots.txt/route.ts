import { connection } from 'next/server'
import { isPublicSite } from '@/lib/server/crawlers/is-public-site'
import { toRobots } from '@/lib/server/crawlers/robots'
import { answerText } from '@/lib/server/crawlers/text-answer'
import { readEnv } from '@/lib/server/env'
import { toSiteUrl } from '@/lib/server/site-url'

/** The build does not know the public address. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  const robots = toRobots(isPublicSite(readEnv()), toSiteUrl('/sitemap.xml'))
  return answerText(request, robots, 'text/plain; charset=utf-8')
}
