import { beforeEach, describe, expect, it } from 'vitest'
import { readAnswer, requestServer, sendBytes } from '@/tests/support/http-server/request-server'
import {
  provideStandInApi,
  replyJson,
  type StandInAnswer,
} from '@/tests/support/http-server/stand-in-api'
import { startHttpServer } from '@/tests/support/http-server/start-http-server'

const api = await provideStandInApi()
const server = await startHttpServer({
  apiUrl: api.url,
  patience: { bodySilence: 150, read: 2000, write: 2000, upload: 2000, rejectionDelay: 0 },
  render: ({ request, response }) => {
    request.resume()
    request.once('end', () => response.end('read'))
  },
})

const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

beforeEach(() => {
  api.answer = whenWhole(replyJson(200, { success: true }))
})

/** The API responds after it has read the whole body. */
function whenWhole(answer: StandInAnswer): StandInAnswer {
  return (request, response) => {
    request.resume()
    request.once('end', () => answer(request, response))
  }
}

describe('a request body', () => {
  it.each(['GET', 'HEAD'])('is rejected for %s', async (method) => {
    for (const path of ['/jobs', '/upstream/v1/job']) {
      const answer = await requestServer(server, path, { method, body: '{}' })
      expect([answer.status, answer.headers.connection]).toEqual([400, 'close'])
    }
    const chunked = await requestServer(server, '/jobs', {
      method,
      headers: { 'transfer-encoding': 'chunked' },
    })
    expect(chunked.status).toBe(400)
  })

  it('of zero bytes is accepted for GET', async () => {
    const headers = { 'content-length': '0' }
    expect((await requestServer(server, '/jobs', { headers })).status).toBe(200)
    expect((await requestServer(server, '/upstream/v1/job', { headers })).status).not.toBe(400)
  })

  it.each([
    ['/session', 64 * 1024],
    ['/newsletter', 64 * 1024],
    ['/upstream/v1/contact-us', 64 * 1024],
    ['/upstream/v1/resume', 10_000_000],
  ])('to %s has at most %i bytes and needs Content-Length', async (path, most) => {
    const headers = { ...OWN, 'content-length': String(most + 1) }
    const large = readAnswer(await sendBytes(server, toHead('POST', path, headers)))
    expect(large.status).toBe(413)
    const unstated = { ...OWN, 'transfer-encoding': 'chunked' }
    const other = readAnswer(await sendBytes(server, toHead('POST', path, unstated)))
    expect(other.status).toBe(411)
    const isProgram = path !== '/newsletter'
    for (const { text, headers: responseHeaders } of [large, other]) {
      expect(responseHeaders.connection).toBe('close')
      expect(responseHeaders['content-type']).toMatch(
        isProgram ? /^application\/json/ : /^text\/html/,
      )
      if (isProgram)
        expect(JSON.parse(text)).toEqual({
          statusCode: expect.any(Number),
          message: expect.any(String),
        })
    }
  })

  it('of the maximum size is accepted', async () => {
    const { status, text } = await requestServer(server, '/session', {
      method: 'POST',
      body: 'a'.repeat(65_536),
    })
    expect([status, text]).toEqual([200, 'read'])
  })

  it('of the maximum size for the API is waited for', async () => {
    const headers = { ...OWN, 'content-length': '10000000' }
    const head = toHead('POST', '/upstream/v1/resume', headers)
    expect(readAnswer(await sendBytes(server, head)).status).toBe(408)
  })

  it('over the maximum does not hide the 413 response when it is sent anyway', async () => {
    const { status } = await requestServer(server, '/upstream/v1/resume', {
      method: 'POST',
      headers: OWN,
      body: Buffer.alloc(12_000_000),
    })
    expect(status).toBe(413)
  })

  it.each(['/session', '/contact-us/send', '/upstream/v1/resume'])(
    'to %s that stalls is ended with 408 (promise T14)',
    async (path) => {
      const head = toHead('POST', path, { ...OWN, 'content-length': '100' })
      const { status, text, headers } = readAnswer(await sendBytes(server, `${head}{"a":`))
      expect([status, JSON.parse(text).statusCode, headers.connection]).toEqual([408, 408, 'close'])
    },
  )

  it('that is complete may take longer to process than a stalled body is waited for', async () => {
    api.answer = (request, response) => {
      request.resume()
      setTimeout(() => replyJson(200, { success: true })(request, response), 400)
    }
    const { status } = await requestServer(server, '/upstream/v1/contact-us', {
      method: 'POST',
      headers: OWN,
      body: '{}',
    })
    expect(status).toBe(200)
  })
})

function toHead(method: string, path: string, headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries({ host: 'visvakor.example', ...headers })
  return `${method} ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}
