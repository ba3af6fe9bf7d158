import { connection } from 'next/server'
import { toRobots } from '@/lib/server/crawlers/robots'
import { answerText } from '@/lib/server/crawlers/text-answer'
import { readEnv } from '@/lib/server/env'
import { toSiteUrl } from '@/lib/server/site-url'
import { isPublicSite } from '@/lib/shared/is-public-site'

/** The build does not know the public address. */
export async function GET(request: Request): Promise<Response> {
  await connection()
  const robots = toRobots(isPublicSite(readEnv()), toSiteUrl('/sitemap.xml'))
  return answerText(request, robots, 'text/plain; charset=utf-8')
}
