import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { joobleFeed } from '@/tests/backend/import/jooble-feed'
import { crawl } from '../crawl/crawl'
import { Selection } from '../crawl/selection'
import { importFeed } from '../fixtures/import-feed'
import { expect, test } from '../fixtures/own-product'

const run = promisify(execFile)

/** Files that no link leads to. */
const FILES = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/opensearch.xml']

/** What a board shows of others: the name of the product, and addresses that nobody can own. */
const OF_OTHERS = /visvakor|[\w.-]+@[\w.-]+\.example\b|\+855 23 000 000/i

test('after "npm run live" no page and no file names the product or a demo', async ({
  own,
}, info) => {
  test.setTimeout(900_000)
  const [answers, feed] = [info.outputPath('live.yaml'), info.outputPath('feed.xml')]
  await writeFile(
    answers,
    `name: Engineers of Kampot
url: https://jobs.kampot.org
email: desk@kampot.org
mailServer: smtp://mail.kampot.org
`,
  )
  const words = ['--file', answers, '--env', info.outputPath('live.env')]
  await run('npm', ['run', '--silent', 'live', '--', ...words], {
    env: { ...process.env, ...own.env },
  })
  await writeFile(feed, joobleFeed([{ referencenumber: '1', title: 'Bridge Engineer' }]))
  await importFeed(feed, own.env)
  const read = async (address: string) => (await fetch(own.url + address)).text()
  await expect.poll(() => read('/contact-us'), { timeout: 60_000 }).toContain('desk@kampot.org')
  await expect.poll(() => read('/jobs'), { timeout: 60_000 }).toContain('Bridge Engineer')

  const found = await crawl(own.url, ['/', '/jobs', ...FILES], new Selection(30))
  expect(found.size).toBeGreaterThan(150)
  expect(
    [...found.values()].filter(({ status }) => status >= 400).map(({ address }) => address),
  ).toEqual([])
  const naming: string[] = []
  for (const address of found.keys()) {
    const [match] = OF_OTHERS.exec(await read(address)) ?? []
    if (match !== undefined) naming.push(`${address}: ${match}`)
  }
  expect(naming).toEqual([])
  expect(await read('/manifest.webmanifest')).toContain('"name":"Engineers of Kampot"')
})
