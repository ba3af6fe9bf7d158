import { listShapeless, listUnmarked } from '../fixtures/forced-colours'
import { findPages, publicPages } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'

for (const row of publicPages.filter(({ role }) => role !== 'missing')) {
  test(`nothing disappears when the system forces its colours: ${row.name}`, async ({
    page,
    site,
  }) => {
    for (const { path } of await findPages(site, [row])) {
      for (const width of [360, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        expect.soft(await listShapeless(page), `${path} at ${width} px`).toEqual([])
        expect.soft(await listUnmarked(page), `${path} at ${width} px`).toEqual([])
      }
    }
  })
}
