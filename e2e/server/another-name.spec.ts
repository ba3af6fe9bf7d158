import { execFile } from 'node:child_process'
import { cp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { joobleFeed } from '@/tests/backend/import/jooble-feed'
import { crawl } from '../crawl/crawl'
import { Selection } from '../crawl/selection'
import { importFeed } from '../fixtures/import-feed'
import { expect, test } from '../fixtures/test'
import { type OwnProduct, startOwnProduct } from '../product/own-product'

const run = promisify(execFile)

/** Files that are not linked. */
const NAMING_FILES = ['/manifest.webmanifest', '/opensearch.xml']
const FILES = ['/robots.txt', '/sitemap.xml', ...NAMING_FILES]

/** Text that must not appear: the name of the product, and domains reserved for examples. */
const OF_OTHERS = /visvakor|[\w.-]+@[\w.-]+\.example\b|\+855 23 000 000/i

let own: OwnProduct

// Not the product that tests of a worker share, whose content belongs to another site.
test.beforeAll(async () => {
  test.setTimeout(400_000)
  own = await startOwnProduct('another-name')
})

test.afterAll(() => own.stop())

test('after "npm run live", without news and ads, every page works and none has the product or demo name', async () => {
  test.setTimeout(900_000)
  const info = test.info()
  const env = { ...process.env, ...own.env }
  const command = (name: string, ...words: readonly string[]) =>
    run('npm', ['run', '--silent', name, '--', ...words], { env })
  const [answers, feed] = [info.outputPath('live.yaml'), info.outputPath('feed.xml')]
  await writeFile(
    answers,
    `name: Engineers of Kampot
url: https://jobs.kampot.org
email: desk@kampot.org
mailServer: smtp://mail.kampot.org
`,
  )
  await command('live', '--file', answers, '--env', info.outputPath('live.env'))
  const content = info.outputPath('content')
  await cp('backend/content', content, { recursive: true })
  for (const folder of ['news', 'advertisements']) {
    await rm(path.join(content, folder), { recursive: true })
  }
  await command('content', content)
  await writeFile(feed, joobleFeed([{ referencenumber: '1', title: 'Bridge Engineer' }]))
  await importFeed(feed, own.env)
  const read = async (address: string) => (await fetch(own.url + address)).text()
  await expect.poll(() => read('/contact-us'), { timeout: 60_000 }).toContain('desk@kampot.org')
  await expect.poll(() => read('/jobs'), { timeout: 60_000 }).toContain('Bridge Engineer')

  const wrong: string[] = []
  const found = await crawl(
    own.url,
    ['/', '/jobs', ...FILES],
    new Selection(30),
    ({ address, status, facts }, text) => {
      if (status >= 400) wrong.push(`${address} answers ${status}`)
      const [match] = OF_OTHERS.exec(text) ?? []
      if (match !== undefined) wrong.push(`${address} names ${match}`)
      const isNaming = (facts !== null && status === 200) || NAMING_FILES.includes(address)
      if (isNaming && !text.includes('Engineers of Kampot')) wrong.push(`${address} has no name`)
    },
  )
  expect(found.size).toBeGreaterThan(150)
  expect(wrong).toEqual([])
})
