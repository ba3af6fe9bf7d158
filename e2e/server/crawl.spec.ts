import { hasLocale, withLocale } from '@/lib/shared/routes'
import { toShape } from '../crawl/address'
import { type Answer, type Answers, askAll, crawl } from '../crawl/crawl'
import { listDataProblems } from '../crawl/data-problems'
import {
  listCanonicalProblems,
  listHeadingProblems,
  listNameProblems,
  listPages,
  listShareProblems,
} from '../crawl/head-problems'
import { listOpen } from '../crawl/list-open'
import { listReached } from '../crawl/reached'
import { readSitemaps } from '../crawl/read-sitemaps'
import { Selection } from '../crawl/selection'
import { listDeadFragments, listDeadLinks } from '../crawl/status-problems'
import { productApiUrl } from '../fixtures/product'
import { findPages } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'

/** Detail pages of one kind are alike, so only some are visited, and all in the exhaustive run. */
const PER_DETAIL = process.env.EVERY_COMBINATION ? Number.POSITIVE_INFINITY : 30

/** Of the sitemaps' pages of a pattern that were not followed, one of so many is read. */
const ONE_OF = process.env.EVERY_COMBINATION ? 1 : 4

/** How many pages of each pattern are also read under `/en`, where only links differ. */
const TWINS = 2

/** Clicks from home through a listing to an item, and one more. */
const FEW_CLICKS = 3

/** Clicks from home to any open item. */
const CLICKS_TO_ITEM = 4

/** Every sitemap is valid, names canonical pages that may be listed, and each item is linked as well. */
async function expectSitemapOf(site: string, answers: Answers): Promise<void> {
  const { problems, addresses } = await readSitemaps(site)
  expect.soft(problems, 'sitemaps').toEqual([])
  expect(addresses.length).toBeGreaterThan(500)
  expect(new Set(addresses).size).toBe(addresses.length)

  const places = new Map<string, number>()
  const unread = addresses.filter((address) => {
    if (answers.has(address)) return false
    const place = places.get(toShape(address)) ?? 0
    places.set(toShape(address), place + 1)
    return place % ONE_OF === 0
  })
  const read = await askAll(
    site,
    unread.map((address) => ({ address, clicks: 0, from: '/sitemap.xml' })),
  )
  expect.soft(listDataProblems(read), 'structured data of what was not followed').toEqual([])
  const all = [...read, ...addresses.flatMap((address) => answers.get(address) ?? [])]
  const wrong = all.filter(
    ({ address, status, facts }) =>
      status !== 200 || !facts?.isIndexed || !isSame(facts.canonical, address, site),
  )
  expect
    .soft(
      wrong.map(({ address, status }) => `${address} ${status}`),
      'named',
    )
    .toEqual([])

  const reached = listReached(answers, site)
  const far = addresses.filter(
    (address) => (reached.get(address) ?? Number.POSITIVE_INFINITY) > CLICKS_TO_ITEM,
  )
  expect.soft(far, 'not within a few clicks from home').toEqual([])

  const named = new Set(addresses)
  const unnamed = [...reached.keys()].filter((address) => {
    const facts = answers.get(address)?.facts
    const isOwn = isSame(facts?.canonical ?? null, address, site)
    return /\/\d+(\/|$)/.test(address) && facts?.isIndexed && isOwn && !named.has(address)
  })
  expect.soft(unnamed, 'open, and in no sitemap').toEqual([])

  const open = await listOpen(productApiUrl())
  expect(open.length).toBeGreaterThan(300)
  const orphans = open.filter((address) => !named.has(address) || !reached.has(address))
  expect.soft(orphans, 'open by the API, and in no sitemap or behind no link').toEqual([])
}

/** The URL of the first page with or without a slash. */
function isSame(canonical: string | null, address: string, site: string): boolean {
  return canonical !== null && new URL(canonical).href === new URL(address, site).href
}

/** The URLs under `/en` of the first pages of each pattern. */
function listTwins(answers: Answers): readonly Answer[] {
  const counts = new Map<string, number>()
  return listPages(answers.values()).filter(({ address }) => {
    const count = counts.get(toShape(address)) ?? 0
    counts.set(toShape(address), count + 1)
    return count < TWINS && !hasLocale(address)
  })
}

test('every link works, and every page has a unique title and is reachable', async ({ site }) => {
  test.setTimeout(900_000)
  const answers = await crawl(site, ['/'], new Selection(PER_DETAIL))

  expect.soft(listDeadLinks(answers), 'dead links').toEqual([])
  expect.soft(listDeadFragments(answers, site), 'links to no place').toEqual([])
  expect.soft(listCanonicalProblems(answers, site), 'canonical addresses').toEqual([])
  expect.soft(listNameProblems(answers), 'titles and descriptions').toEqual([])
  expect.soft(listHeadingProblems(answers), 'headings').toEqual([])
  expect.soft(listShareProblems(answers), 'words and pictures for sharing').toEqual([])
  expect.soft(listDataProblems(answers.values()), 'structured data').toEqual([])

  const templates = (await findPages(site)).filter(({ role }) => role === 'template')
  const orphans = templates
    .map(({ path }) => path)
    .filter((path) => (answers.get(path)?.clicks ?? Number.POSITIVE_INFINITY) > FEW_CLICKS)
  expect.soft(orphans, 'not within a few clicks from home').toEqual([])

  await expectSitemapOf(site, answers)

  const twins = listTwins(answers)
  const english = await askAll(
    site,
    twins.map(({ address }) => ({ address: withLocale(address), clicks: 0, from: address })),
  )
  const differing = english.filter(
    ({ facts }, index) => facts === null || facts.canonical !== twins[index]?.facts?.canonical,
  )
  expect(differing.map(({ address, status }) => `${address} ${status}`)).toEqual([])
  expect(english.length).toBeGreaterThan(20)
  const leaving = english.flatMap(({ address, facts }) =>
    (facts?.links ?? [])
      .filter((link) => /^\/(?!\/|en(?:[/?#]|$)|upstream\/|auth\/)(?!.*\.\w+(?:$|[?#]))/.test(link))
      .map((link) => `${address} ${link}`),
  )
  expect(leaving, 'links that leave /en').toEqual([])
})
