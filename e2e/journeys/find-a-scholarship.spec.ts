import {
  addressOf,
  itemLinks,
  openBoxes,
  openFilter,
  readBox,
  readFirstOffer,
  showResults,
} from '../fixtures/listing'
import { pairedLocales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'

/** The name of the first filter of the listing, also used on a scholarship's page. */
const COVERS = 'Covers'

for (const { locale, pair } of pairedLocales) {
  test(
    `from home ${locale} to a scholarship and back: search, filter, read`,
    pair,
    async ({ page }) => {
      await page.goto(locale || '/')
      await page.getByRole('banner').getByRole('link', { name: 'Scholarships' }).first().click()
      await expect(page).toHaveURL(addressOf(`${locale}/scholarships`))
      await page.getByRole('searchbox', { name: 'Search scholarships' }).fill('engineering')
      // Suggestions cover the filters until the field loses the focus.
      await page.keyboard.press('Tab')
      const covers = await openBoxes(page, COVERS)
      await covers.getByRole('radio', { name: 'Fully funded' }).check()
      await showResults(page, 'scholarships')

      await expect(page).toHaveURL(
        addressOf(`${locale}/scholarships`, { searchText: 'engineering', type: 'full' }),
      )
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Fully funded scholarships for engineers: “engineering”',
      )
      const { box, value, count } = await readBox(await openBoxes(page, 'Degree'), 1)
      await box.check()
      await showResults(page, 'scholarships')

      const filtered = { searchText: 'engineering', type: 'full', qualificationId: value }
      await expect(page).toHaveURL(addressOf(`${locale}/scholarships`, filtered))
      const results = page.getByRole('main').getByRole('status').first()
      await expect(results).toHaveText(new RegExp(`^${count} scholarships?\\b`))
      const first = itemLinks(page).first()
      const title = (await first.textContent()) ?? ''
      await first.click()

      await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${locale}/scholarships/\\d+(/|$)`))
      await expect.poll(() => page.title()).toContain(title)
      const labels = page.getByRole('article').getByRole('term')
      await expect(labels.filter({ hasText: COVERS })).toBeVisible()
      await expect(labels.filter({ hasText: 'Closes' })).toBeVisible()
      await page.goBack()

      await expect(page).toHaveURL(addressOf(`${locale}/scholarships`, filtered))
      await expect(itemLinks(page).first()).toHaveText(title)
    },
  )

  test(
    `a scholarship links its list, its university and its calendar file ${locale}`,
    pair,
    async ({ page, request }) => {
      await page.goto(`${locale}/scholarships?universityId=1`)
      await itemLinks(page).first().click()
      await expect(page).toHaveURL(new RegExp(`${locale}/scholarships/\\d+(/|$)`))
      const university = page.getByRole('link', { name: 'University and majors' })
      await expect(university).toHaveAttribute('href', `${locale}/universities/1`)
      const calendar = page.getByRole('link', { name: 'Add closing date to calendar' })
      const reply = await request.get((await calendar.getAttribute('href')) ?? '')
      expect(await reply.text()).toContain('BEGIN:VEVENT')

      await page
        .getByRole('navigation', { name: 'Breadcrumb' })
        .getByRole('link', { name: 'Scholarships' })
        .click()
      await expect(page).toHaveURL(addressOf(`${locale}/scholarships`))
    },
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const { locale, pair } of pairedLocales) {
    test(
      `scholarships are searched, filtered, browsed and read ${locale}`,
      pair,
      async ({ page }) => {
        await page.goto(`${locale}/scholarships`)
        await page.getByRole('link', { name: 'Next' }).click()
        await expect(page).toHaveURL(/\/scholarships\?page=2$/)
        await expect(itemLinks(page)).toHaveCount(20)

        await page.goto(`${locale}/scholarships`)
        await page.getByRole('searchbox', { name: 'Search scholarships' }).fill('engineering')
        const field = await openFilter(page, 'Field')
        const { value, count } = await readFirstOffer(field)
        await field.selectOption(value)
        await showResults(page, 'scholarships')
        const query = { searchText: 'engineering', departmentId: value }
        await expect(page).toHaveURL(addressOf(`${locale}/scholarships`, query))
        expect(count).toBeGreaterThan(0)

        const first = itemLinks(page).first()
        const title = (await first.textContent()) ?? ''
        await first.click()
        await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
        await expect(page.getByRole('heading', { level: 2, name: 'Who can apply' })).toBeVisible()
        await expect(page.getByRole('heading', { level: 2, name: 'How to apply' })).toBeVisible()
      },
    )
  }
})
