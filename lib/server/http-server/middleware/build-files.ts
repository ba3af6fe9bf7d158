import { join } from 'node:path'
import onHeaders from 'on-headers'
import sirv from 'sirv'
import { sendError } from '../error-response'
import type { Middleware } from '../request-context'
import { allowMethods } from './allowed-methods'
import { BUILD_FILES_PATH } from './security-headers'

const PREFIX = '/_next/'
const YEAR = 31_536_000

/** Sends files of the build from precompressed copies; nothing else below `/_next` is public. */
export function serveBuildFiles(distDir: string): Middleware {
  const send = sirv(join(distDir, 'static'), {
    brotli: true,
    gzip: true,
    maxAge: YEAR,
    immutable: true,
    // A first visit fetches ten of them: nobody looks them up in the log, and what is immutable is never revalidated (promise S12).
    setHeaders: (response) => {
      response.removeHeader('X-Request-Id')
      onHeaders(response, () => response.removeHeader('Last-Modified'))
    },
  })
  return (context) => {
    const { request, response, path } = context
    if (!path.startsWith(PREFIX)) return false
    if (allowMethods(context)) return true
    const url = request.url ?? ''
    request.url = url.slice(BUILD_FILES_PATH.length)
    const missing = () => {
      request.url = url
      sendError(response, { status: 404, format: 'json' })
    }
    if (path.startsWith(`${BUILD_FILES_PATH}/`)) send(request, response, missing)
    else missing()
    return true
  }
}
