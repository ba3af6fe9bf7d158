import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Browser, Page } from '@playwright/test'
import { Client } from 'pg'
import { toEmbeddedUrl } from '@/backend/embedded/postgres'
import { joobleFeed } from '@/tests/backend/import/jooble-feed'
import { askAll } from '../crawl/crawl'
import { readSitemaps } from '../crawl/read-sitemaps'
import { badAddresses, badPostings, GONE_EMPLOYER } from '../fixtures/bad-postings'
import { toBridgePosting } from '../fixtures/bridge-posting'
import { Faults } from '../fixtures/faults'
import { importFeed } from '../fixtures/import-feed'
import { listUnmarkedKhmer } from '../fixtures/khmer'
import { listLeaks, readSecrets } from '../fixtures/leaks'
import { itemLinks } from '../fixtures/listing'
import { expect, test } from '../fixtures/own-product'
import { PASSWORD, signInAgain, signInNewUser } from '../fixtures/sign-in'
import { setSessionCookies } from '../fixtures/signed-in'
import { beginCall, simulateVisitors } from '../fixtures/simulated-visitors'
import { listVariedPostings } from '../fixtures/varied-postings'
import { waitForSocket } from '../fixtures/wait-for-socket'
import { agents } from '../previews/agents'
import { readAs } from '../previews/read-as'

// No other posting has all words of the first, so its search finds only partial matches before.
const IMPORTED = ['Zqxjok Canal Engineer', 'Pylon Welder', 'Tunnel Surveyor']

const run = promisify(execFile)

/** Runs `npm run desk`. */
async function desk(env: Readonly<Record<string, string>>, words: readonly string[]) {
  await run('npm', ['run', '--silent', 'desk', '--', ...words], {
    env: { ...process.env, ...env },
  })
}

