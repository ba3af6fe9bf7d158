import { describe, expect, it } from 'vitest'
import { MAX_PAGE_BYTES } from '@/lib/browser/offline/cache-limits'
import { readCacheablePage, toCachedResponse } from '@/lib/browser/service-worker/worker/read-page'

const HTML =
  '<html lang="en"><link href="/_next/static/chunks/a.css"><script src="/_next/static/chunks/b.js"></script>' +
  '<h1 class="x">Site &amp; steel</h1><script>["/_next/static/chunks/b.js"]</script>'

const PUBLIC = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0' }

type Answer = {
  readonly status?: number
  readonly type?: string
  readonly headers?: Record<string, string>
  readonly body?: string
}

function reply({ status = 200, type = 'basic', headers = {}, body = HTML }: Answer = {}): Response {
  const made = new Response(body, { status, headers: { ...PUBLIC, ...headers } })
  // Properties that only a browser's fetch sets.
  return Object.defineProperties(made, {
    type: { value: type },
    url: { value: 'https://visvakor.example/en/jobs/7/site?utm=x' },
  })
}

describe('a page is cached', () => {
  it('with its heading, its files and the time it was sent', async () => {
    const date = 'Sun, 22 Nov 2026 07:05:00 GMT'
    expect(await readCacheablePage(reply({ headers: { date } }))).toMatchObject({
      path: '/en/jobs/7/site',
      html: HTML,
      heading: 'Site &amp; steel',
      sentAt: Date.parse(date),
      assets: ['/_next/static/chunks/a.css', '/_next/static/chunks/b.js'],
    })
  })

  it('with plain links, whichever locale it was read in', async () => {
    const body =
      '<a class="x" href="/en/jobs?page=2">a</a><a href="/en">b</a><a href="/english">c</a>' +
      '<form action="/en/jobs"></form><script>href=\\"/en/x\\"</script>'
    expect((await readCacheablePage(reply({ body })))?.html).toBe(
      '<a class="x" href="/jobs?page=2">a</a><a href="/">b</a><a href="/english">c</a>' +
        '<form action="/jobs"></form><script>href=\\"/en/x\\"</script>',
    )
  })

  it.each([
    ['not found', { status: 404 }],
    ['partial content', { status: 206 }],
    ['private', { headers: { 'cache-control': 'private, no-store' } }],
    ['public with no-store', { headers: { 'cache-control': 'public, no-store' } }],
    ['without Cache-Control', { headers: { 'cache-control': '' } }],
    ['not HTML', { headers: { 'content-type': 'application/json' } }],
    ['of another origin', { type: 'cors' }],
    ['too long', { body: 'x'.repeat(MAX_PAGE_BYTES + 1) }],
  ])('never when it is %s', async (_, answer: Answer) => {
    expect(await readCacheablePage(reply(answer))).toBeNull()
  })

  it('up to the size limit', async () => {
    const body = 'x'.repeat(MAX_PAGE_BYTES)
    expect((await readCacheablePage(reply({ body })))?.html).toHaveLength(MAX_PAGE_BYTES)
  })

  it('with its own policy, without headers of the transfer', async () => {
    const headers = { 'content-security-policy': "default-src 'self'", 'content-encoding': 'br' }
    const page = await readCacheablePage(reply({ headers }))
    const stored = page && toCachedResponse(page)
    expect(stored?.headers.get('content-security-policy')).toBe("default-src 'self'")
    expect(stored?.headers.has('content-encoding')).toBe(false)
    expect(await stored?.text()).toBe(HTML)
  })
})
