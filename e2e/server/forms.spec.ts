import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures/test'

const typed = { companyName: 'Sok Dara', email: 'sok', message: 'Only for us: 7f3a91c2' }

/** The header that marks a form of our own pages. */
const own = { 'sec-fetch-site': 'same-origin' }

function post(request: APIRequestContext, path: string, headers: Record<string, string>) {
  return request.post(path, { form: typed, headers, maxRedirects: 0 })
}

test('posted values are shown at their URL, and are never cached', async ({ request }) => {
  const posted = await post(request, '/contact-us/send', own)
  expect(posted.status()).toBe(303)
  const { location = '' } = posted.headers()
  for (const turn of ['first', 'second']) {
    const page = await request.get(location)
    expect(page.status(), turn).toBe(200)
    expect(await page.text(), turn).toContain(typed.message)
    const { 'cache-control': cache, 'content-security-policy': policy } = page.headers()
    expect(cache, turn).toBe('private, no-store')
    expect(policy, turn).toMatch(/script-src 'self' 'sha256-/)
  }
})

test('result pages of forms are excluded from search engines', async ({ request }) => {
  const none = `/again/${'0'.repeat(32)}`
  const paths = ['/contact-us/sent', `/contact-us${none}`, '/newsletter/subscribed']
  for (const path of [...paths, `/newsletter${none}`]) {
    const page = await request.get(path)
    expect(page.status(), path).toBe(200)
    expect(await page.text(), path).toContain('<meta name="robots" content="noindex"')
  }
})

for (const path of ['/contact-us/send', '/newsletter', '/en/contact-us/send', '/en/newsletter']) {
  test(`${path} accepts forms only from our own pages (promise T5)`, async ({ request }) => {
    for (const origin of ['https://evil.example', 'null']) {
      expect((await post(request, path, { origin })).status(), origin).toBe(403)
    }
    expect((await post(request, path, { 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
  })

  test(`${path} accepts only a form of limited size`, async ({ request }) => {
    const json = await request.post(path, { data: typed, headers: own })
    expect(json.status()).toBe(415)
    const form = { ...typed, message: 'x'.repeat(70_000) }
    expect((await request.post(path, { form, headers: own })).status()).toBe(413)
  })
}

test('a form posted under /en redirects under /en, whatever the referrer', async ({ request }) => {
  for (const [path, next] of [
    ['/contact-us?contact-us', '/contact-us/again/'],
    ['/en/contact-us?contact-us', '/en/contact-us/again/'],
    ['/jobs?newsletter', '/newsletter/again/'],
    ['/en/jobs?newsletter', '/en/newsletter/again/'],
  ] as const) {
    const posted = await post(request, path, own)
    expect(posted.status(), path).toBe(303)
    expect(posted.headers().location, path).toMatch(new RegExp(`^${next}`))
  }
})