test('an imported feed can be found immediately, and a second import adds nothing', async ({
  page,
  own,
}, info) => {
  test.setTimeout(600_000)
  const titles = IMPORTED
  const feed = info.outputPath('imported.xml')
  const company = 'ក្រុមហ៊ុន សំណង់ មហាសាល'
  const entries = titles.map((title) => ({ referencenumber: title, title, company, city: 'កំពត' }))
  await writeFile(feed, joobleFeed(entries))
  const search = (title: string) => `${own.url}/jobs?${new URLSearchParams({ searchText: title })}`
  // The empty result is cached now: the import must expire it.
  await page.goto(search(titles[0] ?? ''))
  await expect(itemLinks(page).filter({ hasText: titles[0] ?? '' })).toHaveCount(0)

  const first = await importFeed(feed, own.env)
  expect(first.taken).toBe(titles.length)

  for (const title of titles) {
    await page.goto(search(title))
    expect(await listUnmarkedKhmer(page), 'Khmer without its language').toEqual([])
    await itemLinks(page).filter({ hasText: title }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(await listUnmarkedKhmer(page), 'Khmer without its language').toEqual([])
  }
  await page.getByRole('link', { name: company }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(company)
  expect(await listUnmarkedKhmer(page), 'Khmer without its language').toEqual([])

  expect(await importFeed(feed, own.env)).toEqual({ taken: 0, updated: 0, unchanged: first.taken })
})

/** Deletes it directly in the database. */
async function deleteEmployer(dataDir: string, id: number): Promise<void> {
  const client = new Client({ connectionString: toEmbeddedUrl(dataDir) })
  await client.connect()
  await client.query('delete from job where company_id = $1', [id])
  await client.query('delete from company where id = $1', [id])
  await client.end()
}

/** A page in its own browser context with a session and an open socket. */
async function openDevice(browser: Browser, site: string, token: string) {
  const context = await browser.newContext({ baseURL: site })
  await setSessionCookies(context, token, site)
  const faults = new Faults()
  await faults.watch(context)
  const page = await context.newPage()
  const connected = waitForSocket(page)
  await page.goto('/jobs')
  await connected
  return { context, page, faults }
}

const bell = (page: Page, words: string) =>
  page.getByRole('banner').getByRole('button', { name: words, exact: true })

test('an import notifies every device, unless turned off, and is found without a socket as well', async ({
  browser,
  request,
  own,
}, info) => {
  test.setTimeout(600_000)
  const api = `http://127.0.0.1:${own.env.API_PORT}`
  const { sessionToken, user } = await signInNewUser(request, api)
  const other = await signInAgain(request, user.email ?? '', api)
  const [phone, desk] = [
    await openDevice(browser, own.url, sessionToken),
    await openDevice(browser, own.url, other.sessionToken),
  ]

  const headers = { 'x-session-token': sessionToken }
  const bands = `${api}/v1/job-salary-notification-setting`
  const { data } = await (await request.get(bands, { headers })).json()
  const choose = async (isWanted: boolean) => {
    for (const { id: salaryId } of data) {
      const options = { headers, data: { salaryId } }
      const answer = isWanted
        ? await request.post(`${bands}/enable`, options)
        : await request.delete(`${bands}/disable`, options)
      expect(answer.ok()).toBe(true)
    }
  }
  const publish = async (title: string) => {
    const feed = info.outputPath(`${title}.json`)
    await writeFile(feed, JSON.stringify(toBridgePosting(title)))
    expect(await importFeed(feed, own.env)).toMatchObject({ taken: 1 })
  }

  await choose(true)
  await publish('First bridge engineer')
  for (const { page } of [phone, desk]) {
    await expect(bell(page, 'Notifications 1 unread')).toBeVisible()
  }

  await bell(phone.page, 'Notifications 1 unread').click()
  await phone.page.getByRole('button', { name: 'Mark all as read' }).click()
  for (const { page } of [phone, desk]) await expect(bell(page, 'Notifications')).toBeVisible()

  const heartOf = (page: Page) => page.getByRole('button', { name: /^Save / }).first()
  for (const isPressed of ['true', 'false']) {
    await heartOf(phone.page).click()
    await expect(heartOf(desk.page)).toHaveAttribute('aria-pressed', isPressed)
  }

  // Had the second one sent a notification, the third would be the second unread one.
  await choose(false)
  await publish('Second bridge engineer')
  await choose(true)
  await publish('Third bridge engineer')
  for (const { page } of [phone, desk]) {
    await expect(bell(page, 'Notifications 1 unread')).toBeVisible()
  }

  await desk.page.routeWebSocket(/\/socket\.io\//, (socket) => socket.close())
  await desk.page.clock.install()
  await desk.page.reload()
  await expect(bell(desk.page, 'Notifications 1 unread')).toBeVisible()
  await publish('Fourth bridge engineer')
  await expect(bell(phone.page, 'Notifications 2 unread')).toBeVisible()
  await desk.page.clock.fastForward('02:01')
  await expect(bell(desk.page, 'Notifications 2 unread')).toBeVisible()

  for (const { context, faults } of [phone, desk]) {
    expect(faults.seen).toEqual([])
    await context.close()
  }
})

test('a listing taken down is gone immediately, and is unchanged when restored', async ({
  page,
  request,
  own,
}) => {
  await page.goto(`${own.url}/jobs`)
  const link = itemLinks(page).first()
  const path = new URL((await link.getAttribute('href')) ?? '', own.url).pathname
  const title = (await link.textContent())?.trim() || path
  const [, , id = ''] = path.split('/')
  const statuses = async (slug = path) =>
    Promise.all(
      [slug, `/en${slug}`].map(async (each) => {
        const reply = await request.get(own.url + each)
        return reply.status()
      }),
    )
  expect(await statuses()).toEqual([200, 200])
  const isListed = async () =>
    (await (await request.get(`${own.url}/sitemap-jobs-1.xml`)).text()).includes(`${path}<`)
  expect(await isListed()).toBe(true)

  await desk(own.env, ['remove', 'job', id])
  expect(await statuses()).toEqual([410, 410])
  // Cached now for any slug, without its text.
  expect(await statuses()).toEqual([410, 410])
  const other = await request.get(`${own.url}/jobs/${id}/other`, { maxRedirects: 0 })
  expect(other.status()).toBe(410)
  expect(other.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/)
  expect(await other.text()).toContain('This page was taken down')
  for (const name of Object.keys(agents)) {
    const { status, html } = await readAs(name, own.url + path)
    expect([name, status, html.includes(title)]).toEqual([name, 410, false])
  }
  const head = await request.head(own.url + path)
  expect([head.status(), (await head.body()).length]).toEqual([410, 0])
  expect((await request.get(`${own.url}/jobs/${id}/closing.ics`)).status()).toBe(410)
  expect(await isListed()).toBe(false)

  // The listing that is still open in a browser has the link as well.
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page was taken down')
  // A list that the browser has cached may name it for some minutes; the site's own does not.
  await page.goto(`${own.url}/jobs`)
  await expect(page.locator(`main a[href*="/${id}/"]`)).toHaveCount(0)

  await desk(own.env, ['restore', 'job', id])
  expect(await statuses()).toEqual([200, 200])
  expect(await isListed()).toBe(true)
})

test('the structured data of two hundred imported listings equals their pages, without guessed countries', async ({
  own,
}, info) => {
  const known = new Set((await readSitemaps(own.url)).addresses)
  const feed = info.outputPath('varied.json')
  const counts = { placed: 200, placeless: 6 }
  await writeFile(feed, JSON.stringify(listVariedPostings(counts)))
  const published = { ...own.env, IMPORT_ABROAD: 'publish' }
  expect(await importFeed(feed, published)).toMatchObject({ taken: 206 })

  const { addresses } = await readSitemaps(own.url)
  const brought = addresses.filter(
    (address) => !known.has(address) && /^\/(jobs|internships)\/\d/.test(address),
  )
  const answers = await askAll(
    own.url,
    brought.map((address) => ({ address, clicks: 0, from: null })),
  )
  const problems = answers.flatMap(({ address, facts }) =>
    (facts?.data.problems ?? ['is no page']).map((problem) => `${address}: ${problem}`),
  )
  expect(problems).toEqual([])
  const described = answers.filter(({ facts }) => facts?.data.types.includes('JobPosting'))
  expect(described.length).toBeGreaterThanOrEqual(counts.placed)
  expect(answers.length - described.length).toBe(counts.placeless)
})

test('whatever a feed and a URL contain, pages exist or not, and never fail (promise F15)', async ({
  request,
  own,
}, info) => {
  const feed = info.outputPath('bad.json')
  await writeFile(feed, JSON.stringify(badPostings))
  expect(await importFeed(feed, own.env)).toMatchObject({ taken: badPostings.length })
  const { data } = await (
    await request.get(`${own.url}/upstream/v1/job?searchText=Bridge+inspector&limit=100`)
  ).json()
  const statusOf = async (path: string) => (await request.get(own.url + path)).status()
  let seen = 0
  for (const { id, title, company } of data) {
    if (!/^Bridge inspector (of|turned) /.test(title)) continue
    seen += 1
    const isGone = company.name === GONE_EMPLOYER
    if (isGone) await deleteEmployer(own.env.DATA_DIR ?? '', company.id)
    const status = isGone ? 404 : 200
    for (const path of [`/jobs/${id}`, `/en/jobs/${id}`, `/companies/${company.id}`]) {
      const reply = await request.get(own.url + path)
      expect([path, reply.status()]).toEqual([path, status])
      // A NUL character, and a direction override.
      expect(await reply.text()).not.toMatch(/\0|\u202E/)
    }
  }
  expect(seen).toBe(badPostings.length)
  for (const [path, status] of badAddresses)
    expect([path, await statusOf(path)]).toEqual([path, status])
})

test('no secret is in scripts, pages or logs (promise T16)', async ({ request, own }) => {
  const api = `http://127.0.0.1:${own.env.API_PORT}`
  const { sessionToken, user } = await signInNewUser(request, api)
  const headers = { cookie: `session=${sessionToken}; signed_in=1` }
  const pages: string[] = []
  for (const path of [
    '/',
    '/jobs',
    '/profile',
    '/login',
    '/no-such-page',
    `/jobs?searchText=${user.email}x`,
  ]) {
    const text = await (await request.get(own.url + path, { headers })).text()
    // The search text is in the field.
    pages.push(text.replaceAll(`${user.email}x`, ''))
  }
  await request.get(`${own.url}/upstream/v1/profile`, { headers })
  await request.post(`${own.url}/upstream/v1/profile`, { headers, data: { email: user.email } })
  const secrets = await readSecrets(own.env.DATA_DIR ?? '')
  expect(Object.keys(secrets)).toHaveLength(3)
  const seeded = { ...secrets, token: sessionToken, password: PASSWORD, address: user.email ?? '' }
  expect(await listLeaks(own, pages, seeded)).toEqual([])
})

// This must be the last test, since it stops the product.
test('during shutdown a request is answered or the connection refused (promise F14)', async ({
  own,
}) => {
  const paths = ['/', '/jobs', '/en/scholarships', '/upstream/v1/job?limit=3']
  const keeping = simulateVisitors(own.url, paths, { visitors: 6, keepAlive: true })
  const coming = simulateVisitors(own.url, paths, { visitors: 3, keepAlive: false })
  await Promise.all([keeping.answered(3), coming.answered(3)])
  const message = {
    companyName: 'Late',
    email: 'late@example.com',
    message: 'Half of it is there.',
  }
  const call = await beginCall(own.url, '/upstream/v1/contact-us', JSON.stringify(message))
  const stopped = own.stop()
  await keeping.refused
  // New connections are refused by now; requests that had started are still answered.
  expect(await call.finish()).toMatch(/^HTTP\/1\.1 200 OK\r\n.*\{"success":true\}/s)
  await stopped
  expect(await keeping.met).toEqual({ 200: expect.any(Number), ECONNREFUSED: 6 })
  // A connection at the moment in which listening stops is closed by the kernel (decision 053).
  const { ECONNREFUSED, ECONNRESET, ...others } = await coming.met
  expect([(ECONNREFUSED ?? 0) + (ECONNRESET ?? 0), Object.keys(others)]).toEqual([3, ['200']])
})
