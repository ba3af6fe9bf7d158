import { chooseLocales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'

test.use({ javaScriptEnabled: false })

const lists = [
  { path: '/news', search: 'Search articles' },
  { path: '/career-advices', search: 'Search articles' },
  { path: '/job-interview-tips', search: 'Search tips' },
] as const

for (const { path, search } of lists) {
  test(`${path} is browsed, searched and read`, async ({ page }) => {
    await page.goto(path)
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(titles).toHaveCount(12)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL(`${path}?page=2`)
    const title = (await titles.first().textContent()) ?? ''

    await page.getByRole('searchbox', { name: search }).fill(title)
    await page.getByRole('searchbox', { name: search }).press('Enter')
    await expect(page).toHaveURL(/[?&]searchText=/)
    await page.getByRole('link', { name: title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(page.getByRole('heading', { level: 2, name: 'Read next' })).toBeVisible()
  })
}

test('the table of contents of an article links to its sections', async ({ page }) => {
  await page.goto('/page/corporate-member')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const last = contents.getByRole('link').last()
  const words = (await last.textContent()) ?? ''
  await last.click()
  await expect(page.locator(':target')).toHaveText(words)
  await expect(page.locator(':target')).toBeInViewport()
})

for (const locale of chooseLocales('')) {
  test(`a template is previewed and downloaded under its name ${locale}`, async ({ page }) => {
    await page.goto(`${locale}/cv-cover-letter`)
    await page
      .getByRole('main')
      .getByRole('heading', { level: 3 })
      .first()
      .getByRole('link')
      .click()
    await expect(page.getByRole('figure')).toContainText('[Your full name]')
    const link = page.getByRole('link', { name: /^Download / })
    const name = ((await link.textContent()) ?? '').replace('Download ', '')
    const saving = page.waitForEvent('download')
    await link.click()
    const download = await saving
    expect(download.suggestedFilename()).toBe(name)
    expect(name).toMatch(/\.docx$/)
    expect(await download.failure()).toBeNull()
  })
}

test('a question is unfolded, and questions are searched from their page', async ({ page }) => {
  await page.goto('/page/frequently-asked-questions')
  const question = page.getByRole('main').getByRole('group').first()
  await expect(question.getByRole('paragraph').first()).toBeHidden()
  await question.locator('summary').click()
  await expect(question.getByRole('paragraph').first()).toBeVisible()

  await page.getByRole('searchbox', { name: 'Search questions' }).fill('password')
  await page.getByRole('searchbox', { name: 'Search questions' }).press('Enter')
  await expect(page).toHaveURL('/help-center?searchText=password')
  const answers = page.getByRole('main').locator('details')
  await expect(answers.first()).toHaveAttribute('open', '')
  await expect(answers.and(page.locator(':not([open])'))).toHaveCount(0)
})

test('an empty search result links back to the whole list', async ({ page }) => {
  await page.goto('/news?searchText=zqxjzqxj')
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(
    'No articles match your filters',
  )
  await page.getByRole('main').getByRole('link', { name: 'All articles' }).click()
  await expect(page).toHaveURL('/news')
})
