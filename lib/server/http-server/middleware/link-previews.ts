import type { Middleware } from '../request-context'

const ADDRESS = '/dev/preview'

/** What messengers and search engines would show of a link to this site. In development alone: the running product has no such step. */
export function showLinkPreviews({ siteUrl }: { readonly siteUrl: string }): Middleware {
  return async ({ request, response, path, search }) => {
    if (path !== ADDRESS) return false
    const [{ toOwnPath }, { readOwnPage }, { drawPreviewPage }] = await Promise.all([
      import('@/lib/server/previews/own-path'),
      import('@/lib/server/previews/read-own-page'),
      import('@/lib/server/previews/preview-page'),
    ])
    const given = new URLSearchParams(search).get('url')?.trim() ?? ''
    const own = toOwnPath(given, siteUrl)
    const { localPort = 0 } = request.socket
    const read = async () => {
      if (given === '') return null
      if (own === null) return 'Only addresses of this site are read.'
      return own.startsWith(ADDRESS) ? 'It shows itself.' : readOwnPage(own, localPort, siteUrl)
    }
    const html = await drawPreviewPage(given, await read())
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html)
    return true
  }
}
