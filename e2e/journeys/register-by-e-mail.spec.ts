import type { Page } from '@playwright/test'
import {
  control,
  expectRefusal,
  expectSignedIn,
  expectStep,
  forgiveRejections,
  newEmail,
  otherCode,
  press,
} from '../fixtures/access-forms'
import { listAxeViolations } from '../fixtures/axe'
import { chooseOption } from '../fixtures/choose-option'
import { readCode } from '../fixtures/inbox'
import { chooseLocales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'

const PASSWORD = 'three words together'
const STEP = 'Enter the code we e-mailed you'

async function fillIn(page: Page, email: string): Promise<void> {
  await control(page, 'First name').fill('Dara')
  await control(page, 'Last name').fill('Sok')
  await control(page, 'E-mail').fill(email)
  await control(page, 'Password').fill(PASSWORD)
  await press(page, 'Send code')
  await expectStep(page, STEP)
}

for (const locale of chooseLocales('/en')) {
  test(`a visitor registers ${locale} with the code from the mail, and returns to the previous page`, async ({
    page,
    request,
    faults,
  }) => {
    const email = newEmail()
    await page.goto(`${locale}/get-started?next=${locale}/majors`)
    const way = page.getByRole('link', { name: 'Continue with e-mail' })
    await expect(way).toHaveAttribute('href', /next=/)
    await way.click()
    await expect(page).toHaveURL(/registration\?next=/)
    await press(page, 'Send code')
    await expectRefusal(page, 'Enter your first name.')
    await fillIn(page, email)

    const code = await readCode(request, email)
    await control(page, 'Code from the e-mail').fill(otherCode(code))
    await press(page, 'Continue')
    await expectRefusal(page, 'Wrong code. 4 tries left.')
    await control(page, 'Code from the e-mail').fill(code)
    await press(page, 'Continue')
    await expectSignedIn(page, `${locale}/majors`)
    await page.goto(locale || '/')
    await page.locator('#own').getByRole('link', { name: 'Choose your major' }).click()
    await chooseOption(control(page, 'Your major'), 'Civil Engineering')
    await control(page, 'New jobs for my major').check()
    expect(await listAxeViolations(page)).toEqual([])
    await press(page, 'Save and continue')
    await expectSignedIn(page, locale || '/')
    await expect(page.locator('#own')).toContainText(/Since .+: Civil Engineering/)
    forgiveRejections(faults)
  })
}

test('going back keeps the values, and a reload keeps the step but no password', async ({
  page,
  request,
}) => {
  const email = newEmail()
  await page.goto('/registration')
  await fillIn(page, email)
  await press(page, 'Use another e-mail address')
  await expectStep(page, 'Your details')
  await expect(control(page, 'First name')).toHaveValue('Dara')
  await expect(control(page, 'E-mail')).toHaveValue(email)
  await expect(control(page, 'Password')).toHaveValue('')
  await control(page, 'Password').fill(PASSWORD)
  await press(page, 'Send code')
  await expectStep(page, STEP)

  await page.reload()
  await expectStep(page, STEP)
  await control(page, 'Code from the e-mail').fill(await readCode(request, email))
  await control(page, 'Password').fill(PASSWORD)
  await press(page, 'Continue')
  await expectSignedIn(page, '/')
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))
  expect(stored).not.toContain(email)
  expect(stored).not.toContain(PASSWORD)
})

test('a registered user signs in by password, and nobody learns which addresses exist', async ({
  page,
  request,
  context,
  faults,
}) => {
  const email = newEmail()
  await page.goto('/registration')
  await fillIn(page, email)
  await control(page, 'Code from the e-mail').fill(await readCode(request, email))
  await press(page, 'Continue')
  await expectSignedIn(page, '/')

  // The page must make no more requests.
  await page.goto('about:blank')
  await context.clearCookies()
  const refusals: string[] = []
  for (const address of [email, newEmail()]) {
    await page.goto('/login?next=//evil.example/')
    await control(page, 'E-mail').fill(address)
    await control(page, 'Password').fill('not the password')
    await press(page, 'Sign in')
    const summary = page.getByRole('main').getByRole('alert')
    await expect(summary).toBeFocused()
    refusals.push((await summary.textContent()) ?? '')
  }
  expect(refusals[0]).toBe(refusals[1])
  await control(page, 'E-mail').fill(email)
  await control(page, 'Password').fill(PASSWORD)
  await press(page, 'Sign in')
  await expectSignedIn(page, '/profile')

  await page.goto('/login')
  await expect(page.getByRole('main')).toContainText('You are signed in as Dara Sok.')
  forgiveRejections(faults)
})
