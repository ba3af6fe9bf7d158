import type { Page } from '@playwright/test'
import {
  control,
  expectRefusal,
  expectSignedIn,
  expectStep,
  forgiveRejections,
  newPhone,
  otherCode,
  press,
} from '../fixtures/access-forms'
import { readCode } from '../fixtures/inbox'
import { chooseLocales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'

for (const locale of chooseLocales('')) {
  test(`a visitor registers ${locale} by phone code, and signs in again with another`, async ({
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
    await press(page, 'Send code')
    await expectRefusal(page, 'Enter your phone number.')
    await control(page, 'Phone number').fill(written)
    await press(page, 'Send code')
    await expectStep(page, 'Enter the code we sent you')
    await expect(page.getByRole('button', { name: /Send a new code in \d+ s/ })).toBeDisabled()

    const code = await readCode(request, e164)
    await control(page, 'Code from the text message').fill(otherCode(code))
    await press(page, 'Sign in')
    await expectRefusal(page, 'Wrong code. 4 tries left.')
    await page.reload()
    await expectStep(page, 'Enter the code we sent you')
    await control(page, 'Code from the text message').fill(code)
    await press(page, 'Sign in')
    await expectSignedIn(page, `${locale}/jobs`)

    // The page must make no more requests.
    await page.goto('about:blank')
    await context.clearCookies()
    await page.goto(`${locale}/registration/phone-number`)
    await control(page, 'Phone number').fill(e164)
    await press(page, 'Send code')
    await expectStep(page, 'Enter the code we sent you')
    // A used code is not valid any more.
    await control(page, 'Code from the text message').fill(code)
    await press(page, 'Sign in')
    await expectRefusal(page, 'Wrong code. 4 tries left.')
    await control(page, 'Code from the text message').fill(await readCode(request, e164))
    await press(page, 'Sign in')
    await expectSignedIn(page, `${locale}/profile`)
    forgiveRejections(faults)
  })
}

test('a number that gets no code is rejected at its field, and can be changed', async ({
  page,
  faults,
}) => {
  const { written } = newPhone()
  await page.goto('/registration/phone-number')
  for (const none of ['012 345', '+1 900 555 1234']) {
    await control(page, 'Phone number').fill(none)
    await press(page, 'Send code')
    await expectRefusal(
      page,
      'Enter a mobile number like 012 345 678 from a country in the list, or sign in by e-mail.',
    )
  }
  await control(page, 'Phone number').fill(written)
  await press(page, 'Send code')
  await expectStep(page, 'Enter the code we sent you')
  await press(page, 'Use another number')
  await expectStep(page, 'Your phone number')
  await expect(control(page, 'Phone number')).toHaveValue(written)
  forgiveRejections(faults)
})

test('a code whose response was lost signs in when it is sent again', async ({
  page,
  request,
  faults,
  site,
}) => {
  const { written, e164 } = newPhone()
  await page.goto('/registration/phone-number?next=%2Fjobs')
  await control(page, 'Phone number').fill(written)
  await press(page, 'Send code')
  await expectStep(page, 'Enter the code we sent you')
  await page.route(
    '**/session',
    async (route) => {
      // The server has processed it, but the response is lost.
      await request.post(`${site}/session`, {
        headers: { ...route.request().headers(), ...(await toCookies(page)) },
        data: route.request().postDataJSON(),
      })
      await route.abort('connectionreset')
    },
    { times: 1 },
  )
  await control(page, 'Code from the text message').fill(await readCode(request, e164))
  await press(page, 'Sign in')
  await expectRefusal(page, 'Our service is not responding. Nothing is lost')
  await press(page, 'Sign in')
  await expectSignedIn(page, '/jobs')
  const lost = faults.seen.filter((fault) => /^failed: \S+\/session \(/.test(fault))
  expect(lost).toHaveLength(1)
  faults.seen.splice(0, faults.seen.length, ...faults.seen.filter((fault) => !lost.includes(fault)))
})

/** The cookies of a page, for a request in its place. */
async function toCookies(page: Page): Promise<{ readonly cookie: string }> {
  const cookies = await page.context().cookies()
  return { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
}
