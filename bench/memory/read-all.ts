import { Agent } from 'undici'

/** Concurrent requests: fewer than the product renders at once, so that none is rejected. */
const AT_ONCE = 4

/** Requests each address once with brotli; returns the number of responses by status. */
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
