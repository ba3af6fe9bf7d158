import { expect, test } from '../fixtures/test'

const proof = { provider: 'phone', phoneNumber: '012345678', otpCode: '000000', token: 'made-up' }

test('only our own pages can open a session (promise T5)', async ({ request }) => {
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'null' }, {}]) {
    const reply = await request.post('/session', { headers, data: proof })
    expect(reply.status(), JSON.stringify(headers)).toBe(403)
    expect(reply.headers()['set-cookie']).toBeUndefined()
  }
})

test('an invalid code opens no session', async ({ request }) => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const reply = await request.post('/session', { headers, data: proof })
  expect(reply.status()).toBe(400)
  expect(await reply.json()).toMatchObject({ statusCode: 400, message: expect.any(String) })
  expect(reply.headers()['set-cookie']).toBeUndefined()
  expect(reply.headers()['cache-control']).toContain('no-store')
})

test('the configured providers are listed, and LinkedIn does not exist without its settings', async ({
  request,
}) => {
  const offered = await request.get('/session/providers')
  expect(offered.headers()['cache-control']).toContain('no-store')
  const none = { google: false, facebook: false, linkedin: false, firebase: null }
  expect(await offered.json()).toEqual(none)
  for (const path of ['/auth/linkedin', '/en/auth/linkedin?code=a&state=b']) {
    const reply = await request.get(path, { maxRedirects: 0 })
    expect(reply.status(), path).toBe(404)
    expect(reply.headers()['content-security-policy'], path).toContain("script-src 'self'")
  }
})

test('the sign-in endpoint is on our own origin, for our own pages only', async ({ request }) => {
  const call = (headers: Record<string, string>) =>
    request.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local', {
      headers,
      data: { email: 'nobody@example.com', password: 'not a password' },
    })
  expect((await call({ 'sec-fetch-site': 'cross-site' })).status()).toBe(403)
  const own = await call({ 'sec-fetch-site': 'same-origin' })
  expect(await own.json()).toMatchObject({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } })
})
