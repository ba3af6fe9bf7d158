import type { Page } from '@playwright/test'
import { press } from '../fixtures/access-forms'
import { listAxeViolations } from '../fixtures/axe'
import { listCodeSnifferErrors } from '../fixtures/code-sniffer'
import { readPhoto } from '../fixtures/profile-forms'
import { expect, test } from '../fixtures/signed-in'

/** Each form of the profile, and the button that sends it. */
const forms = [
  ['/profile', 'Save'],
  ['/profile/personal-details', 'Save'],
  ['/profile/change-email', 'Send the link'],
  ['/profile/change-password', 'Change the password'],
  ['/profile/my-data', 'Delete my account for good'],
] as const

async function expectNoFault(page: Page): Promise<void> {
  expect.soft(await listAxeViolations(page)).toEqual([])
  expect.soft(await listCodeSnifferErrors(page)).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(width).toBeLessThanOrEqual(0)
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme axe and HTML_CodeSniffer find nothing`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' })

    for (const [path, button] of forms) {
      test(`on ${path}, as it comes and refused`, async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('main').getByRole('button', { name: button })).toBeEnabled()
        await expectNoFault(page)
        for (const box of await page.getByRole('main').locator('input[required]').all()) {
          await box.fill('')
        }
        // Every field of personal details may stay empty.
        if (path === '/profile/personal-details') await page.getByLabel('Phone number').fill('1')
        await press(page, button)
        await expect(page.getByRole('main').locator('[aria-invalid]').first()).toBeVisible()
        await expectNoFault(page)
      })
    }

    test('on a photo that is being cut, at 320 px', async ({ page, request, site }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto('/profile')
      await page.getByLabel('JPEG, PNG or WebP').setInputFiles(await readPhoto(request, site))
      await expect(page.getByRole('button', { name: 'Save photo' })).toBeVisible()
      await expectNoFault(page)
    })
  })
}
