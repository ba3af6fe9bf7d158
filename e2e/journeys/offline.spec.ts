import { readFile } from 'node:fs/promises'
import type { BrowserContext } from '@playwright/test'
import { jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { listAxeViolations } from '../fixtures/axe'
import { listDemoJobs, requireDemoJob } from '../fixtures/demo-job'
import { listCachedKeys, readOfflineCache } from '../fixtures/offline-cache'
import { productApiUrl } from '../fixtures/product'
import { signInNewUser } from '../fixtures/sign-in'
import { openSiteFront } from '../fixtures/site-front'
import { expect, test } from '../fixtures/test'

test.use({ serviceWorkers: 'allow' })

/** Cookies as `POST /session` sets them: the owner mark distinguishes users of one browser. */
async function enterAs(context: BrowserContext, site: string, token: string, mark: string) {
  await context.addCookies([
    { name: 'session', value: token, url: site, httpOnly: true, sameSite: 'Lax' },
    { name: 'signed_in', value: `1.${mark}`, url: site, sameSite: 'Lax' },
  ])
}

test('items saved without an account are listed and readable offline', async ({
  page,
  context,
  request,
  faults,
}) => {
  const { id, title } = await requireDemoJob(request, 3)
  await page.goto('/jobs')
  await page.getByRole('button', { name: `Save ${title}` }).click()
  await expect
    .poll(() => listCachedKeys(page))
    .toEqual(expect.arrayContaining(['/saved', `/jobs/${id}`]))

  await context.setOffline(true)
  await page.goto('/en/saved')
  await expect(page.getByText(/You are offline\.$/)).toBeVisible()
  const row = page.locator('main li', { hasText: title })
  await expect(row).toContainText(/Close|Open until filled/)
  await row.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  faults.forgive(/^(?:failed|status 503): /)
})

test('opened pages are readable offline, a save is sent once, and the next user sees none of it', async ({
  page,
  context,
  request,
  site,
  faults,
}) => {
  const first = await requireDemoJob(request, 0)
  const second = await requireDemoJob(request, 1)
  const third = await requireDemoJob(request, 2)
  const { sessionToken } = await signInNewUser(request)
  await enterAs(context, site, sessionToken, 'first-mark')
  const headers = { 'x-session-token': sessionToken }
  await request.post(`${productApiUrl()}/v1/job/${third.id}/save`, { headers })
  const listSaved = async () => {
    const reply = await request.get(productApiUrl() + jobEndpoints.saved.path, { headers })
    return jobEndpoints.saved.reply.parse(await reply.json()).data.map(({ id }) => id)
  }
  const sent: string[] = []
  context.on('request', (one) => {
    if (one.method() === 'POST' && one.url().endsWith('/save')) sent.push(one.url())
  })

  // By its URL, by a link, and without having been opened, because it is saved.
  await page.goto(first.path)
  await expect.poll(() => listCachedKeys(page)).toContain(`/jobs/${first.id}`)
  await page.goto('/jobs')
  await page.getByRole('link', { name: second.title }).first().click()
  await page.waitForURL(`**${second.path}`)
  await expect.poll(() => listCachedKeys(page)).toContain(`/jobs/${second.id}`)
  await expect(page.getByRole('button', { name: `Save ${second.title}` }).first()).toBeVisible()

  await expect.poll(() => listCachedKeys(page)).toContain(`/jobs/${third.id}`)

  await context.setOffline(true)
  await page.goto(`/en${first.path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.title)
  await expect(page.getByText(/^Stored on \d+ \w{3}, \d\d:\d\d\. You are offline\.$/)).toBeVisible()
  expect(await listAxeViolations(page)).toEqual([])

  // A page that is not cached says so, and offers links.
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline')
  await expect(page.getByRole('link', { name: first.title })).toBeVisible()
  expect(await listAxeViolations(page)).toEqual([])
  const saved = page.locator('section', { has: page.getByRole('heading', { name: 'Saved' }) })
  await expect(saved.getByRole('link')).toHaveText([third.title])
  await page.getByRole('link', { name: second.title }).click()
  await page.waitForURL(`**${second.path}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.title)

  const saveButton = page
    .getByRole('button', { name: `Save ${second.title}` })
    .filter({ visible: true })
    .first()
  await expect(saveButton).toHaveAttribute('aria-pressed', 'false')
  // Clicked three times: the last click counts.
  for (const pressed of ['true', 'false', 'true']) {
    await saveButton.click()
    await expect(saveButton).toHaveAttribute('aria-pressed', pressed)
    await expect(
      page
        .getByText('Saved on this device. It will be in your account when you are online.')
        .first(),
    ).toBeVisible()
  }
  expect(await listSaved()).toEqual([third.id])

  const before = sent.length
  await context.setOffline(false)
  await expect.poll(listSaved).toEqual([second.id, third.id])
  await expect(page.getByText('You are online again.')).toBeVisible()
  await page.reload()
  await expect(saveButton).toHaveAttribute('aria-pressed', 'true')
  expect(sent.slice(before)).toHaveLength(1)

  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).first().click()
  await page.waitForURL(`${site}/`)
  await expect.poll(() => listCachedKeys(page)).toEqual(['/offline'])
  await enterAs(context, site, (await signInNewUser(request)).sessionToken, 'second-mark')
  await page.goto('/news')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  await page.goto('/en/offline')
  await expect(page.getByText('Nothing is stored on this device yet.')).toBeVisible()
  await expect(page.locator('main')).not.toContainText(second.title)
  const databases = await page.evaluate(async () => {
    const ask = indexedDB.open('visvakor-saves')
    return new Promise((resolve) => {
      ask.onsuccess = () => {
        const names = [...ask.result.objectStoreNames]
        if (names.length === 0) return resolve([])
        const all = ask.result.transaction(names).objectStore('saves').getAll()
        all.onsuccess = () => resolve(all.result)
      }
    })
  })
  expect(JSON.stringify(databases)).not.toContain('first-mark')
  // Writes fail while offline, as does the socket, and the bell during sign-out; nothing else does.
  faults.forgive(/^(?:failed|status 503): /)
  faults.forgive(/^status 900: .*\/notifications\?limit=1$/)
  faults.forgive(/^console: WebSocket connection .*net::ERR_INTERNET_DISCONNECTED$/)
})

