import { connection } from 'next/server'
import { toLlmsText } from '@/lib/server/crawlers/llms-text'
import { answerText } from '@/lib/server/crawlers/text-answer'
import { readSettings, siteNameOf } from '@/lib/server/data/settings'
import { toSiteUrl } from '@/lib/server/site-url'

export async function GET(request: Request): Promise<Response> {
  await connection()
  const name = siteNameOf(await readSettings())
  return answerText(request, toLlmsText({ name, toUrl: toSiteUrl }), 'text/plain; charset=utf-8')
}
