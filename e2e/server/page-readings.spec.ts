import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import type { FoundPage } from '../fixtures/page-table/public-page'
import { findPages } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/web-before-api'
import { readWords } from '../fixtures/words'
import { FOREIGN, refusal } from '../product/front-answers'
import { type PageReading, toReadingsTable } from '../product/readings-table'

const DOCUMENT = 'docs/page-readings.md'

/** Pages requested concurrently. */
const AT_ONCE = 4

type Seen = {
  readonly status: number
  readonly cache: string
  readonly words: string
  /** Headings of the page and its parts. */
  readonly title: string
  readonly headings: readonly string[]
}

async function see(request: APIRequestContext, path: string): Promise<Seen> {
  const reply = await request.get(path)
  // Without the settings the site has the name of its host.
  const html = (await reply.text()).replaceAll('localhost', 'Visvakor')
  expect(html, path).not.toContain(FOREIGN)
  const read = (level: string) =>
    [...html.matchAll(new RegExp(`<${level}\\b[\\s\\S]*?</${level}>`, 'g'))].map(([found]) =>
      readWords(found),
    )
  return {
    status: reply.status(),
    cache: reply.headers()['cache-control'] ?? '',
    words: readWords(html),
    title: read('h1')[0] ?? '',
    headings: read('h2'),
  }
}

/** The parts that a page lacks without one query; null where it is not shown at all. */
function compare(whole: Seen, partial: Seen, what: string): readonly string[] | null {
  if (partial.status === 503) {
    expect(partial.words, what).toContain('We could not load this page')
    return null
  }
  expect(partial.status, what).toBe(200)
  expect(partial.cache, what).toBe('private, no-store')
  expect(partial.words, what).toContain(whole.title)
  return whole.headings.filter((heading) => !partial.headings.includes(heading))
}

/** Groups calls that fail together: no page makes two of them, so each page shows what it is without one. */
function toRounds(askers: ReadonlyMap<string, readonly FoundPage[]>) {
  const rounds: Map<FoundPage, string>[] = []
  for (const [call, pages] of askers) {
    const free = rounds.find((each) => !pages.some((page) => each.has(page)))
    const round = free ?? new Map<FoundPage, string>()
    if (free === undefined) rounds.push(round)
    for (const page of pages) round.set(page, call)
  }
  return rounds
}

async function inTurns<Item>(items: Iterable<Item>, work: (item: Item) => Promise<void>) {
  const left = [...items]
  while (left.length > 0) await Promise.all(left.splice(0, AT_ONCE).map(work))
}

const toPattern = (call: string) => new RegExp(`^${call.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`)

test('each page needs at most one API query, and without others lacks only their parts', async ({
  request,
  site,
  web,
}) => {
  test.setTimeout(600_000)
  const pages = (await findPages(site)).filter(({ role }) => role === 'template')
  const wholes = new Map<FoundPage, Seen>()
  const askers = new Map<string, FoundPage[]>()
  for (const page of pages) {
    await web.forget()
    const before = web.front.calls.length
    const whole = await see(request, page.path)
    expect(whole.cache, page.path).toContain('s-maxage')
    wholes.set(page, whole)
    for (const call of new Set(web.front.calls.slice(before))) {
      askers.set(call, [...(askers.get(call) ?? []), page])
    }
  }

  const found = new Map(pages.map((page) => [page, [] as PageReading[]]))
  for (const round of toRounds(askers)) {
    for (const call of new Set(round.values())) web.front.answer(toPattern(call), refusal(503))
    await web.forget()
    await inTurns(round, async ([page, call]) => {
      const whole = wholes.get(page)
      if (whole === undefined) return
      const lacks = compare(whole, await see(request, page.path), `${page.name} without ${call}`)
      found.get(page)?.push({ call, lacks })
    })
    web.front.heal()
    // Failures are cached for a second.
    await inTurns(round.keys(), async ({ path }) => {
      await expect.poll(async () => (await see(request, path)).cache, path).toContain('s-maxage')
    })
  }

  const rows = pages.map((page) => ({ name: page.name, readings: found.get(page) ?? [] }))
  const many = rows.filter(
    ({ readings }) => readings.filter(({ lacks }) => lacks === null).length > 1,
  )
  expect
    .soft(
      many.map(({ name }) => name),
      'stand on more than one reading',
    )
    .toEqual([])
  const table = toReadingsTable(rows)
  const document = await readFile(DOCUMENT, 'utf8')
  expect(document, `${DOCUMENT} has another table than this:\n${table}\n`).toContain(table)
})
