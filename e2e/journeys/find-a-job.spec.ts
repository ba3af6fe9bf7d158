import { listAxeViolations } from '../fixtures/axe'
import { chooseOption } from '../fixtures/choose-option'
import {
  addressOf,
  closeFilters,
  isAppliedAtOnce,
  itemLinks,
  openBoxes,
  readBox,
  showResults,
} from '../fixtures/listing'
import { pairedLocales } from '../fixtures/locales'
import { goAndWatch, letFramesPass } from '../fixtures/place'
import { expect, test } from '../fixtures/test'

for (const { locale, pair } of pairedLocales) {
  test(`from home ${locale} to a job and back: search, filter, read`, pair, async ({ page }) => {
    await page.goto(locale || '/')
    await page.getByRole('searchbox', { name: 'Search jobs' }).fill('engineer')
    await page.getByRole('button', { name: 'Find jobs' }).click()

    await expect(page).toHaveURL(addressOf(`${locale}/jobs`, { searchText: 'engineer' }))
    await expect(page.getByRole('heading', { level: 1 })).toContainText('“engineer”')
    const { box, value, count } = await readBox(await openBoxes(page, 'Place'), 0)
    await box.check()
    if (!(await isAppliedAtOnce(page))) {
      const words = `Show ${count} ${count === 1 ? 'job' : 'jobs'}`
      await expect(page.getByRole('button', { name: words, exact: true })).toBeVisible()
    }
    await showResults(page, 'jobs')

    const filtered = { searchText: 'engineer', locationId: value }
    await expect(page).toHaveURL(addressOf(`${locale}/jobs`, filtered))
    const results = page.getByRole('main').getByRole('status').first()
    await expect(results).toHaveText(new RegExp(`^${count} jobs?\\b`))
    const first = itemLinks(page).first()
    const title = (await first.textContent()) ?? ''
    await first.click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${locale}/jobs/\\d+(/|$)`))
    await expect.poll(() => page.title()).toContain(title)
    await page.goBack()

    await expect(page).toHaveURL(addressOf(`${locale}/jobs`, filtered))
    await expect(page.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('engineer')
    await expect(itemLinks(page).first()).toHaveText(title)
  })

  test(
    `suggestions are shown, matches highlighted, and other areas offered ${locale}`,
    pair,
    async ({ page }) => {
      await page.goto(`${locale}/jobs`)
      const field = page.getByRole('main').locator('input[name="searchText"]')
      await field.focus()
      await expect(field).toHaveRole('combobox')
      await field.pressSequentially('autoc')
      const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
      await expect(options.first()).toContainText('AutoCAD')
      await expect(field).toHaveAttribute('aria-expanded', 'true')
      expect(await listAxeViolations(page)).toEqual([])
      await field.press('Escape')
      await expect(options).toHaveCount(0)
      await field.press('ArrowDown')
      await expect(options.first()).toBeVisible()
      await field.press('ArrowDown')
      const chosen = (await options.first().locator('span').first().textContent()) ?? ''
      await expect(options.first()).toHaveAttribute('aria-selected', 'true')
      await field.press('Enter')
      await expect(page).toHaveURL(addressOf(`${locale}/jobs`, { searchText: chosen }))
      await expect(itemLinks(page).first().locator('mark').first()).toHaveText(/autocad/i)

      await page.goto(`${locale}/jobs?searchText=${encodeURIComponent('កម្មសិក្សា')}`)
      const elsewhere = page.getByRole('main').getByRole('link', { name: /^\d+ internships$/ })
      const count = (await elsewhere.textContent()) ?? ''
      await elsewhere.click()
      await expect(page).toHaveURL(new RegExp(`${locale}/internships\\?`))
      await expect(page.getByRole('main').getByRole('status').first()).toContainText(count)
    },
  )

  test(
    `two places are selected together, then one, and the qualification check ${locale}`,
    pair,
    async ({ page }) => {
      await page.goto(`${locale}/jobs`)
      const places = await openBoxes(page, 'Place')
      const [one, other] = [await readBox(places, 1), await readBox(places, 3)]
      await other.box.check()
      await one.box.check()
      await showResults(page, 'jobs')

      const both = `?locationId=${one.value}&locationId=${other.value}`
      await expect(page).toHaveURL((url) => url.search === both)
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading).toContainText(`in ${one.name} and ${other.name}`)
      const results = page.getByRole('main').getByRole('status').first()
      await expect(results).toHaveText(new RegExp(`^${one.count + other.count} jobs\\b`))
      const again = await openBoxes(page, 'Place')
      await expect(again.getByRole('checkbox', { checked: true })).toHaveCount(2)
      await closeFilters(page)

      await page.getByRole('link', { name: `Remove filter ${one.name}` }).click()
      await expect(page).toHaveURL((url) => url.search === `?locationId=${other.value}`)
      await expect(heading).toContainText(`in ${other.name}`)
      await expect(results).toHaveText(new RegExp(`^${other.count} jobs?\\b`))

      await page.getByRole('button', { name: 'See what fits me' }).click()
      const form = page.getByRole('form', { name: 'About you' })
      await chooseOption(form.getByLabel('Province'), other.name)
      expect(await listAxeViolations(page)).toEqual([])
      await form.getByRole('button', { name: 'Show results' }).click()
      await expect(page.getByText(/^(\d+) of the \1 on this page fits? you\.$/)).toBeVisible()
      await expect(page.locator('.job-row').first()).toContainText('Fits you')
      expect(await listAxeViolations(page)).toEqual([])
      await itemLinks(page).first().click()
      const term = page.getByRole('term').filter({ hasText: 'Do you qualify?' })
      const answer = page.getByRole('definition').filter({ has: page.getByRole('button') })
      await expect(term).toBeVisible()
      await answer.getByRole('button', { name: 'Yes, it seems so' }).click()
      await expect(answer.getByRole('listitem')).toHaveText([
        /^Major: (you left it out|not stated)$/,
        /^Degree: (you left it out|not stated)$/,
        /^Experience: (you left it out|not stated)$/,
        'Province',
      ])
      expect(await listAxeViolations(page)).toEqual([])
    },
  )

  test(`a filter is removed and the order changed ${locale}`, pair, async ({ page }) => {
    await page.goto(`${locale}/jobs?locationId=1&searchText=engineer`)
    await page
      .getByRole('link', { name: /^Remove filter/ })
      .first()
      .click()
    await expect(page).toHaveURL(
      (url) => url.searchParams.size === 1 && url.pathname === `${locale}/jobs`,
    )
    await page
      .getByRole('navigation', { name: 'Sort' })
      .getByRole('link', { name: 'Closing soon' })
      .click()
    await expect(page).toHaveURL(addressOf(`${locale}/jobs`, { sort: 'closing' }))
  })

  test(`the pages of a listing are browsed ${locale}`, pair, async ({ page }) => {
    await page.goto(`${locale}/jobs`)
    const firstOfPageOne = await itemLinks(page).first().textContent()
    const pages = page.getByRole('navigation', { name: 'Pagination' })
    await pages.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(addressOf(`${locale}/jobs`, { page: '2' }))
    await expect(pages.locator('[aria-current="page"]')).toHaveText('2')
    const results = page.getByRole('main').getByRole('status').first()
    await expect(results).toContainText(/page 2 of \d+/)
    await expect(itemLinks(page)).toHaveCount(20)
    await expect(itemLinks(page).first()).not.toHaveText(firstOfPageOne ?? '')

    const place = () => page.evaluate(() => window.scrollY)
    expect(await place()).toBe(0)
    const wrongTap = itemLinks(page).nth(12)
    const title = (await wrongTap.textContent()) ?? ''
    // Immediately, while the opened page still loads and scrolls (promise U4).
    for (const frames of [0, 1, 9, 30]) {
      await wrongTap.scrollIntoViewIfNeeded()
      const before = await place()
      await wrongTap.click()
      await page.waitForURL(new RegExp(`${locale}/jobs/\\d+`))
      expect(await place()).toBe(0)
      await letFramesPass(page, frames)
      const seen = await goAndWatch(page, 'back', title)
      expect(seen, `back after ${frames} frames`).toEqual([before])
      await expect(page).toHaveURL(addressOf(`${locale}/jobs`, { page: '2' }))
    }

    await wrongTap.click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await page.mouse.wheel(0, 300)
    await expect.poll(place).toBeGreaterThan(100)
    await letFramesPass(page, 30)
    const read = await place()
    await goAndWatch(page, 'back', title)
    expect(await goAndWatch(page, 'forward', title)).toEqual([read])
    await goAndWatch(page, 'back', title)

    await pages.getByRole('link', { name: 'Previous' }).click()
    await expect(page).toHaveURL(addressOf(`${locale}/jobs`))
    await expect(itemLinks(page).first()).toHaveText(firstOfPageOne ?? '')
  })
}

for (const { locale, pair } of pairedLocales) {
  test(
    `a job leads back to its filtered list, by breadcrumb and by the back button ${locale}`,
    pair,
    async ({ page }) => {
      const list = `${locale}/jobs?typeId=1&sort=closing&page=2`
      await page.goto(list)
      const row = itemLinks(page).nth(2)
      const title = (await row.textContent()) ?? ''
      // Like a link that is clicked before the page's scripts run.
      await row.evaluate((link: HTMLAnchorElement) => window.location.assign(link.href))
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
      const toList = breadcrumb.getByRole('link', { name: 'Jobs' })
      await expect(toList).toHaveAttribute('data-query', '?typeId=1&sort=closing&page=2')
      await toList.click()
      await expect(page).toHaveURL(list)
      await expect(row).toHaveText(title)

      await row.click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(list)
      await expect(row).toBeFocused()
    },
  )
}

test('filters on a phone are a dialog that Escape and its bar close @phone', async ({ page }) => {
  await page.goto('/jobs')
  const opener = page.locator('summary', { hasText: 'Filters' })
  await opener.click()
  const sheet = page.getByRole('dialog', { name: 'Filters' })
  await expect(sheet).toBeVisible()
  await expect(sheet.getByRole('button', { name: /^Show [\d,]+ jobs$/ })).toBeInViewport()
  const isInert = () =>
    page.locator('.site-header').evaluate((each) => each.closest('[inert]') !== null)
  await expect.poll(isInert).toBe(true)
  expect(await listAxeViolations(page)).toEqual([])
  await sheet.getByRole('combobox').first().focus()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(await isInert()).toBe(false)
  await opener.click()
  await expect(sheet).toBeVisible()
  await opener.click()
  await expect(sheet).toHaveCount(0)
})
