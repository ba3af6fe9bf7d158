import { orUnavailable } from '@/lib/server/cache/query-result'
import { sendText, sendTextError } from '@/lib/server/http/conditional-response'
import { toNewsSitemap } from '@/lib/server/sitemap/news-sitemap'
import { sendSitemapPart } from '@/lib/server/sitemap/part-response'
import { parsePartName, toUrlEntry, URL_SET } from '@/lib/server/sitemap/sitemap-xml'
import { listStaticPages } from '@/lib/server/sitemap/static-pages'

const XML = 'application/xml; charset=utf-8'

type Context = { readonly params: Promise<{ name: string }> }

/** Answers `/sitemap-{name}.xml`, which is rewritten to this route. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { name } = await params
  if (name === 'pages') return answerPages(request)
  if (name === 'latest-news') return answerNews(request)
  const part = parsePartName(name)
  return part === null ? sendTextError(404) : sendSitemapPart(request, part)
}

async function answerPages(request: Request): Promise<Response> {
  const pages = await orUnavailable(listStaticPages(), null)
  if (pages === null) return sendTextError(503)
  const xml = URL_SET.begin + pages.map(toUrlEntry).join('') + URL_SET.end
  return sendText(request, xml, XML)
}

async function answerNews(request: Request): Promise<Response> {
  const xml = await orUnavailable(toNewsSitemap(new Date()), undefined)
  if (xml === undefined) return sendTextError(503)
  return xml === null ? sendTextError(404) : sendText(request, xml, XML)
}
