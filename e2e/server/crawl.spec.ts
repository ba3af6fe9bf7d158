import { hasLocale, withLocale } from '@/lib/shared/routes'
import { toShape } from '../crawl/address'
import { type Answer, type Answers, askAll, crawl } from '../crawl/crawl'
import {
  listCanonicalProblems,
  listHeadingProblems,
  listNameProblems,
  listPages,
  listShareProblems,
} from '../crawl/head-problems'
import { Selection } from '../crawl/selection'
import { listDeadFragments, listDeadLinks } from '../crawl/status-problems'
import { findPages } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'

/** Details of one kind are alike: so many of each are read, and all with `CRAWL=whole`. */
const PER_DETAIL = process.env.CRAWL === 'whole' ? Number.POSITIVE_INFINITY : 60

/** How many pages of each shape are read under `/en` too: they are the same files. */
const TWINS = 2

/** From home through a listing to an item, and one more. */
const FEW_CLICKS = 3

/** The addresses under `/en` of the first pages of each shape. */
function listTwins(answers: Answers): readonly Answer[] {
  const counts = new Map<string, number>()
  return listPages(answers.values()).filter(({ address }) => {
    const count = counts.get(toShape(address)) ?? 0
    counts.set(toShape(address), count + 1)
    return count < TWINS && !hasLocale(address)
  })
}

test('every link leads somewhere, every page has a name of its own and is found', async ({
  site,
}) => {
  test.setTimeout(900_000)
  const answers = await crawl(site, ['/', '/en'], new Selection(PER_DETAIL))

  expect.soft(listDeadLinks(answers), 'dead links').toEqual([])
  expect.soft(listDeadFragments(answers, site), 'links to no place').toEqual([])
  expect.soft(listCanonicalProblems(answers, site), 'canonical addresses').toEqual([])
  expect.soft(listNameProblems(answers), 'titles and descriptions').toEqual([])
  expect.soft(listHeadingProblems(answers), 'headings').toEqual([])
  expect.soft(listShareProblems(answers), 'words and pictures for sharing').toEqual([])

  const templates = (await findPages(site)).filter(({ role }) => role === 'template')
  const orphans = templates
    .map(({ path }) => path)
    .filter((path) => (answers.get(path)?.clicks ?? Number.POSITIVE_INFINITY) > FEW_CLICKS)
  expect.soft(orphans, 'not within a few clicks from home').toEqual([])

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
})