test('a slow connection, a new build and switching the service worker off', async ({
  page,
  request,
  site,
  faults,
}) => {
  const { data } = await listDemoJobs(request)
  const job = await requireDemoJob(request, data.length - 1)
  const front = await openSiteFront(site)
  try {
    await page.goto(front.url + job.path)
    await expect.poll(() => listCachedKeys(page)).toContain(`/jobs/${job.id}`)

    // The connection hangs: after a while the cached page is shown.
    let release: () => void = () => undefined
    front.held = new Promise((resolve) => {
      release = resolve
    })
    await page.goto(front.url + job.path)
    await expect(page.getByText('The connection is slow.')).toBeVisible()
    front.held = null
    release()
    await expect(page.getByText('A newer copy is ready.')).toBeVisible()
    await page.getByRole('link', { name: 'Show the newer copy' }).click()
    await expect(page.getByText('Stored on')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title)

    // Another build: its worker takes over without reloading a page.
    const own = await (await request.get(`${site}/sw.js`)).text()
    front.worker = own.replace(/"[0-9a-f]{16}"/, '"ffffffffffffffff"')
    expect(front.worker).not.toBe(own)
    await page.evaluate(async () => {
      Reflect.set(window, 'isSame', true)
      const { serviceWorker } = navigator
      const hasChanged = new Promise((resolve) => {
        serviceWorker.addEventListener('controllerchange', resolve, { once: true })
      })
      await (await serviceWorker.ready).update()
      await hasChanged
    })
    await page.getByRole('link', { name: 'Majors' }).first().click()
    await page.waitForURL('**/majors')
    await expect.poll(async () => (await readOfflineCache(page)).build).toBe('ffffffffffffffff')
    expect(await page.evaluate(() => Reflect.get(window, 'isSame'))).toBe(true)

    // Switched off: the next page has no worker, and nothing is left.
    front.worker = await readFile('lib/browser/service-worker/worker/disabled.mjs', 'utf8')
    await page.goto(`${front.url}/jobs`)
    const listLeft = () =>
      page.evaluate(async () => [
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
        ...(await caches.keys()),
      ])
    await expect.poll(listLeft).toEqual([])
  } finally {
    await front.close()
    // The proxy closes while a page still sends requests.
    faults.forgive(/^failed: /)
  }
})
