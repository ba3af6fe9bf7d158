import { once } from 'node:events'
import { connect } from 'node:net'
import { describe, expect, it } from 'vitest'
import { readAnswer, sendBytes } from '@/tests/support/http-server/request-server'
import { startHttpServer } from '@/tests/support/http-server/start-http-server'

const server = await startHttpServer({
  render: ({ response, path }) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    // The rest is never sent.
    if (path === '/endless') response.write('<p>the beginning')
    else response.end('<p>a page')
  },
})

const OWN_WORDS = /^(?:\{"statusCode":\d{3},"message":"[^"]+"\}|<!doctype html>.*)$/

/** Sends it and expects one response with that status, our text and our headers. */
async function expectRefusal(bytes: string, status: number): Promise<void> {
  const answer = readAnswer(await sendBytes(server, bytes))
  expect([answer.status, answer.text]).toEqual([status, expect.stringMatching(OWN_WORDS)])
  expect(answer.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': String(Buffer.byteLength(answer.text)),
  })
}

describe('invalid requests', () => {
  const host = 'Host: visvakor.example\r\n'
  it.each([
    ['garbage', '\x16\x03\x01\x02\x00 hello\r\n\r\n', 400],
    ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
    ['an unknown method', `BREW / HTTP/1.1\r\n${host}\r\n`, 400],
    ['a missing Host', 'GET / HTTP/1.1\r\n\r\n', 400],
    ['a repeated Host', `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`, 400],
    [
      'a repeated Content-Length',
      `POST /session HTTP/1.1\r\n${host}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
      400,
    ],
    [
      'Content-Length with Transfer-Encoding',
      `POST /session HTTP/1.1\r\n${host}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'an invalid Content-Length',
      `POST /session HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`,
      400,
    ],
    [
      'an oversized Content-Length',
      `POST /session HTTP/1.1\r\n${host}Content-Length: ${'9'.repeat(30)}\r\n\r\n`,
      400,
    ],
    ['a folded header', `GET / HTTP/1.1\r\n${host}A: b\r\n c\r\n\r\n`, 400],
    ['a header name with a space', `GET / HTTP/1.1\r\n${host}Content-Length : 2\r\n\r\n{}`, 400],
    ['headers of 20 kB', `GET / HTTP/1.1\r\n${host}A: ${'b'.repeat(20_000)}\r\n\r\n`, 431],
    ['a URL of 20 kB', `GET /${'b'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`, 431],
    ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n`, 400],
    [
      'a WebSocket upgrade of a page',
      `GET /jobs HTTP/1.1\r\n${host}Connection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      404,
    ],
  ])('%s is rejected', (_, bytes, status) => expectRefusal(bytes, status))

  it.each([
    ['the absolute URL of another host', 'GET http://evil.example/jobs HTTP/1.1', 400],
    ['our own absolute URL', 'GET http://visvakor.example/jobs HTTP/1.1', 400],
    ['the asterisk form', 'OPTIONS * HTTP/1.1', 400],
    ['no path', 'GET ?page=2 HTTP/1.1', 400],
    ['TRACE', 'TRACE / HTTP/1.1', 405],
  ])('a request line with %s is rejected', (_, line, status) =>
    expectRefusal(`${line}\r\n${host}Connection: close\r\n\r\n`, status),
  )

  it('an invalid HEAD request is rejected without a body', async () => {
    const answer = readAnswer(await sendBytes(server, `HEAD / HTTP/1.1\r\n${host}A : b\r\n\r\n`))
    expect([answer.status, answer.text]).toEqual([400, ''])
  })

  it('an Expect header is rejected with our headers', async () => {
    await expectRefusal(
      `POST /session HTTP/1.1\r\n${host}Expect: a-miracle\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}`,
      417,
    )
  })

  it('an Upgrade offer is ignored and the request answered normally', async () => {
    const offer =
      'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk\r\n'
    const page = readAnswer(await sendBytes(server, `GET /jobs HTTP/1.1\r\n${host}${offer}\r\n`))
    expect([page.status, page.headers.connection]).toEqual([200, 'close'])
    expect(page.text).toContain('a page')
    expect(page.headers['x-request-id']).toBeDefined()
    const moved = readAnswer(await sendBytes(server, `GET /JOBS HTTP/1.1\r\n${host}${offer}\r\n`))
    expect([moved.status, moved.headers.location]).toEqual([308, '/jobs'])
    await expectRefusal(`POST /session HTTP/1.1\r\n${host}${offer}Content-Length: 2\r\n\r\n{}`, 400)
  })

  it('a header whose value is "host" is not taken for Host', async () => {
    const said = 'A: host\r\nB: host\r\nConnection: close\r\n'
    const { text } = readAnswer(await sendBytes(server, `GET /jobs HTTP/1.1\r\n${host}${said}\r\n`))
    expect(text).toContain('a page')
  })

  it('HTTP/1.0 without Host is answered, and the connection closed', async () => {
    const { status, text } = readAnswer(await sendBytes(server, 'GET /jobs HTTP/1.0\r\n\r\n'))
    expect([status, text]).toEqual([200, expect.stringContaining('a page')])
  })

  it('two requests in one packet get two responses in order', async () => {
    const one = `GET /jobs HTTP/1.1\r\n${host}\r\n`
    const last = `GET /% HTTP/1.1\r\n${host}Connection: close\r\n\r\n`
    const text = await sendBytes(server, one + last)
    expect(text.match(/^HTTP\/1\.1 \d{3}/gm)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 200'])
  })

  it('a rejected body is not read as the next request', async () => {
    const hidden = `GET /hidden HTTP/1.1\r\n${host}\r\n`
    const outer = `GET /jobs HTTP/1.1\r\n${host}Content-Length: ${hidden.length}\r\n\r\n`
    const text = await sendBytes(server, outer + hidden)
    expect(text.match(/^HTTP\/1\.1 \d{3}/gm)).toEqual(['HTTP/1.1 400'])
  })

  it('invalid bytes after a request do not end up in its response', async () => {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(`GET /endless HTTP/1.1\r\n${host}\r\n`)
    const [begun] = await once(socket, 'data')
    expect(String(begun)).toContain('<p>the beginning')
    const rest: Buffer[] = []
    socket.on('data', (piece: Buffer) => rest.push(piece))
    socket.write('\x16\x03 garbage\r\n\r\n')
    await once(socket, 'close')
    expect(Buffer.concat(rest).toString()).toBe('')
  })
})
