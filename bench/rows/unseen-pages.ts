import { Agent } from 'undici'
import { startOwnProduct } from '@/e2e/product/own-product'
import { listListings } from '../memory/addresses'

/** Requests under way at any time: fewer than the product makes pages at once, so that none is refused for being one of a crowd. */
const AT_ONCE = 4
const DETAIL = /href="(\/jobs\/\d+\/[^"#?]+)"/g

export type Answered = { readonly status: number; readonly ms: number }

/** Reads so many pages that nobody has read, from a product over this database: by turns a listing and an item it leads to. */
export async function readUnseenPages(
  databaseUrl: string,
  count: number,
): Promise<readonly Answered[]> {
  const product = await startOwnProduct('bench-rows', { DATABASE_URL: databaseUrl })
  const agent = new Agent({ connections: AT_ONCE })
  const listings = listListings()
  const seen = new Set<string>()
  const items: string[] = []
  const found = new Set<string>()
  const answered: Answered[] = []
  const next = () => (seen.size % 2 === 1 ? items.pop() : undefined) ?? listings.next().value
  const sendRequests = async () => {
    while (seen.size < count) {
      const path = next()
      if (path === undefined) return
      seen.add(path)
      const begun = performance.now()
      const headers = { accept: 'text/html' }
      const reply = await agent.request({ origin: product.url, path, method: 'GET', headers })
      const html = await reply.body.text()
      answered.push({ status: reply.statusCode, ms: performance.now() - begun })
      for (const [, item = ''] of html.matchAll(DETAIL)) {
        if (found.has(item)) continue
        found.add(item)
        items.push(new URL(item, product.url).pathname)
      }
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, sendRequests))
    return answered
  } finally {
    await agent.close()
    await product.stop()
  }
}
