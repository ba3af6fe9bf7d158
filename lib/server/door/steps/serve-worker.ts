import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WORKER_FILE } from '@/lib/server/build/bundle-worker.mjs'
import type { Step } from '../exchange'
import { refuseMethods } from './refuse-methods'

const ADDRESS = '/sw.js'
const OFF = 'lib/browser/service-worker/worker/disabled.mjs'

type Options = {
  /** Where the build is. */
  readonly distDir: string
  /** False: what is sent instead removes itself and all it kept (decision 025). */
  readonly isOn: boolean
}

/** The service worker, at an address that never changes and which no cache may keep: it must be possible to call it back. */
export function serveWorker({ distDir, isOn }: Options): Step {
  let reading: Promise<string> | null = null
  return async (exchange) => {
    const { request, response, path } = exchange
    if (path !== ADDRESS) return false
    if (await refuseMethods(exchange)) return true
    reading ??= readFile(isOn ? join(distDir, WORKER_FILE) : OFF, 'utf8')
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
