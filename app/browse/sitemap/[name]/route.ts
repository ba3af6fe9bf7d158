import { answerText, refuseText } from '@/lib/server/crawlers/text-answer'
import { orUnavailable } from '@/lib/server/reading/reading'
import { answerPart } from '@/lib/server/sitemap/answer-part'
import { toNewsSitemap } from '@/lib/server/sitemap/latest-news'
import { parsePartName } from '@/lib/server/sitemap/part-name'
import { toUrlEntry, URL_SET } from '@/lib/server/sitemap/sitemap-xml'
import { listStandingPages } from '@/lib/server/sitemap/standing-pages'

const XML = 'application/xml; charset=utf-8'

type Context = { readonly params: Promise<{ name: string }> }

/** `/sitemap-{name}.xml` arrives here. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params
  if (name === 'pages') return answerPages(request)
  if (name === 'latest-news') return answerNews(request)
  const part = parsePartName(name)
  return part === null ? refuseText(404) : answerPart(request, part)
}

async function answerPages(request: Request): Promise<Response> {
  const pages = await orUnavailable(listStandingPages(), null)
  if (pages === null) return refuseText(503)
  const xml = URL_SET.begin + pages.map(toUrlEntry).join('') + URL_SET.end
  return answerText(request, xml, XML)
}

async function answerNews(request: Request): Promise<Response> {
  const xml = await orUnavailable(toNewsSitemap(new Date()), undefined)
  if (xml === undefined) return refuseText(503)
  return xml === null ? refuseText(404) : answerText(request, xml, XML)
}
