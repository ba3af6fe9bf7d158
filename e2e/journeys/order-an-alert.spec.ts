import type { Locator } from '@playwright/test'
import { randomId } from '@/lib/browser/api-client/random-id'
import { listAxeViolations } from '../fixtures/axe'
import { requireDemoJob } from '../fixtures/demo-job'
import { readLink } from '../fixtures/inbox'
import { addressOf } from '../fixtures/listing'
import { chooseLocales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'

const newAddress = () => `alert-${randomId()}@example.com`

test('an alert is created below an empty search result, and starts with the mailed link', async ({
  page,
  request,
}) => {
  await page.goto('/en/jobs?searchText=zqxjzqxj')
  const part = page.locator('section').filter({ hasText: 'Get notified' })
  const field = part.getByRole('textbox', { name: 'Your e-mail address' })
  await field.fill('dara@')
  await part.getByRole('button', { name: 'Notify me' }).click()
  await expect(part.getByText('Enter an e-mail address like').first()).toBeVisible()
  const email = newAddress()
  await field.fill(email)
  await part.getByRole('combobox', { name: 'How often' }).selectOption('Once a week')
  await part.getByRole('button', { name: 'Notify me' }).click()
  await expect(part.getByText('Check your e-mail')).toBeVisible()
  expect(await listAxeViolations(page)).toEqual([])

  await page.goto(await readLink(request, email))
  await expect(page.getByText(`Should we e-mail ${email}`)).toContainText('“zqxjzqxj”')
  await page.getByRole('button', { name: 'Yes, notify me' }).click()
  await expect(page.getByText('We e-mail you once a week at most')).toBeVisible()
  await page.getByRole('link', { name: 'See what there is now' }).click()
  await expect(page).toHaveURL(/\/jobs\?searchText=zqxjzqxj$/)

  await page.goto('/en/companies/1')
  const employer = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await page.getByRole('link', { name: 'Notify me of new jobs' }).click()
  await expect(page.getByText('Your search:')).toContainText(employer)
  await expect(page.getByRole('button', { name: 'Notify me' })).toBeVisible()
})

test('a signed-out visitor with a shared link saves it in one tap and gets an alert in five (promise U2)', async ({
  page,
  request,
}) => {
  let taps = 0
  const tap = async (what: Locator) => {
    taps += 1
    await what.click()
  }
  const job = await requireDemoJob(request, 2)
  await page.goto(job.path)
  const saveButton = page.getByRole('button', { name: `Save ${job.title}`, exact: true })
  await tap(saveButton.filter({ visible: true }).first())
  await expect(saveButton.filter({ visible: true }).first()).toHaveAttribute('aria-pressed', 'true')
  expect(taps).toBe(1)

  taps = 0
  const email = newAddress()
  await tap(page.getByRole('link', { name: 'Notify me of new jobs like this' }))
  await tap(page.getByRole('textbox', { name: 'Your e-mail address' }))
  await page.keyboard.type(email)
  await tap(page.getByRole('button', { name: 'Notify me' }))
  const link = await readLink(request, email)
  // The tap on the link in the mail.
  taps += 1
  await page.goto(link)
  await tap(page.getByRole('button', { name: 'Yes, notify me' }))
  await expect(page.getByText(/We e-mail you once a day at most/)).toBeVisible()
  expect(taps).toBeLessThanOrEqual(5)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of chooseLocales('/en')) {
    test(`an alert is created on its own page after a correction, and ended by its link ${locale}`, async ({
      page,
      request,
    }) => {
      await page.goto(`${locale}/scholarships?searchText=water`)
      await page.getByRole('link', { name: 'e-mail', exact: true }).click()
      await expect(page.getByRole('link', { name: /“water”$/ })).toBeVisible()
      expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${locale}/alerts/scholarships/`))
      await page.getByRole('textbox', { name: 'Your e-mail address' }).fill('dara@example')
      await page.getByRole('button', { name: 'Notify me' }).click()
      await expect(page).toHaveURL(new RegExp(`${locale}/alerts/again/[0-9a-f]{32}$`))
      await expect(page.getByText('Enter an e-mail address like').first()).toBeVisible()
      const email = newAddress()
      await page.getByRole('textbox', { name: 'Your e-mail address' }).fill(email)
      await page.getByRole('button', { name: 'Notify me' }).click()
      await expect(page).toHaveURL(addressOf(`${locale}/alerts/sent`))
      await page.goto(await readLink(request, email))
      await expect(page.getByText(`Should we e-mail ${email}`)).toContainText(
        'Scholarships: “water”',
      )
      await page.getByRole('button', { name: 'Yes, notify me' }).click()

      await page.goto(`${locale}/notifications`)
      await page.getByRole('textbox', { name: 'Your e-mail address' }).fill(email)
      await page.getByRole('button', { name: 'Send me an unsubscribe link' }).click()
      await expect(page).toHaveURL(addressOf(`${locale}/alerts/end/sent`))
      await expect.poll(() => readLink(request, email)).toContain('/search-alerts/end?')
      await page.goto(await readLink(request, email))
      await expect(page.getByRole('listitem')).toHaveText('Scholarships: “water”')
      await page.getByRole('button', { name: 'Unsubscribe from all' }).click()
      await expect(page.getByText('You are unsubscribed.')).toBeVisible()
    })
  }
})
