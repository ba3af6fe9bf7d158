import { sendFeed } from '@/lib/server/feeds/feed-response'
import { toOpenSearch } from '@/lib/server/feeds/open-search'
import { getSiteName, readSettings } from '@/lib/server/queries/site'

/** Answers the OpenSearch description: searches jobs from a browser's address bar. */
export async function GET(request: Request): Promise<Response> {
  const body = toOpenSearch(getSiteName(await readSettings()))
  return sendFeed(request, { type: 'application/opensearchdescription+xml', body })
}
