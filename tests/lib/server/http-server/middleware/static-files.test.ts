import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { serveBuildFiles } from '@/lib/server/http-server/middleware/static-files'
import { openBare } from '@/tests/support/http-server/open-bare'
import { requestServer } from '@/tests/support/http-server/request-server'
import { startHttpServer, WORKER } from '@/tests/support/http-server/start-http-server'

const distDir = await mkdtemp(join(tmpdir(), 'visvakor-static-'))
await mkdir(join(distDir, 'static'))
for (const ending of ['', '.br', '.gz']) {
  await writeFile(join(distDir, `static/app.js${ending}`), `app${ending}`)
}
afterAll(() => rm(distDir, { recursive: true, force: true }))

it.each([
  ['gzip, br', 'br', 'app.br'],
  ['gzip', 'gzip', 'app.gz'],
  ['identity', undefined, 'app'],
])(
  'a build file is served precompressed: Accept-Encoding %s gives %s',
  async (accepted, coding, text) => {
    const server = await openBare(serveBuildFiles(distDir))
    const answer = await requestServer(server, '/_next/static/app.js', {
      headers: { 'accept-encoding': accepted },
    })
    expect([answer.status, answer.headers['content-encoding'], answer.text]).toEqual([
      200,
      coding,
      text,
    ])
    expect(answer.headers['cache-control']).toBe('public,max-age=31536000,immutable')
    expect(answer.headers).not.toHaveProperty('last-modified')
  },
)

it('a POST to a build file is rejected, and no later middleware runs', async () => {
  const heard = vi.fn(() => true)
  const server = await openBare(serveBuildFiles(distDir), heard)
  expect((await requestServer(server, '/_next/static/app.js', { method: 'POST' })).status).toBe(405)
  expect(heard).not.toHaveBeenCalled()
})

describe('service worker script (decision 025)', () => {
  it('is served with no-cache and a content security policy', async () => {
    const { status, headers, text } = await requestServer(await startHttpServer(), '/sw.js')
    expect([status, text]).toEqual([200, WORKER])
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
    })
  })

  it('answers 304 when it has not changed', async () => {
    const server = await startHttpServer()
    const { headers } = await requestServer(server, '/sw.js')
    const again = await requestServer(server, '/sw.js', {
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect([again.status, again.text]).toEqual([304, ''])
  })

  it('is a script that unregisters itself and deletes its caches when the worker is switched off', async () => {
    const { status, text } = await requestServer(
      await startHttpServer({ hasWorker: false }),
      '/sw.js',
    )
    expect(status).toBe(200)
    expect(text).toContain('caches.delete')
    expect(text).toContain('unregister()')
    // It is a classic script without modules.
    expect(text).not.toMatch(/^(?:import|export)\b/m)
  })

  it('accepts no POST', async () => {
    const { status } = await requestServer(await startHttpServer(), '/sw.js', { method: 'POST' })
    expect(status).toBe(405)
  })
})

const KEY = '7F3b1c0a-9e5D4826'

describe('IndexNow key (decision 035)', () => {
  it('is served at its own URL only', async () => {
    const server = await startHttpServer({ indexKey: KEY })
    const { status, headers, text } = await requestServer(server, `/${KEY}.txt`)
    expect([status, text]).toEqual([200, KEY])
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect((await requestServer(server, `/${KEY}`)).text).not.toBe(KEY)
    expect((await requestServer(server, `/en/${KEY}.txt`)).text).not.toBe(KEY)
  })

  it('accepts only GET and HEAD', async () => {
    const server = await startHttpServer({ indexKey: KEY })
    expect((await requestServer(server, `/${KEY}.txt`, { method: 'POST' })).status).toBe(405)
    expect((await requestServer(server, `/${KEY}.txt`, { method: 'HEAD' })).text).toBe('')
  })

  it('is not served when none is set', async () => {
    const { text } = await requestServer(await startHttpServer(), '/null.txt')
    expect(text).toBe('<p>GET /null.txt</p>')
  })
})
