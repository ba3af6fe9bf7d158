import { tabTo } from '../fixtures/keyboard'
import { addressOf, isAppliedAtOnce, itemLinks, showButtonOf } from '../fixtures/listing'
import { pairedLocales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'

for (const { locale, pair } of pairedLocales) {
  test(`search, filter, read and return by keyboard only ${locale}`, pair, async ({ page }) => {
    await page.goto(locale || '/')
    await tabTo(page, page.locator('input[aria-label="Search jobs"]'))
    await page.keyboard.type('engineer')
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(addressOf(`${locale}/jobs`, { searchText: 'engineer' }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('“engineer”')
    if ((page.viewportSize()?.width ?? 0) < 1200) {
      await tabTo(page, page.locator('summary', { hasText: 'Filters' }))
      await page.keyboard.press('Enter')
    }
    const place = page.getByRole('group', { name: 'Place', exact: true })
    await tabTo(page, place.locator('summary'))
    await page.keyboard.press('Enter')
    await tabTo(page, place.getByRole('checkbox').first())
    await page.keyboard.press('Space')
    if (!(await isAppliedAtOnce(page))) {
      await tabTo(page, page.getByRole('button', { name: showButtonOf('jobs') }))
      await page.keyboard.press('Enter')
    }

    await expect(page).toHaveURL((url) => url.searchParams.has('locationId'))
    const first = itemLinks(page).first()
    const title = (await first.textContent()) ?? ''
    await tabTo(page, first)
    await page.keyboard.press('Enter')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.goBack()
    await expect(page).toHaveURL((url) => url.searchParams.has('locationId'))
  })
}

test('the first tab stop skips the header', async ({ page }) => {
  await page.goto('/jobs')
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveText(/skip to/i)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator(':focus')).toBeVisible()
})
