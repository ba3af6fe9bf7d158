import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import onHeaders from 'on-headers'
import sirv from 'sirv'
import { SERVICE_WORKER_FILE } from '@/lib/server/build/bundle-service-worker.mjs'
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

const SERVICE_WORKER_PATH = '/sw.js'
const UNREGISTER_SCRIPT = 'lib/browser/service-worker/worker/disabled.mjs'

type ServiceWorkerOptions = {
  /** The build folder. */
  readonly distDir: string
  /** False: sends a script that unregisters the service worker and deletes its caches (decision 025). */
  readonly isOn: boolean
}

/** Sends the service worker at a fixed address that no cache may store, so that it can be replaced at any time. */
export function serveServiceWorker({ distDir, isOn }: ServiceWorkerOptions): Middleware {
  let reading: Promise<string> | null = null
  return async (context) => {
    const { request, response, path } = context
    if (path !== SERVICE_WORKER_PATH) return false
    if (await allowMethods(context)) return true
    reading ??= readFile(isOn ? join(distDir, SERVICE_WORKER_FILE) : UNREGISTER_SCRIPT, 'utf8')
    const script = await reading
    const tag = `"${createHash('sha256').update(script).digest('base64url')}"`
    const headers = { 'Cache-Control': 'no-cache', ETag: tag }
    if (request.headers['if-none-match'] === tag) response.writeHead(304, headers).end()
    else {
      response.writeHead(200, { ...headers, 'Content-Type': 'text/javascript; charset=utf-8' })
      response.end(request.method === 'HEAD' ? undefined : script)
    }
    return true
  }
}

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
