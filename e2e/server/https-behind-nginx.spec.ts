import type { Page } from '@playwright/test'
import { type RunningNginx, startNginx } from '@/bench/nginx/start-nginx'
import { control, press } from '../fixtures/access-forms'
import { listDemoJobs } from '../fixtures/demo-job'
import { PASSWORD, signInNewUser } from '../fixtures/sign-in'
import { test as base, expect } from '../fixtures/test'
import { findFreePort } from '../product/free-port'
import { startOwnProduct } from '../product/own-product'

type Site = { readonly nginx: RunningNginx; readonly apiUrl: string }

/** A product on public https behind nginx, with `deploy/nginx.conf` and its own certificate. */
const test = base.extend<object, { readonly secure: Site }>({
  secure: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern that it needs no other fixture
    async ({}, use) => {
      const port = await findFreePort()
      const product = await startOwnProduct('https', { SITE_URL: `https://localhost:${port}` })
      const nginx = await startNginx([Number(new URL(product.url).port)], port)
      await use({ nginx, apiUrl: `http://127.0.0.1:${product.env.API_PORT}` })
      await nginx.stop()
      await product.stop()
    },
    { scope: 'worker', timeout: 400_000 },
  ],
})

test.use({ ignoreHTTPSErrors: true })

async function readCookies(page: Page) {
  const cookies = await page.context().cookies()
  return Object.fromEntries(cookies.map((cookie) => [cookie.name, cookie]))
}

test('signing in, saving and signing out work over https with a __Host- cookie (promise T4)', async ({
  page,
  request,
  secure: { nginx, apiUrl },
}) => {
  const { user } = await signInNewUser(request, apiUrl)
  await page.goto(`${nginx.origin}/login?next=/jobs`)
  await control(page, 'E-mail').fill(user.email ?? '')
  await control(page, 'Password').fill(PASSWORD)
  await press(page, 'Sign in')
  await page.waitForURL(`${nginx.origin}/jobs`)

  const { '__Host-session': session, session: plain, signed_in: hint } = await readCookies(page)
  expect(session).toMatchObject({
    domain: 'localhost',
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
  })
  expect(plain).toBeUndefined()
  expect(hint).toMatchObject({ secure: true, httpOnly: false })
  expect(await page.evaluate(() => document.cookie)).not.toContain('__Host-session')

  const { data } = await listDemoJobs(request)
  const saved = page.waitForResponse(
    (reply) => reply.url().endsWith('/save') && reply.request().method() === 'POST',
  )
  await page.goto(`${nginx.origin}/jobs/${data[0]?.id}`)
  await page
    .getByRole('button', { name: /^Save / })
    .filter({ visible: true })
    .first()
    .click()
  expect((await saved).status()).toBe(200)
  const list = await page.request.get(`${nginx.origin}/upstream/v1/job/saved`)
  expect((await list.json()).total).toBe(1)

  await page.getByRole('button', { name: 'Your account' }).click()
  const account = page.getByRole('navigation', { name: 'Account' })
  await account.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(`${nginx.origin}/`)
  const after = await readCookies(page)
  expect([after['__Host-session'], after.signed_in]).toEqual([undefined, undefined])
  const ended = await request.get(`${nginx.origin}/upstream/v1/job/saved`, {
    headers: { cookie: `__Host-session=${session?.value}` },
  })
  expect((await ended.json()).statusCode).toBe(900)
})

test('the session cookie of plain http is not accepted over https', async ({
  request,
  secure: { nginx, apiUrl },
}) => {
  const { sessionToken } = await signInNewUser(request, apiUrl)
  const ask = async (name: string) => {
    const reply = await request.get(`${nginx.origin}/upstream/v1/profile`, {
      headers: { cookie: `${name}=${sessionToken}` },
    })
    return (await reply.json()).statusCode ?? reply.status()
  }
  expect([await ask('session'), await ask('__Host-session')]).toEqual([900, 200])
})

test('plain http redirects to the same page over https', async ({ request, secure: { nginx } }) => {
  const reply = await request.get(`${nginx.plain}/jobs?page=2`, { maxRedirects: 0 })
  expect([reply.status(), reply.headers().location]).toEqual([308, `${nginx.origin}/jobs?page=2`])
})
