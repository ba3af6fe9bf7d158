import type { Page } from '@playwright/test'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { samplePdf } from '@/tests/support/sample-files'
import { listAxeViolations } from '../fixtures/axe'
import { listCodeSnifferErrors } from '../fixtures/code-sniffer'
import { expect, test } from '../fixtures/signed-in'

/** Rooms of the profile, each in the state with the most in it. */
const rooms: readonly { readonly path: string; readonly open: (page: Page) => Promise<void> }[] = [
  { path: profileRoutes.resumes, open: askToDelete },
  { path: profileRoutes.savedInternships, open: showEmptyList },
  { path: profileRoutes.jobNotification, open: openBell },
  { path: profileRoutes.scholarshipNotification, open: showBoxes },
]

async function askToDelete(page: Page): Promise<void> {
  await page
    .getByLabel('Add a CV')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: samplePdf() })
  await page.getByRole('button', { name: 'Delete cv.pdf' }).click()
  await expect(page.getByRole('dialog', { name: 'Confirmation!' })).toBeVisible()
}

async function showEmptyList(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: 'Look at internships' })).toBeVisible()
}

async function showBoxes(page: Page): Promise<void> {
  // The last group to come is as good as the first.
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(3)
  await expect(page.getByText('Loading…')).toHaveCount(0)
}

async function openBell(page: Page): Promise<void> {
  await showBoxes(page)
  await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click()
  await expect(page.getByText('Nothing yet.')).toBeVisible()
}

async function expectNoFault(page: Page): Promise<void> {
  expect.soft(await listAxeViolations(page)).toEqual([])
  expect.soft(await listCodeSnifferErrors(page)).toEqual([])
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme axe and HTML_CodeSniffer find nothing`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    test('in the open drop-down of the header', async ({ page }) => {
      await page.goto('/jobs')
      await page.getByRole('button', { name: 'Your account' }).click()
      await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible()
      await expectNoFault(page)
    })

    test('in the menu with a part of the accordion open', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto('/jobs')
      await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
      await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.getByText('Profile info').click()
      await expect(menu.getByRole('link', { name: 'Change password' })).toBeVisible()
      await expectNoFault(page)
    })

    for (const { path, open } of rooms) {
      test(`in ${path}`, async ({ page }) => {
        await page.goto(path)
        await open(page)
        await expectNoFault(page)
      })
    }
  })
}
