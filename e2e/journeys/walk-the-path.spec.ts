import type { Locator, Page } from '@playwright/test'
import { toRowTitle } from '@/lib/shared/listing/rows/row-facts'
import { toScholarshipTitle } from '@/lib/shared/listing/rows/scholarship-facts'
import { routes } from '@/lib/shared/routes'
import { requireDemoPath, requireMajorWithoutInternships } from '../fixtures/demo-path'
import { addressOf, itemLinks } from '../fixtures/listing'
import { pairedLocales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'

/** The link of a step of the path. */
function station(page: Page, name: string): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('link')
}

async function readLink(link: Locator) {
  const [name, address] = [await link.textContent(), await link.getAttribute('href')]
  if (name === null || address === null) throw new Error('The listing has too few rows.')
  return { name, address }
}

/** Goes from a major to an employer and back to a major by links only. */
async function walk(page: Page, locale: '' | '/en'): Promise<void> {
  const path = await requireDemoPath()
  const { major, university, scholarship, internship, job, company, opening } = path
  const main = page.getByRole('main')
  const arriveAt = async (title: string) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect.poll(() => new URL(page.url()).pathname.startsWith(`${locale}/`)).toBe(true)
  }

  await page.goto(locale + routes.major(major))
  await station(page, 'Study').click()
  await expect(page).toHaveURL(new RegExp(`#study-${major.id}$`))
  await main.getByRole('link', { name: university.name, exact: true }).click()
  await arriveAt(university.name)

  // Its row names the provider.
  const shown = toRowTitle(scholarship.title, [scholarship.provider])
  await main.getByRole('link', { name: shown, exact: true }).first().click()
  await arriveAt(toScholarshipTitle(scholarship))
  await expect(main.getByText('You are here').filter({ visible: true })).toHaveCount(1)

  await station(page, 'Internship').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('internships')
  await itemLinks(page).first().click()
  await arriveAt(internship.title)

  await station(page, 'Work').click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('jobs')
  await itemLinks(page).first().click()
  await arriveAt(job.title)

  await main.getByRole('link', { name: company.name, exact: true }).first().click()
  await arriveAt(company.name)

  await main.getByRole('link', { name: opening.title, exact: true }).first().click()
  await arriveAt(opening.title)

  const asked = main.getByRole('definition').getByRole('link').first()
  const name = (await asked.textContent()) ?? ''
  await asked.click()
  await arriveAt(name)
  await expect(station(page, 'Work')).toBeVisible()
}

for (const { locale, pair } of pairedLocales) {
  test(`from a major to an employer and back by links only ${locale}`, pair, ({ page }) =>
    walk(page, locale),
  )
}

test('after hovering two employers the clicked one opens, also under /en', {
  tag: '@desktop',
}, async ({ page }) => {
  await page.goto(`/en${routes.companies}`)
  const [one, other] = [itemLinks(page).nth(0), itemLinks(page).nth(1)]
  const [first, second] = [await readLink(one), await readLink(other)]
  const fetched = page.waitForResponse((reply) => new URL(reply.url()).pathname === first.address)
  await one.hover()
  // The router takes the rewrite of the first link for a pattern of all.
  await (await fetched).finished()
  await other.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.name)
  await expect(page).toHaveURL(addressOf(second.address))
  await page.goBack()
  await one.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name)
  await expect(page).toHaveURL(addressOf(first.address))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('from a major to an employer and back by links only', ({ page }) => walk(page, ''))
})

test('a step with nothing open says so, and offers alternatives', async ({ page }) => {
  const major = await requireMajorWithoutInternships()
  await page.goto(routes.major(major))
  await expect(station(page, 'Internship')).toHaveText('No internships yet')
  await station(page, 'Internship').click()
  await page.getByRole('main').getByRole('link', { name: 'All internships' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Engineering internships in Cambodia',
  )
})
