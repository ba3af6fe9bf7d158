import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type HttpAnswer, requestServer } from '@/tests/support/http-server/request-server'
import {
  NOTHING_FOUND,
  provideStandInApi,
  replyError,
  replyJson,
  type StandInAnswer,
} from '@/tests/support/http-server/stand-in-api'
import { startHttpServer } from '@/tests/support/http-server/start-http-server'

const api = await provideStandInApi()
const short = { read: 150, write: 150, upload: 150, rejectionDelay: 0, bodySilence: 2000 }
const webServer = await startHttpServer({ apiUrl: api.url })
const impatientServer = await startHttpServer({ apiUrl: api.url, patience: short })
const serverWithoutApi = await startHttpServer({ patience: short })
beforeEach(() => api.forget())

/** An API that can go down and come back at the same address. */
async function openStandInApi() {
  const server = createServer(replyJson(200, NOTHING_FOUND))
  const open = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    return (server.address() as AddressInfo).port
  }
  const port = await open(0)
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, close, reopen: () => open(port) }
}

/** Part of every response that is not ours. */
const FOREIGN = 'Gateway 7f3a91c2'
const OWN = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }

const read = (asked = webServer) => requestServer(asked, '/upstream/v1/job')
const change = (asked = webServer) =>
  requestServer(asked, '/upstream/v1/contact-us', { method: 'POST', headers: OWN, body: '{}' })
const save = (asked = webServer) =>
  requestServer(asked, '/upstream/v1/job/7/save', { method: 'POST', headers: OWN })
const upload = (asked = webServer) =>
  requestServer(asked, '/upstream/v1/resume', {
    method: 'POST',
    headers: OWN,
    body: Buffer.alloc(100_000),
  })
const download = (asked = webServer) => requestServer(asked, '/upstream/v1/cv-cover-letters/7/file')
const question = (asked = webServer) =>
  requestServer(asked, '/upstream/v1/subscriptions/unsubscribe?token=a')

function expectUnavailable({ status, headers, text }: HttpAnswer): void {
  expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store'])
  expect(JSON.parse(text)).toEqual({ statusCode: 503, message: expect.any(String) })
  expect(text + JSON.stringify(headers)).not.toContain(FOREIGN)
}

const begin = (response: ServerResponse, size?: number) =>
  response.writeHead(200, {
    'content-type': 'application/json',
    ...(size === undefined ? {} : { 'content-length': size }),
  })

function html(status: number): StandInAnswer {
  return (_, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(FOREIGN)
}

const drip: StandInAnswer = (_, response) => {
  begin(response, 1000)
  const beat = setInterval(() => response.write(' '), 20)
  response.once('close', () => clearInterval(beat))
}

/** Responses that never end by themselves. */
const ENDLESS: Readonly<Record<string, StandInAnswer>> = {
  'hangs (promise F2)': () => undefined,
  'hangs after its headers (promise F2)': (_, response) => void begin(response).write('{'),
  'sends a byte now and then (promise F2)': drip,
}

/** Responses that are not ours, whatever was called. */
const ODD: Readonly<Record<string, StandInAnswer>> = {
  'resets the connection (promise F2)': (request) => request.socket.resetAndDestroy(),
  'closes the connection (promise F2)': (request) => request.socket.destroy(),
  'breaks off in the body (promise F2)': (_, response) => {
    begin(response, 5000).write(`{"title": "${FOREIGN}`, () => response.destroy())
  },
  'answers 502 with HTML (promise F3)': html(502),
  'answers 500 with HTML (promise F3)': html(500),
  'answers 500 with HTML that does not end (promise F3)': (_, response) => {
    response.writeHead(500, { 'content-type': 'text/html' }).write(FOREIGN)
  },
  'redirects (promise F3)': (_, response) => {
    response
      .writeHead(302, { location: `http://${FOREIGN}/`, 'content-type': 'text/html' })
      .end(FOREIGN)
  },
  'redirects with JSON (promise F3)': replyJson(302, { statusCode: 302, message: FOREIGN }),
  'answers 300 (promise F3)': replyJson(300, NOTHING_FOUND),
  'sends incomplete JSON (promise F3)': replyJson(
    200,
    `{"success": true, "data": [{"name": "${FOREIGN}`,
  ),
  'sends JSON of an unknown shape (promise F3)': replyJson(200, {
    data: { title: FOREIGN },
    total: 'many',
  }),
  'sends an error of an unknown shape (promise F3)': replyJson(400, { fault: FOREIGN }),
  'answers 500 with JSON (promise F3)': replyJson(500, { statusCode: 500, message: FOREIGN }),
  'answers 502 with JSON (promise F3)': replyJson(502, {
    statusCode: 502,
    message: FOREIGN,
  }),
  'sends an empty body (promise F3)': replyJson(200, ''),
  'answers 204 (promise F3)': (_, response) => response.writeHead(204).end(),
  'compresses without being asked (promise F3)': replyJson(200, FOREIGN, {
    'content-encoding': 'gzip',
  }),
  'sends 10 MB (promise F3)': replyJson(200, { title: FOREIGN, text: 'a'.repeat(10_000_000) }),
  'sends plain text (promise F3)': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).end(FOREIGN)
  },
  'does not speak HTTP (promise F3)': (request) => request.socket.end(`${FOREIGN}\r\n\r\n`),
}

