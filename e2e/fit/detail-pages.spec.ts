import type { Page } from '@playwright/test'
import { scholarshipEndpoints } from '@/lib/contract/scholarships/scholarship'
import { internshipEndpoints, jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { routes } from '@/lib/shared/routes'
import { measureDetailScreen } from '../fixtures/detail-screen'
import { openApiOf } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
] as const

/** Maximum number of controls in the main content. */
const MOST_CONTROLS = 24

type Listed = {
  readonly title: string
  readonly company?: { readonly name: string }
  readonly provider?: string
  readonly place?: string
}

/** The newest, and those with the longest texts: title, Khmer title, employer or provider, place. */
function pickVaried<Item extends Listed>(items: readonly Item[]): readonly Item[] {
  const longest = (toWords: (item: Item) => string) =>
    [...items].sort((a, b) => toWords(b).length - toWords(a).length)[0]
  const picked = [
    items[0],
    longest(({ title }) => title),
    longest(({ title }) => (/\p{Script=Khmer}/u.test(title) ? title : '')),
    longest(({ company, provider }) => company?.name ?? provider ?? ''),
    longest(({ place }) => place ?? ''),
  ]
  return [...new Set(picked)].filter((item) => item !== undefined)
}

async function expectFirstScreen(page: Page, path: string): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.goto(path)
    const where = `${path} at ${size.width} × ${size.height}`
    const { apply, text, end } = await measureDetailScreen(page)
    expect.soft(apply, `Apply: ${where}`).toBeLessThanOrEqual(size.height)
    expect.soft(text, `two lines of the text: ${where}`).toBeLessThanOrEqual(end)
  }
}

async function expectFewControls(page: Page, path: string): Promise<void> {
  for (const { width } of SIZES) {
    await page.setViewportSize({ width, height: 900 })
    // Late content counts too.
    await expect(page.getByRole('button', { name: /^Save\b/ }).first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    const { controls } = await measureDetailScreen(page)
    expect
      .soft(controls.length, `${path} at ${width} px: ${controls.join(' | ')}`)
      .toBeLessThanOrEqual(MOST_CONTROLS)
  }
}

const query = { limit: 100 }

const AREAS = {
  jobs: async (site: string) =>
    pickVaried((await openApiOf(site).call(jobEndpoints.list, { query })).data).map(routes.job),
  internships: async (site: string) =>
    pickVaried((await openApiOf(site).call(internshipEndpoints.list, { query })).data).map(
      routes.internship,
    ),
  scholarships: async (site: string) =>
    pickVaried((await openApiOf(site).call(scholarshipEndpoints.list, { query })).data).map(
      routes.scholarship,
    ),
}

for (const [area, findPaths] of Object.entries(AREAS)) {
  test(`the first screen has Apply, the start of the text and few controls: ${area}`, async ({
    page,
    site,
  }) => {
    for (const path of await findPaths(site)) {
      await expectFirstScreen(page, path)
      await expectFewControls(page, path)
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the first screen has Apply and the start of the text, and Share unfolds', async ({
    page,
    site,
  }) => {
    for (const findPaths of Object.values(AREAS)) {
      const [path = ''] = await findPaths(site)
      await expectFirstScreen(page, path)
      const telegram = page.getByRole('link', { name: /^Share on Telegram/ })
      await expect(telegram).toBeHidden()
      await page.getByText('Share', { exact: true }).click()
      await expect(telegram).toBeVisible()
    }
  })
})
