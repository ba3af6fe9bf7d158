import { idInput } from '@/lib/contract/common'
import { sitemapArea } from '@/lib/contract/site/sitemap'
import { answerText, refuseText } from '@/lib/server/crawlers/text-answer'
import { writeDocument } from '@/lib/server/markdown/document'
import { twins } from '@/lib/server/markdown/twins'
import { orGone, orUnavailable } from '@/lib/server/reading/reading'
import { toSiteUrl } from '@/lib/server/site-url'
import { toTextPath } from '@/lib/shared/text-path'

type Context = { readonly params: Promise<{ area: string; path: string[] }> }

const GONE = Symbol('gone')

/** `/jobs/12/site-engineer.md` arrives here: the page's text for programs that read (RFC 7763). */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { area: name, path } = await params
  const area = sitemapArea.safeParse(name)
  const [number, ...slug] = path
  const id = idInput.safeParse(number)
  if (!area.success || !id.success) return refuseText(404)
  const twin = await orUnavailable(orGone(twins[area.data](id.data), GONE), undefined)
  if (twin === undefined) return refuseText(503)
  if (twin === GONE) return refuseText(410)
  if (twin === null) return refuseText(404)
  const asked = ['', area.data, number, ...slug].join('/')
  // Next gives what was asked for as it was written, encoded or not.
  const isOwn = [twin.path, decodeURI(twin.path)].includes(asked)
  if (!isOwn) return leadTo(toTextPath(twin.path))
  return answerText(
    request,
    writeDocument(twin.document, twin.path),
    'text/markdown; charset=utf-8',
    {
      Link: `<${toSiteUrl(twin.path)}>; rel="canonical"`,
      'X-Robots-Tag': 'noindex',
    },
  )
}

/** Not `Response.redirect`, which knows whole addresses alone; the door keeps `/en`. */
function leadTo(path: string): Response {
  return new Response(null, { status: 308, headers: { Location: path } })
}
