import { Agent } from 'undici'
import { startOwnProduct } from '@/e2e/product/own-product'
import { listListings } from '../memory/addresses'

/** Concurrent requests: fewer than the product renders at once, so that none is rejected for overload. */
const AT_ONCE = 4
const DETAIL = /href="(\/jobs\/\d+\/[^"#?]+)"/g

export type Answered = { readonly status: number; readonly ms: number }

/** Reads this number of uncached pages from a product on this database: alternately a listing and an item from it. */
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
