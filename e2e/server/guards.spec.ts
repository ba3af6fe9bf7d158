import { profileRoutes } from '@/lib/shared/profile-routes'
import { withLocale } from '@/lib/shared/routes'
import { locales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'

for (const locale of locales) {
  test(`every profile page redirects a signed-out visitor to sign-in, under "${locale}"`, async ({
    request,
  }) => {
    for (const path of Object.values(profileRoutes)) {
      const address = locale === '' ? path : withLocale(path)
      const reply = await request.get(address, { maxRedirects: 0 })
      expect(reply.status(), address).toBe(307)
      expect(reply.headers().location).toBe(`${locale}/login?next=${encodeURIComponent(address)}`)
      expect(reply.headers()['cache-control']).toContain('no-store')
    }
  })
}

test('another host in the request does not become the redirect target', async ({ request }) => {
  const reply = await request.get(profileRoutes.edit, {
    maxRedirects: 0,
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })
  expect(reply.headers().location ?? '').not.toContain('evil')
})

test('only our own pages can end a session', async ({ request }) => {
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'null' }, {}]) {
    const reply = await request.delete('/session', { headers })
    expect(reply.status(), JSON.stringify(headers)).toBe(403)
    expect(reply.headers()['set-cookie']).toBeUndefined()
  }
  const reply = await request.delete('/session', { headers: { 'sec-fetch-site': 'same-origin' } })
  expect(await reply.json()).toEqual({ success: true })
  expect(reply.headers()['cache-control']).toContain('no-store')
})
