import { describe, expect, it, vi } from 'vitest'
import { requestServer } from '@/tests/support/http-server/request-server'
import { sendAsNext } from '@/tests/support/http-server/stand-in-page'
import { startHttpServer } from '@/tests/support/http-server/start-http-server'

const SECRET = 'a-secret-of-the-test'
vi.mock('@/lib/server/env', () => ({
  readEnv: () => ({ REVALIDATE_SECRET: SECRET, SITE_URL: 'http://visvakor.example' }),
}))

describe('metrics of the web server', () => {
  const server = startHttpServer({ render: ({ response }) => response.writeHead(404).end() })

  it('are served in the Prometheus format to a request with the secret', async () => {
    const headers = { authorization: `Bearer ${SECRET}` }
    await requestServer(await server, '/jobs')
    const {
      status,
      text,
      headers: sent,
    } = await requestServer(await server, '/metrics', { headers })
    expect([status, sent['cache-control']]).toEqual([200, 'no-store'])
    expect(text).toContain('# TYPE visvakor_web_admitted_total counter\n')
    expect(text).toMatch(/^visvakor_web_admitted_total\{lane="unseen"\} 1$/m)
    expect(text).toMatch(/^visvakor_web_finished_bytes 0$/m)
    for (const line of text.trimEnd().split('\n')) {
      expect(line).toMatch(
        /^(?:# (?:HELP|TYPE) visvakor_web_\w+ .+|visvakor_web_\w+(?:\{\w+="\w+"\})? \d+)$/,
      )
    }
    const changed = await requestServer(await server, '/metrics', { method: 'POST', headers })
    expect(changed.status).toBe(405)
  })

  it.each([{}, { authorization: 'Bearer guess' }, { authorization: SECRET }])(
    'are not found without the secret: %j',
    async (headers) => {
      expect((await requestServer(await server, '/metrics', { headers })).status).toBe(404)
    },
  )

  it('are served though the 404 of /metrics is in the page cache', async () => {
    const html = `<p>${'There is nothing here. '.repeat(80)}</p>`
    const keeping = await startHttpServer({
      render: (exchange) => sendAsNext(exchange, { html, tags: [], status: 404 }),
    })
    const headers = { authorization: `Bearer ${SECRET}` }
    const read = () => requestServer(keeping, '/metrics', { headers })
    for (const path of ['/metrics', '/en/metrics', '/metrics?utm_source=x', '/jobs']) {
      for (const _ of 'twice') expect((await requestServer(keeping, path)).status).toBe(404)
    }
    await expect.poll(async () => (await read()).text).toMatch(/^visvakor_web_finished_pages 3$/m)
    for (const _ of 'twice') expect((await requestServer(keeping, '/metrics')).status).toBe(404)
    expect((await read()).status).toBe(200)
  })
})
