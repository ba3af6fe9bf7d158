import { listCutTexts, listOverflows } from '../fixtures/overflow'
import { findPages, publicPages } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'

/** Twice the size browsers start with, as a visitor sets it in theirs (WCAG 1.4.4). */
const FONT_SIZES = { standard: 32, fixed: 26 }

for (const row of publicPages) {
  test(`loses nothing when text is twice as large: ${row.name}`, async ({ page, site }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.setFontSizes', { fontSizes: FONT_SIZES })
    for (const { path } of await findPages(site, [row])) {
      // A phone turned to its side, or zoomed out; and the layout of wide screens.
      for (const width of [720, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        const size = await page.evaluate(() => getComputedStyle(document.body).fontSize)
        expect(size, 'text follows the setting').toBe('32px')
        expect.soft(await listOverflows(page), `${path} at ${width} px`).toEqual([])
        expect.soft(await listCutTexts(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}
