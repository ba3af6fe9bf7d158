import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { Server as SocketServer } from 'socket.io'
import { io } from 'socket.io-client'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { readAnswer } from '@/tests/support/http-server/request-server'
import { SERVER_SITE, startHttpServer } from '@/tests/support/http-server/start-http-server'

type Upgraded = { readonly headers: NodeJS.Dict<string | string[]>; readonly url: string }

const server = createServer((_, response) => response.writeHead(refusal).end('Gateway 7'))
const sockets = new Set<Duplex>()
let refusal = 403
let heard: Upgraded[] = []
server.on('upgrade', ({ headers, url = '' }, socket: Duplex, head: Buffer) => {
  heard.push({ headers, url })
  sockets.add(socket)
  socket.on('error', () => socket.destroy())
  socket.once('close', () => sockets.delete(socket))
  if (url.includes('silent')) {
    socket.resume()
    return
  }
  if (url.includes('refused')) {
    socket.end(
      `HTTP/1.1 ${refusal} No\r\nContent-Length: 9\r\nX-Internal: Gateway 7\r\n\r\nGateway 7`,
    )
    return
  }
  const first = url.includes('short') ? '!' : 'hello '
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n${first}`,
  )
  socket.write(head)
  socket.on('data', (piece) => socket.write(piece))
  socket.on('end', () => socket.end())
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const webServer = await startHttpServer({
  apiUrl,
  sockets: { maxSockets: 5, maxPerAddress: 3 },
  trusted: ['127.0.0.1'],
})
const lonely = await startHttpServer()

const opened: Socket[] = []
afterEach(async () => {
  for (const socket of [...opened.splice(0), ...sockets]) socket.destroy()
  heard = []
  await expect.poll(() => sockets.size).toBe(0)
})
afterAll(() => void server.close())

type Headers = Readonly<Record<string, string>>
const OWN = { origin: SERVER_SITE }

/** Sends a handshake; resolves to what has arrived once it contains `until`, or the connection ends. */
async function shake(
  headers: Headers,
  { to = webServer, path = '/socket.io/?EIO=4', until = 'hello ', after = '' } = {},
) {
  const socket = connect(to.port, '127.0.0.1')
  opened.push(socket)
  const lines = Object.entries({
    host: 'visvakor.example',
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    ...headers,
  })
  socket.write(
    `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${after}`,
  )
  let text = ''
  for await (const piece of socket.iterator({ destroyOnReturn: false })) {
    text += String(piece)
    if (text.endsWith(until)) break
  }
  return { socket, ...readAnswer(text) }
}

function expectRefused(
  { status, text, headers }: Awaited<ReturnType<typeof shake>>,
  expected: number,
): void {
  expect(status).toBe(expected)
  expect(JSON.parse(text)).toMatchObject({ statusCode: expected })
  expect(headers).toMatchObject({ connection: 'close', 'x-content-type-options': 'nosniff' })
  expect(text + JSON.stringify(headers)).not.toContain('Gateway')
}

describe('WebSocket proxy (promise T15)', () => {
  it('forwards both directions from the first byte on, for our own pages', async () => {
    const { socket, status } = await shake(OWN, { after: 'early', until: 'hello early' })
    expect(status).toBe(101)
    socket.write('ping')
    expect(String((await once(socket, 'data'))[0])).toBe('ping')
  })

  it('loses no single byte at either end', async () => {
    await shake(OWN, { after: '?', until: 'hello ?' })
    await shake(OWN, { path: '/socket.io/?short', after: '?', until: '!?' })
    expect(heard).toHaveLength(2)
  })

  it('causes no listener leak warning', async () => {
    const warnings: Error[] = []
    const note = (warning: Error) => void warnings.push(warning)
    process.on('warning', note)
    const { socket } = await shake(OWN)
    socket.write('ping')
    await once(socket, 'data')
    process.off('warning', note)
    expect(warnings).toEqual([])
  })

  it('sends the API the client address and session, and nothing else', async () => {
    await shake({
      ...OWN,
      cookie: 'session=secret',
      'x-forwarded-for': '1.1.1.1, 198.51.100.7',
      'x-forwarded-host': 'evil.example',
      authorization: 'Bearer forged',
      'x-installation-id': 'forged',
    })
    const [{ headers, url } = { headers: {}, url: '' }] = heard
    expect(url).toBe('/socket.io/?EIO=4')
    expect(headers).toMatchObject({
      cookie: 'session=secret',
      origin: SERVER_SITE,
      'x-forwarded-for': '198.51.100.7',
    })
    expect(JSON.stringify(headers)).not.toMatch(/forged|evil/)
  })

  it.each([
    ['another origin', { origin: 'http://evil.example' }],
    ['another scheme', { origin: 'https://visvakor.example' }],
    ['the origin null', { origin: 'null' }],
    [
      'another origin with a forged Sec-Fetch-Site',
      { origin: 'http://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
    ['a cookie without an origin', { cookie: 'session=secret' }],
  ])('rejects a socket from %s without calling the API', async (_, headers) => {
    expectRefused(await shake(headers), 403)
    expect(heard).toEqual([])
  })

  it('accepts a program that sends no cookie', async () => {
    expect((await shake({ 'x-session-token': 'its-own' })).status).toBe(101)
    expect(heard[0]?.headers['x-session-token']).toBe('its-own')
  })

  it('rejects sockets over the limit per address, and accepts one when another closes', async () => {
    const mine = { ...OWN, 'x-forwarded-for': '198.51.100.1' }
    const [first] = [await shake(mine), await shake(mine), await shake(mine)]
    expectRefused(await shake(mine), 503)
    const other = { ...OWN, 'x-forwarded-for': '198.51.100.2' }
    expect((await shake(other)).status).toBe(101)
    expect((await shake(other)).status).toBe(101)
    expectRefused(await shake({ ...OWN, 'x-forwarded-for': '198.51.100.3' }), 503)
    first?.socket.destroy()
    await expect.poll(async () => (await shake(mine)).status).toBe(101)
  })

  it('rejects sockets over the limit per IPv6 network', async () => {
    const from = (address: string) => shake({ ...OWN, 'x-forwarded-for': address })
    for (const end of [1, 2, 3]) expect((await from(`2001:db8::${end}`)).status).toBe(101)
    expectRefused(await from('2001:db8::4'), 503)
    expect((await from('2001:db8:0:1::1')).status).toBe(101)
    expect(heard.at(-1)?.headers['x-forwarded-for']).toBe('2001:db8:0:1::1')
  })

  it('closes both ends when either closes', async () => {
    const { socket } = await shake(OWN)
    const [there] = [...sockets]
    const left = once(there ?? socket, 'close')
    socket.destroy()
    await left
    const other = await shake(OWN)
    const gone = once(other.socket, 'close')
    for (const each of sockets) each.destroy()
    await gone
  })

  it('answers with our error when the API rejects, sends an invalid response or is down', async () => {
    refusal = 403
    expectRefused(await shake(OWN, { path: '/socket.io/?refused' }), 403)
    refusal = 502
    expectRefused(await shake(OWN, { path: '/socket.io/?refused' }), 503)
    expectRefused(await shake(OWN, { to: lonely }), 503)
  })

  it('rejects a socket when the API does not respond (promise F2)', async () => {
    const hasty = await startHttpServer({ apiUrl, sockets: { handshakeTimeout: 50 } })
    expectRefused(await shake(OWN, { to: hasty, path: '/socket.io/?silent' }), 503)
  })

  it.each(['/jobs', '/upstream/v1/job', '/_next/webpack-hmr', '/socket.io'])(
    'answers 404 at %s',
    async (path) => {
      expectRefused(await shake(OWN, { path }), 404)
      expect(heard).toEqual([])
    },
  )

  it('works with a real socket.io client and server', async () => {
    const api = createServer()
    const real = new SocketServer(api, { transports: ['websocket'] })
    real.on('connection', (socket) => socket.on('ask', (text, reply) => reply(`${text} heard`)))
    await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve))
    const { port } = await startHttpServer({
      apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    })
    const page = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], extraHeaders: OWN })
    expect(await page.emitWithAck('ask', 'this is')).toBe('this is heard')
    page.disconnect()
    await real.close()
  })
})
