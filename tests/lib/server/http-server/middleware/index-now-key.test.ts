import { describe, expect, it } from 'vitest'
import { requestServer } from '@/tests/support/http-server/request-server'
import { startHttpServer } from '@/tests/support/http-server/start-http-server'

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
