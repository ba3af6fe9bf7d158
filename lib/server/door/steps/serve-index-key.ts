import type { Step } from '../exchange'
import { refuseMethods } from './refuse-methods'

/**
 * Shows search engines that who tells them of our pages has the key (IndexNow, decision 035).
 * @param key null: there is none
 */
export function serveIndexKey(key: string | null): Step {
  return async (exchange) => {
    const { request, response, path } = exchange
    if (key === null || path !== `/${key}.txt`) return false
    if (await refuseMethods(exchange)) return true
    response.writeHead(200, {
      'Cache-Control': 'no-cache',
      'Content-Type': 'text/plain; charset=utf-8',
    })
    response.end(request.method === 'HEAD' ? undefined : key)
    return true
  }
}
