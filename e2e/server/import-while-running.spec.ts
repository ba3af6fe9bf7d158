import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { z } from 'zod'
import { itemLinks } from '../fixtures/listing'
import { expect, test } from '../fixtures/own-product'

const FEED = 'tests/fixtures/feeds/hellowork.xml'

const run = promisify(execFile)

const report = z.object({ taken: z.int(), updated: z.int(), unchanged: z.int() })

/** Runs `npm run import` on the feed, as an operator does while the product runs. */
async function importFeed(env: Readonly<Record<string, string>>) {
  const command = ['run', '--silent', 'import', '--', FEED, '--json']
  const { stdout } = await run('npm', command, { env: { ...process.env, ...env } })
  return report.parse(JSON.parse(stdout))
}

/** Runs `npm run listings`. */
async function listings(env: Readonly<Record<string, string>>, words: readonly string[]) {
  await run('npm', ['run', '--silent', 'listings', '--', ...words], {
    env: { ...process.env, ...env },
  })
}

async function readTitles(): Promise<readonly string[]> {
  const feed = await readFile(FEED, 'utf8')
  return [...feed.matchAll(/<title><!\[CDATA\[(.+?)\]\]><\/title>/g)].map(([, title = '']) => title)
}

test('an imported feed is found at once, and a second import adds nothing', async ({
  page,
  own,
}) => {
  test.setTimeout(600_000)
  const titles = await readTitles()
  expect(titles.length).toBeGreaterThan(0)
  const search = (title: string) => `${own.url}/jobs?${new URLSearchParams({ searchText: title })}`
  // The empty answer is now in the page cache: the import must put it out.
  await page.goto(search(titles[0] ?? ''))
  await expect(itemLinks(page).filter({ hasText: titles[0] ?? '' })).toHaveCount(0)

  const first = await importFeed(own.env)
  expect(first.taken).toBe(titles.length)

  for (const title of titles) {
    await page.goto(search(title))
    await itemLinks(page).filter({ hasText: title }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  }

  expect(await importFeed(own.env)).toEqual({ taken: 0, updated: 0, unchanged: first.taken })
})

test('what an operator takes down is gone at once, and comes back as it was', async ({
  page,
  request,
  own,
}) => {
  await page.goto(`${own.url}/jobs`)
  const link = itemLinks(page).first()
  const path = (await link.getAttribute('href')) ?? ''
  const [, , id = ''] = path.split('/')
  const statuses = async (slug = path) =>
    Promise.all(
      [slug, `/en${slug}`, `${slug}.md`].map(async (each) => {
        const reply = await request.get(own.url + each)
        return reply.status()
      }),
    )
  expect(await statuses()).toEqual([200, 200, 200])
  const isListed = async () =>
    (await (await request.get(`${own.url}/sitemap-jobs-1.xml`)).text()).includes(`${path}<`)
  expect(await isListed()).toBe(true)

  await listings(own.env, ['remove', 'job', id])
  expect(await statuses()).toEqual([410, 410, 410])
  // Kept by the page cache now, by any slug, and without a word of what it was.
  expect(await statuses()).toEqual([410, 410, 410])
  const other = await request.get(`${own.url}/jobs/${id}/other`, { maxRedirects: 0 })
  expect(other.status()).toBe(410)
  expect(other.headers()['cache-control']).toMatch(/^public, max-age=0, s-maxage=\d+/)
  expect(await other.text()).toContain('This page was taken down')
  const head = await request.head(own.url + path)
  expect([head.status(), (await head.body()).length]).toEqual([410, 0])
  expect((await request.get(`${own.url}/jobs/${id}/closing.ics`)).status()).toBe(410)
  expect(await isListed()).toBe(false)

  // The list that is still open in a browser leads there as well.
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page was taken down')
  await page.getByRole('main').getByRole('link', { name: 'Open jobs' }).click()
  await expect(page.locator(`main a[href="${path}"]`)).toHaveCount(0)

  await listings(own.env, ['restore', 'job', id])
  expect(await statuses()).toEqual([200, 200, 200])
  expect(await isListed()).toBe(true)
})
