import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SERVICE_WORKER_FILE } from '@/lib/server/build/bundle-service-worker.mjs'
import type { Middleware } from '../request-context'
import { allowMethods } from './allowed-methods'

const SERVICE_WORKER_PATH = '/sw.js'
const UNREGISTER_SCRIPT = 'lib/browser/service-worker/worker/disabled.mjs'

type Options = {
  /** The build folder. */
  readonly distDir: string
  /** False: sends a script that unregisters the service worker and deletes its caches (decision 025). */
  readonly isOn: boolean
}

/** Sends the service worker at a fixed address that no cache may store, so that it can be replaced at any time. */
export function serveServiceWorker({ distDir, isOn }: Options): Middleware {
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
