import {
  control,
  expectRefusal,
  forgiveRejections,
  newEmail,
  press,
} from '../fixtures/access-forms'
import { askForAddress, confirmAddress } from '../fixtures/new-address'
import { expectDone, PASSWORD, signInAs } from '../fixtures/profile-forms'
import { expectEnded, signInAgain } from '../fixtures/sign-in'
import { expect, test } from '../fixtures/signed-in'

const NEXT = 'four other words here'

test('a changed password is required from then on', async ({ page, user, faults }) => {
  await page.goto('/profile/change-password')
  await control(page, 'Current password').fill('not the password')
  await control(page, 'New password').fill(NEXT)
  await press(page, 'Change password')
  await expectRefusal(page, 'This is not your current password.')
  await control(page, 'Current password').fill(PASSWORD)
  await press(page, 'Change password')
  await expectDone(page, 'Your password is changed.')
  await expect(control(page, 'New password')).toHaveValue('')

  // The page must make no more requests.
  await page.goto('about:blank')
  await page.context().clearCookies({ name: /session|signed_in/ })
  await page.goto('/login?next=/profile/change-password')
  await signInAs(page, user.email ?? '', PASSWORD)
  await expectRefusal(page, 'password is wrong')
  await signInAs(page, user.email ?? '', NEXT)
  await page.waitForURL(/\/profile\/change-password$/)
  forgiveRejections(faults)
})

test('an e-mail address changes by the mailed link, which ends every session', async ({
  page,
  request,
  user,
  site,
  faults,
}) => {
  const email = newEmail()
  const { sessionToken: elsewhere } = await signInAgain(request, user.email ?? '')
  await page.goto('/profile/change-email')
  await askForAddress(page, email)
  await confirmAddress(page, request, site, email)
  await expectEnded(request, elsewhere)
  await page.goto('/profile/change-email')
  await page.waitForURL(/\/login\?next=/)
  await signInAs(page, email, PASSWORD)
  await expect(page.getByRole('main').getByText(email)).toBeVisible()
  faults.forgive(/^status 900: |^console: The Cross-Origin-Opener-Policy header has been ignored/)
})
