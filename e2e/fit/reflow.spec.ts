import { openedStates } from '../fixtures/opened-states'
import { listOverflows } from '../fixtures/overflow'
import { findPages, publicPages } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'

test.use({ viewport: { width: 320, height: 640 } })

for (const row of publicPages) {
  test(`is no wider than a window of 320 px: ${row.name}`, async ({ page, site }) => {
    for (const { path } of await findPages(site, [row])) {
      await page.goto(path)
      expect(await listOverflows(page), path).toEqual([])
    }
  })
}

for (const { name, path, open } of openedStates) {
  test(`is no wider than its window when opened: ${name}`, async ({ page }) => {
    await page.goto(path)
    await open(page)
    expect(await listOverflows(page)).toEqual([])
  })
}
