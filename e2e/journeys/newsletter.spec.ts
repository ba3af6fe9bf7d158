import type { Page } from '@playwright/test'
import { randomId } from '@/lib/browser/api-client/random-id'
import { waitForAlert } from '../fixtures/alert'
import { expectInInbox } from '../fixtures/inbox'
import { addressOf } from '../fixtures/listing'
import { chooseLocales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'

const SUBSCRIBED = "You've successfully subscribed to our newsletter."
const CONFIRM = 'To confirm, open the link in our e-mail.'

const footer = (page: Page) => page.getByRole('contentinfo')
const newAddress = () => `reader-${randomId()}@example.com`

for (const locale of chooseLocales('')) {
  test(`a visitor subscribes on the page ${locale}`, async ({ page, request }) => {
    await page.goto(`${locale}/jobs`)
    const field = footer(page).getByRole('textbox', { name: 'Newsletter' })
    const email = newAddress()
    // The page must be interactive, or the plain form is sent, which the other test covers.
    await page.waitForFunction(() => document.cookie.includes('installation='))
    await field.fill(email)
    const shown = waitForAlert(page, SUBSCRIBED)
    await field.press('Enter')
    await shown
    await expect(page.locator('.swal2-popup')).toHaveCount(0)
    await expect(footer(page).getByText(`${SUBSCRIBED} ${CONFIRM}`)).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(page).toHaveURL(addressOf(`${locale}/jobs`))
    await expectInInbox(request, email)
  })
}

test('an address that the API rejects stays in the field with an error', async ({ page }) => {
  await page.goto('/jobs')
  await page.waitForFunction(() => document.cookie.includes('installation='))
  const field = footer(page).getByRole('textbox', { name: 'Newsletter' })
  await field.fill('reader@example')
  // The API rejects it with 400, which would count as a fault otherwise.
  await page.route('**/upstream/v1/subscriptions', (route) =>
    route.fulfill({
      json: { statusCode: 400, message: 'No.', errors: [{ path: 'email', message: 'Invalid' }] },
    }),
  )
  await field.press('Enter')
  await expect(footer(page).getByText('Enter an e-mail address like')).toBeVisible()
  await expect(field).toHaveValue('reader@example')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of chooseLocales('/en')) {
    test(`a visitor subscribes after correcting the address ${locale}`, async ({
      page,
      request,
    }) => {
      await page.goto(`${locale}/jobs`)
      await footer(page).getByRole('textbox', { name: 'Newsletter' }).fill('reader@example')
      await footer(page).getByRole('button', { name: 'Subscribe' }).click()

      await expect(page).toHaveURL(new RegExp(`${locale}/newsletter/again/[0-9a-f]{32}$`))
      const again = page.getByRole('main')
      const field = again.getByRole('textbox', { name: 'Newsletter' })
      await expect(again.getByText('Enter an e-mail address like')).toBeVisible()
      await expect(field).toHaveValue('reader@example')
      const email = newAddress()
      await field.fill(email)
      await again.getByRole('button', { name: 'Subscribe' }).click()

      await expect(page).toHaveURL(addressOf(`${locale}/newsletter/subscribed`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUBSCRIBED)
      await expect(page.getByRole('main').getByText(CONFIRM)).toBeVisible()
      await expectInInbox(request, email)
    })
  }
})
