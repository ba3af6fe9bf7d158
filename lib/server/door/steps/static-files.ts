import { join } from 'node:path'
import sirv from 'sirv'
import type { Step } from '../exchange'
import { refuse } from '../refusal'
import { refuseMethods } from './refuse-methods'

const PREFIX = '/_next/'
const STATIC = '/_next/static/'
const YEAR = 31_536_000
/** None of them is opened by itself; the short one, since a first visit fetches a dozen (promise S12). */
const POLICY = "default-src 'none'; frame-ancestors 'none'"

/** Files of the build, from the compressed copies made beside them; `/_next` has nothing else for the public. */
export function serveStaticFiles(distDir: string): Step {
  const send = sirv(join(distDir, 'static'), {
    brotli: true,
    gzip: true,
    maxAge: YEAR,
    immutable: true,
    setHeaders: (response) => response.setHeader('Content-Security-Policy', POLICY),
  })
  return (exchange) => {
    const { request, response, path } = exchange
    if (!path.startsWith(PREFIX)) return false
    if (refuseMethods(exchange)) return true
    const url = request.url ?? ''
    request.url = url.slice(STATIC.length - 1)
    const missing = () => {
      request.url = url
      refuse(response, { status: 404, as: 'json' })
    }
    if (path.startsWith(STATIC)) send(request, response, missing)
    else missing()
    return true
  }
}
