import { describe, expect, it } from 'vitest'
import { requestServer } from '@/tests/support/http-server/request-server'
import { startHttpServer, WORKER } from '@/tests/support/http-server/start-http-server'

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
