import { readSettings, siteNameOf } from '@/lib/server/data/settings'
import { toOpenSearch } from '@/lib/server/feeds/open-search'
import { answerRead } from '@/lib/server/http/answer-read'

/** The search of jobs from the address bar of a browser. */
export async function GET(request: Request): Promise<Response> {
  const body = toOpenSearch(siteNameOf(await readSettings()))
  return answerRead(request, { type: 'application/opensearchdescription+xml', body })
}
