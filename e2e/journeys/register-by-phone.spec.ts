import {
  control,
  expectRefusal,
  expectSignedIn,
  expectStep,
  forgiveRefusals,
  newPhone,
  otherCode,
  press,
} from '../fixtures/access-forms'
import { readCode } from '../fixtures/inbox'
import { locales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'

for (const locale of locales) {
  test(`a phone signs up ${locale} with the code in the message, and in again with another`, async ({
    page,
    request,
    context,
    faults,
  }) => {
    const { written, e164 } = newPhone()
    await page.goto(`${locale}/login?next=${locale}/jobs`)
    const way = page.getByRole('link', { name: 'Continue with your phone' })
    await expect(way).toHaveAttribute('href', /next=/)
    await way.click()
    await expect(page).toHaveURL(/phone-number\?next=/)
    await press(page, 'Send me a code')
    await expectRefusal(page, 'Enter your phone number.')
    await control(page, 'Phone number').fill(written)
    await press(page, 'Send me a code')
    await expectStep(page, 'Type the code we sent')
    await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled()

    const code = await readCode(request, e164)
    await control(page, 'Code from the message').fill(otherCode(code))
    await press(page, 'Sign in')
    await expectRefusal(page, 'This code is wrong or no longer good.')
    await page.reload()
    await expectStep(page, 'Type the code we sent')
    await control(page, 'Code from the message').fill(code)
    await press(page, 'Sign in')
    await expectSignedIn(page, `${locale}/jobs`)

    // The page one leaves must not ask for anything any more.
    await page.goto('about:blank')
    await context.clearCookies()
    await page.goto(`${locale}/registration/phone-number`)
    await control(page, 'Phone number').fill(e164)
    await press(page, 'Send me a code')
    await expectStep(page, 'Type the code we sent')
    // The code that was used before is good for nothing.
    await control(page, 'Code from the message').fill(code)
    await press(page, 'Sign in')
    await expectRefusal(page, 'This code is wrong or no longer good.')
    await control(page, 'Code from the message').fill(await readCode(request, e164))
    await press(page, 'Sign in')
    await expectSignedIn(page, `${locale}/profile`)
    forgiveRefusals(faults)
  })
}

test('a number that is none is refused beside its field, and can be changed later', async ({
  page,
  faults,
}) => {
  const { written } = newPhone()
  await page.goto('/registration/phone-number')
  await control(page, 'Phone number').fill('012 345')
  await press(page, 'Send me a code')
  await expectRefusal(page, 'Enter a phone number like 012 345 678.')
  await control(page, 'Phone number').fill(written)
  await press(page, 'Send me a code')
  await expectStep(page, 'Type the code we sent')
  await press(page, 'Change the number')
  await expectStep(page, 'Your number')
  await expect(control(page, 'Phone number')).toHaveValue(written)
  forgiveRefusals(faults)
})
