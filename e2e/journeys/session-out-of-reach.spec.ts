import type { BrowserContext, Page } from '@playwright/test'
import { routes } from '@/lib/shared/routes'
import { PASSWORD, signInNewUser } from '../fixtures/sign-in'
import { expect, test } from '../fixtures/test'

/** Everything that a script on the page can read: cookies, both storages, every database. */
function readReach(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const rows = databases.map(async ({ name = '' }) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => resolve(opening.result)
        opening.onerror = () => reject(opening.error)
      })
      const stores = [...database.objectStoreNames].map(
        (store) =>
          new Promise<unknown>((resolve, reject) => {
            const reading = database.transaction(store).objectStore(store).getAll()
            reading.onsuccess = () => resolve(reading.result)
            reading.onerror = () => reject(reading.error)
          }),
      )
      return Promise.all(stores)
    })
    const stored = [{ ...localStorage }, { ...sessionStorage }, await Promise.all(rows)]
    return document.cookie + JSON.stringify(stored)
  })
}

async function requireSessionCookie(context: BrowserContext) {
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .toContain('session')
  const cookie = (await context.cookies()).find(({ name }) => name === 'session')
  if (cookie === undefined) throw new Error('There is no session cookie.')
  return cookie
}

/** Signs in by the form; returns the response body. */
async function signIn(page: Page, email: string): Promise<string> {
  await page.goto(routes.loginAndBack('/jobs'))
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  let body = ''
  await page.route('**/session', async (route) => {
    const response = await route.fetch()
    body = await response.text()
    await route.fulfill({ response })
  })
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/jobs')
  await page.unroute('**/session')
  return body
}

test('no script can read the session token (promise T3)', async ({ page, context, request }) => {
  const { user, sessionToken: elsewhere } = await signInNewUser(request)
  const body = await signIn(page, user.email ?? '')
  const { value, httpOnly, sameSite, expires } = await requireSessionCookie(context)

  expect([httpOnly, sameSite]).toEqual([true, 'Lax'])
  expect(expires - Date.now() / 1000).toBeGreaterThan(990_000)
  expect(value).not.toBe(elsewhere)
  const reach = await readReach(page)
  expect(reach).toContain('signed_in=1')
  expect(reach).not.toContain(value)
  // Nor the identity token, which is a JSON Web Token.
  expect(reach).not.toMatch(/eyJ[\w-]{20,}\./)
  expect(body).toContain('"firstName":"Dara"')
  expect(body).not.toContain(value)
})

test('a page of another site, or a frame without an origin, can neither sign in nor out', async ({
  page,
  context,
  request,
  site,
  faults,
}) => {
  const { user } = await signInNewUser(request)
  await signIn(page, user.email ?? '')
  const { value } = await requireSessionCookie(context)
  await context.route('http://evil.test/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>Win</title><iframe sandbox="allow-scripts allow-forms" srcdoc="<p>Win</p>"></iframe>',
    }),
  )
  await page.goto('http://evil.test/')
  for (const frame of page.frames()) {
    for (const method of ['POST', 'DELETE']) {
      const outcome = await frame.evaluate(
        async ([address, verb]) => {
          try {
            const init = { method: verb, credentials: 'include', body: '{}' } as const
            return (await fetch(address, init)).status
          } catch {
            // The browser refuses to read the responses, as it should.
            return 'unread'
          }
        },
        [`${site}/session`, method] as const,
      )
      expect(outcome).toBe('unread')
    }
  }
  // A form is sent by the browser, and only the server can reject it.
  const refused = page.waitForResponse(`${site}/session`)
  await page.evaluate((address) => {
    const form = document.createElement('form')
    form.method = 'post'
    form.action = address
    document.body.append(form)
    form.submit()
  }, `${site}/session`)
  expect((await refused).status()).toBe(403)
  await page.waitForURL(`${site}/session`)
  faults.seen.length = 0

  await page.goto('/jobs')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  expect((await requireSessionCookie(context)).value).toBe(value)
})
