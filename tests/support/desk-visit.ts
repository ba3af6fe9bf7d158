import { tmpdir } from 'node:os'
import { expect } from 'vitest'
import type { Database } from '@/backend/db/connect'
import { createLinkKey } from '@/backend/desk/desk-sessions'
import { buildDesk } from '@/backend/desk/web/server'
import type { Clock } from '@/backend/platform/runtime/clock'
import { silentLog } from '@/backend/platform/runtime/log'
import { parseEnvironment } from '@/backend/settings/environment'

const HOST = '127.0.0.1:4001'

/** Builds a desk with a browser that `enter` signs in as Sokha; headers stated with a call win over the browser's. */
export function createDeskVisit(db: Database, clock: Clock, dataDir = tmpdir()) {
  const environment = parseEnvironment({
    DATA_DIR: dataDir,
    WEB_URL: 'http://127.0.0.1:1',
    REVALIDATE_SECRET: 'a-secret-of-the-desk',
  })
  const app = buildDesk({ db, clock, environment, log: silentLog })
  let cookie = ''
  const get = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: HOST, cookie, ...headers } })
  return {
    get,
    /** Expects parts in the markup of a page, and others not. */
    expectPage: async (url: string, shown: readonly string[], hidden?: readonly string[]) =>
      expectParts((await get(url)).body, shown, hidden),
    enter: async () => {
      const key = await createLinkKey(db, 'sokha (desk)', clock.now())
      const response = await get(`/?key=${key}`)
      cookie = String(response.headers['set-cookie']).split(';')[0] ?? ''
    },
    /** Sends a form with a file in the field "picture". */
    upload: async (url: string, form: Record<string, string>, picture: Buffer) => {
      const data = new FormData()
      for (const [name, value] of Object.entries(form)) data.append(name, value)
      data.append('picture', new Blob([new Uint8Array(picture)]), 'picture.png')
      const request = new Request('http://desk', { method: 'POST', body: data })
      return app.inject({
        ...{ method: 'POST', url, payload: Buffer.from(await request.arrayBuffer()) },
        headers: {
          ...{ host: HOST, origin: `http://${HOST}`, cookie },
          'content-type': request.headers.get('content-type') ?? '',
        },
      })
    },
    post: (url: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
      app.inject({
        method: 'POST',
        url,
        headers: {
          host: HOST,
          origin: `http://${HOST}`,
          cookie,
          'content-type': 'application/x-www-form-urlencoded',
          ...headers,
        },
        payload: new URLSearchParams(form).toString(),
      }),
  }
}

/** Expects parts in a page's markup, and others not. */
export function expectParts(
  body: string,
  shown: readonly string[],
  hidden: readonly string[] = [],
): void {
  expect(shown.filter((part) => !body.includes(part))).toEqual([])
  expect(hidden.filter((part) => body.includes(part))).toEqual([])
}
