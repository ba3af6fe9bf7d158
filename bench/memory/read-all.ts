import { Agent } from 'undici'

/** Requests under way at any time: fewer than the product makes pages at once, so that none is refused. */
const AT_ONCE = 4

/** Asks each address once, as a browser with brotli would; returns the number of answers by status. */
export async function readAll(
  site: string,
  paths: readonly string[],
): Promise<ReadonlyMap<number, number>> {
  const agent = new Agent({ connections: AT_ONCE })
  const statuses = new Map<number, number>()
  const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip' }
  const left = paths.values()
  const sendRequests = async () => {
    for (const path of left) {
      const { statusCode, body } = await agent.request({
        origin: site,
        path,
        method: 'GET',
        headers,
      })
      await body.dump()
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, sendRequests))
  await agent.close()
  return statuses
}
