import type { Page } from '@playwright/test'
import { listAxeViolations } from '../fixtures/axe'
import { listCodeSnifferErrors } from '../fixtures/code-sniffer'
import { openedStates } from '../fixtures/opened-states'
import { findPages, publicPages } from '../fixtures/public-pages'
import { expect, test } from '../fixtures/test'

// Without motion no colour is caught half way between two schemes.
test.use({ reducedMotion: 'reduce' })

/** Both checkers on the page as it is. */
async function expectNoFindings(page: Page, what: string): Promise<void> {
  expect.soft(await listAxeViolations(page), what).toEqual([])
  expect.soft(await listCodeSnifferErrors(page), what).toEqual([])
}

// A page is opened anew for each scheme: Chromium keeps the colours of what is folded away.
for (const colorScheme of ['light', 'dark'] as const) {
  for (const row of publicPages) {
    test(`axe and HTML_CodeSniffer find nothing, ${colorScheme}: ${row.name}`, async ({
      page,
      site,
    }) => {
      await page.emulateMedia({ colorScheme })
      for (const { path, status } of await findPages(site, [row])) {
        expect((await page.goto(path))?.status(), path).toBe(status)
        for (const width of [360, 1440]) {
          await page.setViewportSize({ width, height: 900 })
          await expectNoFindings(page, `${path} at ${width} px`)
        }
      }
    })
  }

  for (const { name, path, open } of openedStates) {
    test(`axe and HTML_CodeSniffer find nothing, ${colorScheme}, in what opens: ${name}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await open(page)
      await expectNoFindings(page, path)
    })
  }
}

test('axe and HTML_CodeSniffer run and see errors', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').evaluate((main) => {
    main.append(document.createElement('img'), document.createElement('input'))
  })
  expect((await listAxeViolations(page)).join()).toContain('image-alt')
  expect((await listCodeSnifferErrors(page)).join()).toContain('1_1_1')
})
