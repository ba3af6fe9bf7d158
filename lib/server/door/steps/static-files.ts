import { join } from 'node:path'
import sirv from 'sirv'
import type { Step } from '../exchange'
import { refuse } from '../refusal'
import { refuseMethods } from './refuse-methods'
import { BUILT } from './security-headers'

const PREFIX = '/_next/'
const YEAR = 31_536_000

/** Files of the build, from the compressed copies made beside them; `/_next` has nothing else for the public. */
export function serveStaticFiles(distDir: string): Step {
  const send = sirv(join(distDir, 'static'), {
    brotli: true,
    gzip: true,
    maxAge: YEAR,
    immutable: true,
    // A first visit fetches ten of them, and nobody looks one up in the log (promise S12).
    setHeaders: (response) => response.removeHeader('X-Request-Id'),
  })
  return (exchange) => {
    const { request, response, path } = exchange
    if (!path.startsWith(PREFIX)) return false
    if (refuseMethods(exchange)) return true
    const url = request.url ?? ''
    request.url = url.slice(BUILT.length)
    const missing = () => {
      request.url = url
      refuse(response, { status: 404, as: 'json' })
    }
    if (path.startsWith(`${BUILT}/`)) send(request, response, missing)
    else missing()
    return true
  }
}