describe('when the API', () => {
  const CASES = [
    ...Object.entries(ENDLESS).map(([name, answer]) => ({ name, answer, asked: impatientServer })),
    ...Object.entries(ODD).map(([name, answer]) => ({ name, answer, asked: webServer })),
  ]
  it.each(CASES)(
    '$name, a read, a write and an upload get our 503 response',
    async ({ answer, asked }) => {
      api.answer = answer
      const answers = await Promise.all([read(asked), change(asked), upload(asked)])
      for (const each of answers) expectUnavailable(each)
      api.forget()
      expect((await read()).status).toBe(200)
    },
  )

  it('is down, every call gets our 503 response (promise F1)', async () => {
    for (const ask of [read, change, upload, download, question])
      expectUnavailable(await ask(serverWithoutApi))
  })

  it('is down, a mailed link shows an HTML page, and other calls get JSON', async () => {
    const headers = { accept: 'text/html,*/*' }
    for (const [path, type] of [
      ['/subscriptions/unsubscribe?token=a', /^text\/html/],
      ['/job', /^application\/json/],
    ] as const) {
      const { status, headers: sent } = await requestServer(
        serverWithoutApi,
        `/upstream/v1${path}`,
        {
          headers,
        },
      )
      expect([status, sent['content-type']]).toEqual([503, expect.stringMatching(type)])
    }
  })

  it('is down, calls fail without waiting, and succeed as soon as it is up (promise F1, promise F2)', async () => {
    const dying = await openStandInApi()
    const before = await startHttpServer({ apiUrl: dying.url })
    await dying.close()
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
    try {
      for (const ask of [read, change, upload, download, question]) {
        expectUnavailable(await ask(before))
      }
      await dying.reopen()
      for (const ask of [read, change]) expect((await ask(before)).status).toBe(200)
    } finally {
      vi.useRealTimers()
      await dying.close()
    }
  })

  it.each([
    ['a file', download],
    ['a confirmation page', question],
  ])(
    'answers %s in an unexpected format, the client gets our 503 response (promise F3)',
    async (name, ask) => {
      const odd = [
        html(500),
        html(502),
        replyJson(200, { title: FOREIGN }),
        replyJson(400, { fault: FOREIGN }),
      ]
      if (name === 'a file') odd.push(html(200))
      for (const answer of odd) {
        api.answer = answer
        expectUnavailable(await ask())
      }
    },
  )

  it('answers a confirmation page with HTML, it is forwarded', async () => {
    api.answer = html(200)
    const { status, headers } = await question()
    expect([status, headers['content-type']]).toEqual([200, 'text/html'])
  })

  it('sends its own Retry-After, it is forwarded', async () => {
    api.answer = replyError(503, { 'retry-after': '30' })
    const { status, headers } = await read()
    expect([status, headers['retry-after']]).toEqual([503, '30'])
  })

  it.each([900, 650, 400, 404, 409, 413, 415, 429])(
    'answers %i, the response is forwarded unchanged',
    async (status) => {
      api.answer = replyError(status)
      for (const ask of [read, change, upload, download]) {
        const { status: passed, text } = await ask()
        expect([passed, JSON.parse(text)]).toEqual([
          status,
          { statusCode: status, message: 'In the words of the API.' },
        ])
      }
    },
  )

  const SPECIAL: readonly (readonly [number, string, StandInAnswer])[] = [900, 650].flatMap(
    (code) => [
      [code, 'the status with an unknown body', replyJson(code, { fault: FOREIGN })],
      [code, 'the status with HTML', html(code)],
      [code, 'the status without a body', (_, response) => response.writeHead(code).end()],
      [code, 'the body of a 200', replyJson(200, { statusCode: code })],
      [code, 'the body of a 401', replyJson(401, { statusCode: code, message: 'Again.' })],
      [code, 'the body of a 500', replyJson(500, { statusCode: code, message: 'Again.' })],
    ],
  )
  it.each(SPECIAL)(
    'answers %i as %s, the browser gets it as status and body (spec §8)',
    async (code, _, answer) => {
      api.answer = answer
      for (const ask of [read, change, save, upload, download]) {
        const { status, headers, text } = await ask()
        expect([status, headers['content-type'], headers['cache-control']]).toEqual([
          code,
          'application/json; charset=utf-8',
          'no-store',
        ])
        expect(JSON.parse(text)).toEqual({ statusCode: code, message: expect.any(String) })
        expect(text).not.toContain(FOREIGN)
      }
    },
  )

  it('reports an error in the body of a 200, it becomes that status; a body never turns an error into success', async () => {
    api.answer = replyJson(200, { statusCode: 409, message: 'You have it.' })
    expect((await change()).status).toBe(409)
    api.answer = replyJson(404, { statusCode: 200, message: 'There is none.' })
    expect((await change()).status).toBe(404)
  })

  it('has just closed a keep-alive connection, a read is retried and a write is not', async () => {
    expect((await read()).status).toBe(200)
    let asked = 0
    api.answer = (request, response) => {
      asked += 1
      if (asked === 1) request.socket.destroy()
      else replyJson(200, NOTHING_FOUND)(request, response)
    }
    expect([(await read()).status, asked]).toEqual([200, 2])
    for (const ask of [change, save]) {
      asked = 0
      expectUnavailable(await ask())
      expect(asked).toBe(1)
    }
  })

  it('resets a connection, only a read is retried', async () => {
    api.answer = (request) => request.socket.resetAndDestroy()
    for (const ask of [read, change, save]) expectUnavailable(await ask())
    expect(api.calls.map(({ method }) => method)).toEqual(['GET', 'GET', 'POST', 'POST'])
  })

  it('does not speak HTTP, the call is not retried', async () => {
    api.answer = (request) => request.socket.end(`${FOREIGN}\r\n\r\n`)
    expectUnavailable(await read())
    expect(api.calls).toHaveLength(1)
  })

  it.each([
    ['read', read],
    ['write', change],
    ['upload', upload],
  ] as const)('hangs, a %s times out after its own limit', async (kind, ask) => {
    const long = {
      read: 600_000,
      write: 600_000,
      upload: 600_000,
      rejectionDelay: 0,
      bodySilence: 600_000,
    }
    const patient = await startHttpServer({ apiUrl: api.url, patience: { ...long, [kind]: 1 } })
    api.answer = () => undefined
    expectUnavailable(await ask(patient))
  })

  it('hangs for very many clients, all get a response and connections stay bounded (promise F2)', {
    timeout: 30_000,
  }, async () => {
    let open = 0
    let most = 0
    api.server.on('connection', (socket) => {
      open += 1
      most = Math.max(most, open)
      socket.once('close', () => {
        open -= 1
      })
    })
    api.answer = () => undefined
    const answers = await Promise.all(Array.from({ length: 200 }, () => read(impatientServer)))
    for (const each of answers) expectUnavailable(each)
    expect(most).toBeLessThanOrEqual(128)
    api.forget()
    expect((await read()).status).toBe(200)
  })
})

it.each([null, { success: false }])(
  'newsletter responses are forwarded: %j (spec §8)',
  async (body) => {
    api.answer = replyJson(200, body)
    const { status, text } = await requestServer(webServer, '/upstream/v1/subscriptions', {
      method: 'POST',
      headers: OWN,
      body: JSON.stringify({ email: 'sok@example.com' }),
    })
    expect([status, JSON.parse(text)]).toEqual([200, body])
  },
)
