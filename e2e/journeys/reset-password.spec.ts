import {
  control,
  expectRefusal,
  expectSignedIn,
  forgiveRejections,
  newEmail,
  press,
} from '../fixtures/access-forms'
import { readLink } from '../fixtures/inbox'
import { chooseLocales } from '../fixtures/locales'
import { expectEnded, signInNewUser } from '../fixtures/sign-in'
import { expect, test } from '../fixtures/test'

const NEXT = 'four other words here'

for (const locale of chooseLocales('/en')) {
  test(`a forgotten password is reset ${locale} by a link, once`, async ({
    page,
    request,
    faults,
  }) => {
    const { user, sessionToken } = await signInNewUser(request)
    const email = user.email ?? ''
    await page.goto(`${locale}/login`)
    await page.getByRole('link', { name: 'Forgot your password?' }).click()
    await press(page, 'Send link')
    await expectRefusal(page, 'Enter your e-mail address.')
    await control(page, 'E-mail').fill(email)
    await press(page, 'Send link')
    await expect(page.getByRole('main').getByRole('status')).toContainText('a link is on its way')

    const link = await readLink(request, email)
    await page.goto(locale + link)
    await expect(page.getByRole('main')).toContainText(email)
    await control(page, 'New password').fill('short')
    await press(page, 'Save new password')
    await expectRefusal(page, 'Choose a password of at least 8 characters.')
    await control(page, 'New password').fill(NEXT)
    await press(page, 'Save new password')
    await expect(page.getByRole('main').getByRole('status')).toBeFocused()
    await expectEnded(request, sessionToken)

    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
    await control(page, 'E-mail').fill(email)
    await control(page, 'Password').fill(NEXT)
    await press(page, 'Sign in')
    await expectSignedIn(page, `${locale}/profile`)

    await page.goto(locale + link)
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'This link was already used',
    )
    await page.getByRole('link', { name: 'Get a new link' }).click()
    await expect(control(page, 'E-mail')).toBeVisible()
    forgiveRejections(faults)
  })
}

test('an unknown address gets the same response', async ({ page }) => {
  const email = newEmail()
  await page.goto('/forget-password')
  await control(page, 'E-mail').fill(email)
  await press(page, 'Send link')
  await expect(page.getByRole('main').getByRole('status')).toContainText('a link is on its way')
})
