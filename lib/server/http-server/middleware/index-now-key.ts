import type { Middleware } from '../request-context'
import { allowMethods } from './allowed-methods'

/**
 * Proves to search engines that we have the key with which we submit pages (IndexNow, decision 035).
 * @param key null without one
 */
export function serveIndexNowKey(key: string | null): Middleware {
  return async (context) => {
    const { request, response, path } = context
    if (key === null || path !== `/${key}.txt`) return false
    if (await allowMethods(context)) return true
    response.writeHead(200, {
      'Cache-Control': 'no-cache',
      'Content-Type': 'text/plain; charset=utf-8',
    })
    response.end(request.method === 'HEAD' ? undefined : key)
    return true
  }
}
