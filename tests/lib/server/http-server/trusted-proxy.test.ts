import { afterEach, describe, expect, it, vi } from 'vitest'
import { readHttpServerSettings } from '@/lib/server/http-server/settings'
import { requestServer } from '@/tests/support/http-server/request-server'
import { provideStandInApi } from '@/tests/support/http-server/stand-in-api'
import { startHttpServer } from '@/tests/support/http-server/start-http-server'

const api = await provideStandInApi()
afterEach(() => {
  api.forget()
})

const CLAIMS = {
  forwarded: 'for=198.51.100.1;host=evil.example;proto=https',
  'x-forwarded-host': 'evil.example',
  'x-forwarded-port': '1',
  'x-forwarded-proto': 'https',
  'x-real-ip': '198.51.100.2',
  'x-request-id': 'mine',
}

/** The headers that Next and the API receive from a client that sends all of them. */
async function forwardHeaders(trusted: readonly string[], forwardedFor?: string) {
  let page: NodeJS.Dict<string | string[]> = {}
  const server = await startHttpServer({
    apiUrl: api.url,
    trusted,
    render: ({ request, response }) => {
      page = request.headers
      response.end()
    },
  })
  const headers = {
    ...CLAIMS,
    ...(forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor }),
  }
  await requestServer(server, '/jobs', { headers })
  const { headers: responseHeaders } = await requestServer(server, '/upstream/v1/job', { headers })
  return { page, call: api.last.headers, responseHeaders }
}

describe('client address (promise T20)', () => {
  it.each([
    ['an untrusted client without the header', [], undefined, '127.0.0.1'],
    ['an untrusted client with a forged header', [], '198.51.100.7', '127.0.0.1'],
    [
      'an untrusted client while another proxy is trusted',
      ['10.0.0.1'],
      '198.51.100.7',
      '127.0.0.1',
    ],
    ['a trusted proxy', ['127.0.0.1'], '198.51.100.7', '198.51.100.7'],
    ['a trusted network', ['loopback'], '198.51.100.7', '198.51.100.7'],
    [
      'a forged address before the one the trusted proxy added',
      ['127.0.0.1'],
      '1.1.1.1, 198.51.100.7',
      '198.51.100.7',
    ],
    [
      'a chain of trusted proxies',
      ['127.0.0.1', '10.0.0.0/8'],
      '198.51.100.7, 10.1.2.3',
      '198.51.100.7',
    ],
    ['a chain with an untrusted proxy', ['127.0.0.1'], '198.51.100.7, 10.1.2.3', '10.1.2.3'],
    ['a trusted proxy without the header', ['127.0.0.1'], undefined, '127.0.0.1'],
    ['IPv6 behind a trusted proxy', ['127.0.0.1'], '2001:db8::7', '2001:db8::7'],
  ])('%s', async (_, trusted, claimed, client) => {
    const { page, call } = await forwardHeaders(trusted, claimed)
    expect([page['x-forwarded-for'], call['x-forwarded-for']]).toEqual([client, client])
  })

  it('no other forwarding header is passed on, not even from a trusted proxy', async () => {
    for (const trusted of [[], ['127.0.0.1']]) {
      const { page, call, responseHeaders } = await forwardHeaders(trusted)
      const { 'x-request-id': id, ...others } = call
      for (const name of Object.keys(CLAIMS)) {
        expect(page[name]).toBeUndefined()
        expect(others[name]).toBeUndefined()
      }
      expect(id).toMatch(/^[\da-f-]{36}$/)
      expect(responseHeaders['x-request-id']).toBe(id)
    }
  })

  it('is read from TRUSTED_PROXIES, which trusts nobody by default', () => {
    vi.stubEnv('TRUSTED_PROXIES', ' 10.0.0.0/8 , ,::1')
    const { trustProxy: trust } = readHttpServerSettings()
    expect(['10.9.9.9', '::1', '127.0.0.1'].map((address) => trust(address, 0))).toEqual([
      true,
      true,
      false,
    ])
    vi.stubEnv('TRUSTED_PROXIES', '')
    expect(readHttpServerSettings().trustProxy('127.0.0.1', 0)).toBe(false)
  })
})
