import { describe, expect, it } from 'vitest'
import { requestServer } from '@/tests/support/http-server/request-server'
import { startHttpServer } from '@/tests/support/http-server/start-http-server'

type Headers = Readonly<Record<string, string>>

/** The stand-in for Next returns the URL it was called with. */
async function askedOf(path: string, headers: Headers = {}, method = 'GET'): Promise<string> {
  const { text } = await requestServer(await startHttpServer(), path, { method, headers })
  return text.replaceAll('&amp;', '&').replace(/^<p>\w+ (.*)<\/p>$/, '$1')
}

const SESSION = { cookie: 'session=abc' }

describe('the URL passed to Next, which appears in shared pages (promise T8)', () => {
  it.each([
    ['a locale', '/en/jobs/7/site-engineer', '/jobs/7/site-engineer'],
    ['the locale of the home page', '/en', '/'],
    ['tracking parameters', '/majors/3?utm_source=x&mail=me@example.com', '/majors/3'],
    ['unknown parameters of a listing', '/en/jobs?page=2&token=secret', '/jobs?page=2'],
    [
      'another order of parameters',
      '/jobs?page=2&locationId=2,1',
      '/jobs?locationId=1&locationId=2&page=2',
    ],
    ['invalid filter values', '/jobs?page=nowhere&a=b', '/jobs'],
    ['the query of a missing page', '/no-such-page?token=secret', '/no-such-page'],
    ['internal parameters of Next', '/jobs?nxtPid=3&__nextLocale=km&page=3', '/jobs?page=3'],
    ['invalid UTF-8', '/news/4?a=%ff', '/news/4'],
    ['the router parameter', '/en/news/4?_rsc=1a2b&token=x', '/news/4'],
    ['the router parameter of a listing', '/jobs?page=2&_rsc=1a2b', '/jobs?page=2'],
    ['the redirect after sign-in', '/en/login?next=%2Fjobs', '/login'],
    [
      'parameters beside the LinkedIn error',
      '/en/login?next=/a&problem=linkedin',
      '/login?problem=linkedin',
    ],
    ['an unknown error code', '/login?problem=linkedin2', '/login'],
  ])('does not contain %s', async (_what, address, asked) => {
    const got = decodeURIComponent(await askedOf(address))
    expect(got).toBe(asked)
    expect(decodeURIComponent(await askedOf(asked))).toBe(asked)
  })

  it.each([
    ['a feed', '/en/jobs.atom?searchText=civil'],
    ['a JSON feed', '/jobs.json?locationId=1'],
    ['the LinkedIn callback', '/auth/linkedin?code=a&state=b'],
    ['a profile page of a signed-out visitor', '/en/profile/resume?open=3'],
    ['an unknown path', '/en/en/jobs'],
  ])('is complete for %s', async (_what, address) => {
    expect(await askedOf(address)).toBe(address)
  })

  it('has no query on a profile page when the visitor is signed in', async () => {
    expect(await askedOf('/en/profile/resume?open=secret', SESSION)).toBe('/profile/resume')
  })

  it.each(['session', 'session=; session=abc', 'session=%C3%A9%20', 'session="a b"'])(
    'sends no session cookie to Next when the cookie “%s” is invalid on a profile page',
    async (cookie) => {
      const server = await startHttpServer({
        render: ({ request, response }) => response.end(String(request.headers.cookie)),
      })
      const { text } = await requestServer(server, '/en/profile?a=secret', { headers: { cookie } })
      expect(text).toBe('undefined')
    },
  )

  it('tells the browser’s router the rewritten path', async () => {
    const rewritten = async (path: string, headers: Headers) =>
      (await requestServer(await startHttpServer(), path, { headers })).headers[
        'x-nextjs-rewritten-path'
      ]
    expect(await rewritten('/en/companies/7', { rsc: '1' })).toBe('/companies/7')
    expect(await rewritten('/companies/7', { rsc: '1' })).toBeUndefined()
    expect(await rewritten('/en/companies/7', {})).toBeUndefined()
  })

  it('is complete for a POST', async () => {
    expect(await askedOf('/newsletter?from=home', { 'content-length': '0' }, 'POST')).toBe(
      '/newsletter?from=home',
    )
  })
})
