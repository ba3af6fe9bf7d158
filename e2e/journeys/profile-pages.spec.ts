import { control, press } from '../fixtures/access-forms'
import { pairedLocales } from '../fixtures/locales'
import { expectDone, openRoom } from '../fixtures/profile-forms'
import { expect, test } from '../fixtures/signed-in'

for (const { locale, pair } of pairedLocales) {
  test(`personal details have their own page ${locale}`, pair, async ({ page }) => {
    await page.goto(`${locale}/profile`)
    await openRoom(page, 'Personal details')
    await expect(page).toHaveURL(new RegExp(`${locale}/profile/personal-details$`))
    await control(page, 'Phone number').fill('012 345 678')
    await control(page, 'Nationality').fill('ខ្មែរ')
    await press(page, 'Save')
    await expectDone(page, 'Your personal details are saved.')
    await page.reload()
    await expect(control(page, 'Phone number')).toHaveValue('+855 12 345 678')
    await expect(control(page, 'Nationality')).toHaveValue('ខ្មែរ')
  })
}
