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

test.use({ javaScriptEnabled: false })

for (const { locale, pair } of pairedLocales) {
  test(`the search form on the home page works ${locale}`, pair, async ({ page }) => {
    await page.goto(locale || '/')
    await page.getByRole('searchbox', { name: 'Search jobs' }).fill('engineer')
    await page.getByRole('button', { name: 'Find jobs' }).click()
    await expect(page).toHaveURL(addressOf(`${locale}/jobs`, { searchText: 'engineer' }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('“engineer”')
  })

  // Twice: the response of Next, and the cached one.
  for (const turn of ['first', 'second']) {
    test(`from home to a job and back, for the ${turn} time ${locale}`, pair, async ({ page }) => {
      const isAt = (path: RegExp) =>
        expect(page).toHaveURL(
          ({ pathname }) => pathname.startsWith(locale) && path.test(pathname.slice(locale.length)),
        )
      await page.goto(locale || '/')
      await page.getByRole('banner').getByRole('link', { name: 'Find Jobs' }).first().click()
      await isAt(/^\/jobs$/)
      await itemLinks(page).first().click()
      await isAt(/^\/jobs\/\d+\/[^/]+$/)
      await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').last().click()
      await isAt(/^\/jobs/)
      const footer = page.getByRole('contentinfo')
      const about = footer.getByRole('link', { name: 'About us' })
      // Folded on phones.
      if (!(await about.isVisible())) {
        await footer.locator('summary', { hasText: 'About' }).click()
      }
      await about.click()
      await isAt(/^\/page\/about-us$/)
      const canonical = page.locator('link[rel=canonical]')
      await expect(canonical).toHaveAttribute('href', /[^/]\/page\/about-us$/)
      expect(await canonical.getAttribute('href')).not.toContain('/en/')
    })
  }
}

for (const { locale, pair } of pairedLocales) {
  test(`a listing is searched, filtered and read ${locale}`, pair, async ({ page }) => {
    await page.goto(`${locale}/jobs`)
    await page.getByRole('searchbox', { name: 'Search jobs' }).fill('engineer')
    const field = await openFilter(page, 'Field')
    const { value } = await readFirstOffer(field)
    await field.selectOption(value)
    await showResults(page, 'jobs')
    const query = { searchText: 'engineer', categoryId: value }
    await expect(page).toHaveURL(addressOf(`${locale}/jobs`, query))
    await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('engineer')

    const first = itemLinks(page).first()
    const title = (await first.textContent()) ?? ''
    await first.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { level: 2, name: 'What you will do' })).toBeVisible()
    await expect(page.getByRole('heading', { level: 2, name: 'How to apply' })).toBeVisible()
  })

  test(`two places are selected together ${locale}`, pair, async ({ page }) => {
    await page.goto(`${locale}/jobs`)
    const places = await openBoxes(page, 'Place')
    const [one, other] = [await readBox(places, 1), await readBox(places, 3)]
    await one.box.check()
    await other.box.check()
    await showResults(page, 'jobs')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(
      `in ${one.name} and ${other.name}`,
    )
  })

  test(`the pages of a listing are browsed ${locale}`, pair, async ({ page }) => {
    await page.goto(`${locale}/jobs`)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(addressOf(`${locale}/jobs`, { page: '2' }))
    await expect(itemLinks(page)).toHaveCount(20)
  })
}

for (const { locale, pair } of pairedLocales) {
  test(`links in content stay in the locale of the page ${locale}`, pair, async ({ page }) => {
    await page.goto(`${locale}/page/about-us`)
    await page
      .getByRole('article')
      .getByRole('link', { name: 'privacy policy', exact: true })
      .click()
    await expect(page).toHaveURL((url) => url.pathname === `${locale}/page/corporate-member`)
    await page.getByRole('article').getByRole('link', { name: 'contact page' }).first().click()
    await expect(page).toHaveURL((url) => url.pathname === `${locale}/contact-us`)

    await page.goto(`${locale}/help-center`)
    await page.getByText('Do I need an account to look at listings?').click()
    await page.getByRole('link', { name: 'how to register', exact: true }).click()
    await expect(page).toHaveURL((url) => url.pathname === `${locale}/page/how-to-register`)
  })
}

test('every area is linked at the top of the page', async ({ page }) => {
  await page.goto('/')
  const header = page.getByRole('banner')
  for (const name of ['Find Jobs', 'Internships', 'Scholarships', 'Majors']) {
    await expect(header.getByRole('link', { name }).first()).toBeVisible()
  }
})
