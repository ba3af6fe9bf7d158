import type { Locator, Page } from '@playwright/test'
import { press } from '../fixtures/access-forms'
import { expectNoFindings, listViews, SCHEMES, type View } from '../fixtures/findings'
import { listOverflows } from '../fixtures/overflow'
import { readPhoto } from '../fixtures/profile-forms'
import { expect, test } from '../fixtures/signed-in'

// Without transitions no colour is measured half way between two schemes.
test.use({ reducedMotion: 'reduce' })

/** Each form of the profile, and its submit button. */
const forms = [
  ['/profile', 'Save'],
  ['/profile/personal-details', 'Save'],
  ['/profile/change-email', 'Send link'],
  ['/profile/change-password', 'Change password'],
  ['/profile/my-data', 'Delete my account for good'],
] as const

async function expectNoFault(
  page: Page,
  state: View & { readonly what: string; readonly opened: Locator },
): Promise<void> {
  for (const width of state.widths) {
    await expectNoFindings(page, { ...state, widths: [width] })
    expect.soft(await listOverflows(page), `${state.what} at ${width} px`).toEqual([])
  }
}

for (const [turn, [path, button]] of forms.entries()) {
  test(`axe and HTML_CodeSniffer find nothing on ${path}, initially and with errors`, async ({
    page,
  }) => {
    for (const view of listViews(turn)) {
      await page.emulateMedia({ colorScheme: view.scheme })
      expect((await page.goto(path))?.status()).toBe(200)
      const main = page.getByRole('main')
      const sender = main.getByRole('button', { name: button, exact: true })
      await expect(sender).toBeEnabled()
      await expectNoFault(page, { what: path, ...view, opened: sender })
      for (const box of await main.locator('input[required]').all()) {
        await box.fill('')
      }
      // Every field of personal details may stay empty.
      if (path === '/profile/personal-details') await page.getByLabel('Phone number').fill('1')
      await press(page, button)
      const refused = main.locator('[aria-invalid]').first()
      await expectNoFault(page, { what: `${path}, refused`, ...view, opened: refused })
    }
  })
}

test('axe and HTML_CodeSniffer find nothing while a photo is cropped, at 320 px', async ({
  page,
  request,
  site,
}) => {
  for (const scheme of SCHEMES) {
    await page.emulateMedia({ colorScheme: scheme })
    await page.goto('/profile')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.getByLabel('Upload a photo').setInputFiles(await readPhoto(request, site))
    await expect(page.getByRole('button', { name: 'Save photo' })).toBeVisible()
    await expectNoFindings(page, { what: 'a photo', scheme, widths: [320] })
    expect.soft(await listOverflows(page)).toEqual([])
  }
})
