import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { listPublicPages } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds wrong, each with the elements it is about. */
async function listViolations(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}) at ${target}: ${failureSummary}`),
  )
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('axe finds nothing on any page', async ({ page, request }) => {
      test.setTimeout(600_000)
      for (const [name, path] of await listPublicPages(request)) {
        await page.goto(path)
        expect(await listViolations(page), name).toEqual([])
      }
    })

    test('axe finds nothing in what opens', async ({ page }) => {
      test.setTimeout(600_000)
      await page.goto('/jobs')
      await page.locator('summary', { hasText: 'Filters' }).click({ force: true })
      expect(await listViolations(page), 'filters').toEqual([])
      const opener = page.getByRole('banner').getByRole('button', { name: /menu/i })
      if (await opener.isVisible()) {
        await opener.click()
        await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
        expect(await listViolations(page), 'menu').toEqual([])
      }
    })
  })
}

test('nothing is wider than a window of 320 px', async ({ page, request }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const [name, path] of await listPublicPages(request)) {
    await page.goto(path)
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth, name).toBe(clientWidth)
  }
})
