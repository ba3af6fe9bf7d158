import type { Page } from '@playwright/test'
import { expectNoFindings, listViews, WIDTHS } from '../fixtures/findings'
import { measureFirstScreen } from '../fixtures/first-screen'
import { listShapeless, listUnmarked } from '../fixtures/forced-colours'
import { listUnmarkedKhmer } from '../fixtures/khmer'
import { listCutTexts, listOverflows } from '../fixtures/overflow'
import type { FoundPage } from '../fixtures/page-table/public-page'
import { findPages, publicPages } from '../fixtures/public-pages'
import { settleWithin } from '../fixtures/settle'
import { expect, test } from '../fixtures/test'

// Without transitions no colour is measured half way between two schemes.
test.use({ reducedMotion: 'reduce' })

// There are many similar pages: in one file a single worker would have to test them all.
test.describe.configure({ mode: 'parallel' })

/** Twice the default font size, as a visitor sets it in the browser (WCAG 1.4.4). */
const FONT_SIZES = { standard: 32, fixed: 26 }

/** Opens the page, and stops when its status is wrong. */
async function visit(page: Page, { path, status }: FoundPage): Promise<void> {
  expect((await page.goto(path))?.status(), path).toBe(status)
}

async function expectNoOverflow(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  expect.soft(await listOverflows(page), `${path} at 320 px`).toEqual([])
}

/** px on a phone: where rows start, their median height, and how many are on the first screen. */
const LISTINGS: Readonly<Record<string, { top: number; row: number; whole: number }>> = {
  jobs: { top: 300, row: 116, whole: 4 },
  internships: { top: 300, row: 116, whole: 4 },
  scholarships: { top: 300, row: 154, whole: 2 },
  majors: { top: 300, row: 116, whole: 4 },
  companies: { top: 320, row: 100, whole: 4 },
  universities: { top: 320, row: 116, whole: 3 },
}

async function expectDense(page: Page, { name, path }: FoundPage): Promise<void> {
  // After late content has loaded.
  await expect
    .poll(async () => (await measureFirstScreen(page)).footer, `the footer of ${path}`)
    .toBeLessThanOrEqual(450)
  const seen = await measureFirstScreen(page)
  if (name === 'home') expect.soft(seen.screens, `screens of ${path}`).toBeLessThanOrEqual(6.25)
  const bounds = LISTINGS[name]
  if (bounds === undefined) return
  expect.soft(seen.top, `the first row of ${path}`).toBeLessThanOrEqual(bounds.top)
  expect.soft(seen.row, `rows of ${path}`).toBeLessThanOrEqual(bounds.row)
  expect
    .soft(seen.whole, `rows on the first screen of ${path}`)
    .toBeGreaterThanOrEqual(bounds.whole)
}

async function expectForcedColours(page: Page, path: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const where = `${path} at ${width} px, forced colours`
    expect.soft(await listShapeless(page), `controls without a shape: ${where}`).toEqual([])
    expect.soft(await listUnmarked(page), `unmarked links: ${where}`).toEqual([])
  }
}

async function expectRoomForLargeText(page: Page, found: FoundPage): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Page.setFontSizes', { fontSizes: FONT_SIZES })
  // A phone in both orientations, and a wide screen.
  for (const width of [360, 720, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const where = `${found.path} at ${width} px, large text`
    // The page learns of it asynchronously.
    const readSize = () => page.evaluate(() => getComputedStyle(document.body).fontSize)
    await expect.poll(readSize, `text follows the setting: ${where}`).toBe('32px')
    expect.soft(await listOverflows(page), `wider than the window: ${where}`).toEqual([])
    expect.soft(await listCutTexts(page), `cut texts: ${where}`).toEqual([])
  }
}

/** All missing pages have the same notice: these two stand for all, except in the exhaustive run. */
const MISSING = ['job unknown', 'page not found']
const looked = publicPages.filter(
  ({ role, name }) =>
    role !== 'missing' || MISSING.includes(name) || Boolean(process.env.EVERY_COMBINATION),
)

/** Pages of one test: they share a window's cache, which is most of what a page costs to open. */
const BATCH = 4
const batches = looked.flatMap((_, at) => (at % BATCH === 0 ? [looked.slice(at, at + BATCH)] : []))

for (const [place, batch] of batches.entries()) {
  const names = batch.map(({ name }) => name).join(', ')
  test(`axe and HTML_CodeSniffer find nothing; fits narrow windows, large text, forced colours: ${names}`, async ({
    context,
    site,
  }) => {
    test.setTimeout(BATCH * 180_000)
    for (const [index, found] of (await findPages(site, batch)).entries()) {
      const page = await context.newPage()
      settleWithin(page)
      for (const view of listViews(place * BATCH + index)) {
        await page.emulateMedia({ colorScheme: view.scheme })
        await visit(page, found)
        await expectNoFindings(page, { what: found.path, ...view })
      }
      expect.soft(await listUnmarkedKhmer(page), `Khmer of ${found.path}`).toEqual([])
      await expectNoOverflow(page, found.path)
      await expectDense(page, found)
      await expectForcedColours(page, found.path)
      await page.emulateMedia({ forcedColors: 'none' })
      await expectRoomForLargeText(page, found)
      await page.close()
    }
  })
}
