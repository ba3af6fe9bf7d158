import { once } from 'node:events'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { createDoor } from '@/lib/server/door/door'
import type { Step } from '@/lib/server/door/exchange'
import { admit } from '@/lib/server/door/steps/admit'
import { giveSecurityHeaders } from '@/lib/server/door/steps/security-headers'
import { askDoor, readAnswer, sendBytes } from '@/tests/support/door/ask-door'
import { BUILT, openDoor } from '@/tests/support/door/open-door'
import { provideStandInApi } from '@/tests/support/door/stand-in-api'

const api = await provideStandInApi()
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections()
    server.close()
  }
})
const silent = pino({ level: 'silent' })

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
}
const OWN = { ...ALWAYS, 'referrer-policy': 'strict-origin-when-cross-origin' }
const POLICY = /^default-src 'self'; script-src 'self'; .*frame-ancestors 'none'/

/** A door with these steps alone. */
async function openBare(...steps: Step[]) {
  return openWith({}, ...steps)
}

async function openWith(patience: { readonly stuck?: number }, ...steps: Step[]) {
  const server = createDoor({
    ...patience,
    trust: () => false,
    log: silent,
    steps,
    upgrade: ({ socket }) => socket.destroy(),
    watch: () => undefined,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  servers.push(server)
  return { port: (server.address() as AddressInfo).port, server }
}

describe('every answer has our headers (promise T19)', () => {
  const door = openDoor({
    apiUrl: api.url,
    render: ({ request, response }) => {
      if (request.url === '/missing') response.writeHead(404).end()
      else if (request.url === '/moved') response.writeHead(308, { location: '/there' }).end()
      else response.end('a page')
    },
  })

  it.each([
    ['a page', '/jobs', 'GET', 200],
    ['a page not found', '/jobs%2f', 'GET', 404],
    ['a file of the build', BUILT, 'GET', 200],
    ['a file the build has not', '/_next/static/nothing.js', 'GET', 404],
    ['another spelling', '/JOBS', 'GET', 308],
    ['a redirect of a page', '/moved', 'GET', 308],
    ['a path that is none', '/a\\b', 'GET', 400],
    ['a method', '/jobs', 'POST', 405],
    ['a body without a size', '/session', 'POST', 411],
    ['an address too long', `/${'a'.repeat(9000)}`, 'GET', 414],
    ['a call there is not', '/upstream/nothing', 'GET', 404],
    ['a call of another site', '/upstream/v1/contact-us', 'POST', 403],
    ['a call', '/upstream/v1/job', 'GET', 200],
  ])('%s', async (name, path, method, status) => {
    const headers = name === 'a body without a size' ? { 'transfer-encoding': 'chunked' } : {}
    const answer = await askDoor(await door, path, { method, headers })
    expect(answer.status).toBe(status)
    expect(answer.headers).toMatchObject({ ...OWN, 'cross-origin-opener-policy': 'same-origin' })
    expect(answer.headers['content-security-policy']).toMatch(POLICY)
    expect(answer.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
    expect(answer.headers['x-powered-by']).toBeUndefined()
  })

  it('bytes that are no request', async () => {
    const host = 'Host: visvakor.example\r\n'
    for (const bytes of [
      'garbage\r\n\r\n',
      `GET /a HTTP/1.1\r\n${host}Upgrade: websocket\r\nConnection: Upgrade\r\n\r\n`,
    ]) {
      const { headers } = readAnswer(await sendBytes(await door, bytes))
      expect(headers).toMatchObject({ ...OWN, 'cross-origin-opener-policy': 'same-origin' })
      expect(headers['content-security-policy']).toMatch(POLICY)
    }
  })

  it.each([
    ['/login', 'same-origin-allow-popups'],
    ['/en/login/phone', 'same-origin-allow-popups'],
    ['/registration', 'same-origin-allow-popups'],
    ['/job-preview', 'unsafe-none'],
    ['/en/internship-preview', 'unsafe-none'],
    ['/job-preview/more', 'same-origin'],
  ])('%s is cut off from other windows by %s', async (path, policy) => {
    const { headers } = await askDoor(await door, path)
    expect(headers['cross-origin-opener-policy']).toBe(policy)
  })

  it('what an answer says itself stays, and stands there once', async () => {
    const strict = await openBare(giveSecurityHeaders({ withPolicy: true }), ({ response }) => {
      response.setHeader('Content-Security-Policy', "default-src 'none'")
      response.writeHead(200, { 'Referrer-Policy': 'no-referrer' }).end()
      return true
    })
    const { headers } = await askDoor(strict, '/')
    expect(headers).toMatchObject({
      ...ALWAYS,
      'content-security-policy': "default-src 'none'",
      'referrer-policy': 'no-referrer',
    })
  })
})

describe('a redirect of a page (spec §2)', () => {
  let location = ''
  let status = 308
  const door = openDoor({
    render: ({ response }) => response.writeHead(status, { location }).end(),
  })

  it.each([
    ['/en/jobs/7/old', 308, '/jobs/7/new', '/en/jobs/7/new'],
    ['/en', 308, '/', '/en'],
    ['/en/jobs', 308, '/en/jobs/7', '/en/jobs/7'],
    ['/jobs/7/old', 308, '/jobs/7/new', '/jobs/7/new'],
    ['/en/files', 308, 'https://files.example/a', 'https://files.example/a'],
    ['/en/newsletter', 303, '/newsletter/subscribed', '/newsletter/subscribed'],
  ])('from %s by %i to %s leads to %s', async (path, code, to, expected) => {
    location = to
    status = code
    expect((await askDoor(await door, path)).headers.location).toBe(expected)
  })
})

describe('when it is full (promise S9)', () => {
  it('who comes is refused at once, and let in when somebody has gone', async () => {
    const waiting: (() => void)[] = []
    const door = await openBare(admit(2), ({ response }) => {
      waiting.push(() => response.end('late'))
      return true
    })
    const first = [askDoor(door, '/a'), askDoor(door, '/b')]
    await expect.poll(() => waiting.length).toBe(2)
    const page = await askDoor(door, '/c')
    expect([page.status, page.headers['retry-after']]).toEqual([503, '5'])
    const call = await askDoor(door, '/session', { method: 'POST' })
    expect([call.status, JSON.parse(call.text).statusCode]).toEqual([503, 503])
    for (const end of waiting) end()
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200])
    const next = askDoor(door, '/d')
    await expect.poll(() => waiting.length).toBe(3)
    waiting[2]?.()
    expect((await next).status).toBe(200)
  })
})

describe('who does not read what they asked for', () => {
  it('is let go after a while', async () => {
    const { port, server } = await openWith({ stuck: 100 }, ({ response }) => {
      response.end(Buffer.alloc(20_000_000))
      return true
    })
    const count = () =>
      new Promise<number>((resolve) => server.getConnections((_, open) => resolve(open)))
    const socket = connect(port, '127.0.0.1').pause()
    socket.write('GET / HTTP/1.1\r\nHost: visvakor.example\r\n\r\n')
    await once(socket, 'readable')
    expect(await count()).toBe(1)
    await expect.poll(count).toBe(0)
    socket.destroy()
  })

  it('takes nobody else’s place (promise S9)', async () => {
    const large = Buffer.alloc(20_000_000)
    const door = await openBare(admit(2), ({ response, path }) => {
      response.end(path === '/large' ? large : 'a page')
      return true
    })
    const idle = [1, 2, 3, 4].map(() => connect(door.port, '127.0.0.1').pause())
    for (const socket of idle) {
      socket.write('GET /large HTTP/1.1\r\nHost: visvakor.example\r\n\r\n')
      await once(socket, 'readable')
    }
    expect((await askDoor(door, '/jobs')).status).toBe(200)
    for (const socket of idle) socket.destroy()
  })
})

describe('when a step fails', () => {
  it('the answer is ours, for pages and for programs', async () => {
    const door = await openBare(() => {
      throw new Error('secret')
    })
    const page = await askDoor(door, '/jobs')
    expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    const call = await askDoor(door, '/session', { method: 'POST' })
    expect([call.status, JSON.parse(call.text).statusCode]).toEqual([503, 503])
    expect(page.text + call.text).not.toContain('secret')
  })

  it('in the middle of its answer, that is cut off', async () => {
    const door = await openBare(({ response }) => {
      response.writeHead(200).write('a')
      throw new Error('secret')
    })
    await expect(askDoor(door, '/jobs')).rejects.toThrow(/aborted|hang up/)
  })
})

describe('the log (promise T16)', () => {
  it('has neither address nor query nor headers, and of the path where it leads', async () => {
    const door = await openDoor({ apiUrl: api.url })
    const headers = {
      cookie: 'session=seeded-token; installation=seeded-installation',
      'user-agent': 'seeded-agent',
      referer: 'http://visvakor.example/seeded-page',
    }
    const paths = [
      '/contact-us/again/seeded-draft?message=seeded-words',
      '/en/jobs/7/seeded-title',
      '/upstream/v1/resume/seeded-id',
      '/jobs/seeded%zz',
      '/JOBS/seeded',
    ]
    for (const path of paths) await askDoor(door, path, { headers })
    await expect.poll(() => door.logged.length).toBe(paths.length)
    expect(door.logged.join('')).not.toMatch(/seeded|127\.0\.0\.1/)
    expect(door.logged.map((line) => JSON.parse(line).to)).toEqual([
      '/contact-us',
      '/en/jobs',
      '/upstream',
      '/jobs',
      '/JOBS',
    ])
  })
})
