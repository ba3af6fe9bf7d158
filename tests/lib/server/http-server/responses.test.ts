import { describe, expect, it } from 'vitest'
import { openBare } from '@/tests/support/http-server/open-bare'
import { requestServer } from '@/tests/support/http-server/request-server'
import { provideStandInApi } from '@/tests/support/http-server/stand-in-api'
import { sendAsNext } from '@/tests/support/http-server/stand-in-page'
import { startHttpServer } from '@/tests/support/http-server/start-http-server'

const api = await provideStandInApi()

describe('a redirect (spec §2)', () => {
  let location = ''
  let status = 308
  const server = startHttpServer({
    render: ({ response }) => response.writeHead(status, { location }).end(),
  })

  it.each([
    ['/en/jobs/7/old', 308, '/jobs/7/new', '/en/jobs/7/new'],
    ['/en', 308, '/', '/en'],
    ['/en/jobs', 308, '/en/jobs/7', '/en/jobs/7'],
    ['/jobs/7/old', 308, '/jobs/7/new', '/jobs/7/new'],
    ['/en/jobs', 201, '/jobs/7/new', '/jobs/7/new'],
    ['/en/files', 308, 'https://files.example/a', 'https://files.example/a'],
    ['/en/newsletter', 303, '/newsletter/subscribed', '/en/newsletter/subscribed'],
    ['/en/contact-us', 303, '/login?next=%2Fen%2Fjobs', '/en/login?next=%2Fen%2Fjobs'],
    ['/newsletter', 303, '/newsletter/subscribed', '/newsletter/subscribed'],
    ['/en/auth/linkedin', 303, 'https://linkedin.example/a', 'https://linkedin.example/a'],
  ])('from %s by %i to %s has the Location %s', async (path, code, to, expected) => {
    location = to
    status = code
    expect((await requestServer(await server, path)).headers.location).toBe(expected)
  })
})

describe('the locale prefix of a request', () => {
  const server = startHttpServer({
    render: ({ request, response }) => response.end(String(request.headers['x-locale'])),
  })

  it.each([
    ['/en/contact-us', {}, 'en'],
    ['/en/contact-us', { 'x-locale': 'fr' }, 'en'],
    ['/contact-us', {}, 'undefined'],
    ['/contact-us', { 'x-locale': 'en' }, 'undefined'],
  ])(
    'is passed to the page as x-locale, whatever was sent: %s with %j',
    async (path, headers, expected) => {
      expect((await requestServer(await server, path, { headers })).text).toBe(expected)
    },
  )
})

describe('a Location header that Next sets twice', () => {
  it.each([
    ['/jobs/7/old', '/jobs/7/new'],
    ['/en/jobs/7/old', '/en/jobs/7/new'],
  ])('is sent once: %s', async (path, to) => {
    const server = await startHttpServer({
      render: ({ response }) => {
        response.setHeader('location', ['/jobs/7/new', '/jobs/7/new'])
        response.writeHead(308).end()
      },
    })
    expect((await requestServer(server, path)).headers.location).toBe(to)
  })
})

describe('the length of a page', () => {
  const server = startHttpServer({
    render: ({ response }) => response.setHeader('content-length', 5).end('whole'),
  })

  it.each([
    ['GET', '/en/jobs', '5'],
    ['HEAD', '/jobs', '5'],
    ['HEAD', '/en/jobs', undefined],
  ])('is stated unless links would change it: %s %s has %s', async (method, path, length) => {
    const { headers } = await requestServer(await server, path, { method })
    expect(headers['content-length']).toBe(length)
  })
})

describe('a 304 response', () => {
  it('has the same Vary header as the full response (RFC 9110 §15.4.5)', async () => {
    let status = 200
    const server = await startHttpServer({
      render: ({ response }) => {
        response.setHeader('vary', 'rsc')
        if (status === 200) response.setHeader('content-type', 'text/html')
        response.writeHead(status).end(status === 200 ? 'A page. '.repeat(400) : undefined)
      },
    })
    const whole = await requestServer(server, '/jobs')
    status = 304
    const known = await requestServer(server, '/jobs', { headers: { 'if-none-match': '*' } })
    expect([known.status, known.headers.vary]).toEqual([304, whole.headers.vary])
    expect(known.headers.vary).toBe('rsc, Accept-Encoding')
  })
})

describe('when a middleware throws', () => {
  it('the client gets our error, as HTML or JSON', async () => {
    const server = await openBare(() => {
      throw new Error('secret')
    })
    const page = await requestServer(server, '/jobs')
    expect([page.status, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    const call = await requestServer(server, '/session', { method: 'POST' })
    expect([call.status, JSON.parse(call.text).statusCode]).toEqual([503, 503])
    expect(page.text + call.text).not.toContain('secret')
  })

  it('during a response, the response is aborted', async () => {
    const server = await openBare(({ response }) => {
      response.writeHead(200).write('a')
      throw new Error('secret')
    })
    await expect(requestServer(server, '/jobs')).rejects.toThrow(/aborted|hang up/)
  })
})

describe('the access log (promise T16)', () => {
  it('says whether a response was aborted', async () => {
    const server = await startHttpServer({
      render: ({ response, path }) => {
        if (path === '/jobs') response.end('whole')
        else response.writeHead(200).write('half', () => response.destroy())
      },
    })
    await requestServer(server, '/jobs')
    await expect(requestServer(server, '/majors')).rejects.toThrow(/aborted|hang up/)
    await expect.poll(() => server.logged.length).toBe(2)
    expect(server.logged.map((line) => JSON.parse(line).cut)).toEqual([undefined, true])
  })

  it('has one line for each response, and counts for cached ones', async () => {
    const html = `<p>${'A finished page. '.repeat(80)}</p>`
    const server = await startHttpServer({
      render: (exchange) => sendAsNext(exchange, { html, tags: [] }),
    })
    let asked = 0
    const ask = async () => {
      asked += 1
      return (await requestServer(server, '/en/jobs/7/seeded-title')).headers['x-request-id']
    }
    // A cached response has no log line of its own, so it has no id.
    await expect.poll(ask).toBeUndefined()
    await ask()
    const listLogged = () =>
      server.logged.map((line) => JSON.parse(line) as { to: string; answers?: number })
    await expect
      .poll(() => listLogged().reduce((sum, { answers = 1 }) => sum + answers, 0))
      .toBe(asked)
    expect(listLogged().some(({ answers = 0 }) => answers > 1)).toBe(true)
    expect(new Set(listLogged().map(({ to }) => to))).toEqual(new Set(['/en/jobs']))
  })

  it('contains no client address, query, headers or ids', async () => {
    const server = await startHttpServer({ apiUrl: api.url })
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
    for (const path of paths) await requestServer(server, path, { headers })
    await expect.poll(() => server.logged.length).toBe(paths.length)
    expect(server.logged.join('')).not.toMatch(/seeded|127\.0\.0\.1/)
    expect(server.logged.map((line) => JSON.parse(line).to)).toEqual([
      '/contact-us',
      '/en/jobs',
      '/upstream',
      '/jobs',
      '/JOBS',
    ])
  })
})
