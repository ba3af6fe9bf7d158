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
