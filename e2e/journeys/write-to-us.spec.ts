import type { Page } from '@playwright/test'
import { randomId } from '@/lib/browser/api-client/random-id'
import { expectStored } from '../fixtures/access-forms'
import { waitForAlert } from '../fixtures/alert'
import { expectInInbox } from '../fixtures/inbox'
import { addressOf } from '../fixtures/listing'
import { chooseLocales } from '../fixtures/locales'
import { expect, test } from '../fixtures/test'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, name: string) => main(page).getByRole('textbox', { name })
const send = (page: Page) => page.getByRole('button', { name: 'Send the message' }).click()

/** Fills in the form; returns a word that no other message contains. */
async function fillIn(page: Page): Promise<string> {
  const word = randomId()
  await field(page, 'Your name or company').fill('Sok Dara')
  await field(page, 'E-mail').fill(`sok-${word}@example.com`)
  await field(page, 'Message').fill(`It asks for money.\n\n${word}`)
  return word
}

/** The status that an address was copied is beside it. */
const sent = (page: Page) =>
  main(page).getByRole('status').filter({ hasText: 'Your message has been sent' })

for (const locale of chooseLocales('/en')) {
  test(`a message ${locale}: errors, a reload, then sent`, async ({ page, request }) => {
    await page.goto(`${locale}/contact-us`)
    await expect(main(page).getByRole('link', { name: /^\+855/ })).toBeVisible()
    await send(page)
    const summary = main(page).getByRole('alert')
    await expect(summary).toBeFocused()
    await summary.getByRole('link', { name: 'Enter your e-mail address.' }).click()
    await expect(field(page, 'E-mail')).toBeFocused()

    const word = await fillIn(page)
    await expectStored(page, word)
    await page.reload()
    await expect(field(page, 'Message')).toHaveValue(`It asks for money.\n\n${word}`)
    const shown = waitForAlert(page, 'Your message has been sent')
    await send(page)
    await expect(sent(page)).toBeFocused()
    await shown
    await expect(page.locator('.swal2-popup')).toHaveCount(0)
    await expect(field(page, 'Message')).toHaveValue('')
    await expect(page).toHaveURL(addressOf(`${locale}/contact-us`))
    await expectInInbox(request, word)
  })
}

test('a listing is reported anonymously: a reason is required, then it is sent', async ({
  page,
  request,
}) => {
  await page.goto('/en/jobs/7')
  await page.getByRole('link', { name: 'Report this listing' }).click()
  await expect(page).toHaveURL(addressOf('/en/report/jobs/7'))
  await page.getByRole('button', { name: 'Send the report' }).click()
  const summary = main(page).getByRole('alert')
  await expect(summary).toBeFocused()
  await summary.getByRole('link', { name: 'Choose what is wrong.' }).click()
  await expect(page.getByRole('radio').first()).toBeFocused()
  const word = randomId()
  await page.getByRole('radio', { name: 'It asks people for money' }).check()
  await field(page, 'What did you see?').fill(word)
  await page.getByRole('button', { name: 'Send the report' }).click()
  await expect(main(page).getByRole('status')).toContainText('Thank you')
  await expectInInbox(request, word)
})

test('a message written offline is sent once online', async ({
  page,
  context,
  request,
  faults,
}) => {
  await page.goto('/contact-us')
  const word = await fillIn(page)
  await expectStored(page, word)
  await context.setOffline(true)
  await send(page)
  await expect(main(page).getByRole('alert')).toContainText('offline')
  faults.forgive(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(false)
  await send(page)
  await expect(sent(page)).toBeVisible()
  await expectInInbox(request, word)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of chooseLocales('')) {
    test(`a message returns with all values ${locale}, and is then sent`, async ({
      page,
      request,
    }) => {
      await page.goto(`${locale}/contact-us`)
      const word = await fillIn(page)
      await field(page, 'E-mail').fill('sok')
      await send(page)

      await expect(page).toHaveURL(new RegExp(`${locale}/contact-us/again/[0-9a-f]{32}$`))
      const summary = main(page).getByRole('alert')
      await expect(summary).toBeFocused()
      const link = summary.getByRole('link', { name: 'Enter an e-mail address like' })
      await expect(field(page, 'Your name or company')).toHaveValue('Sok Dara')
      await expect(field(page, 'E-mail')).toHaveValue('sok')
      await expect(field(page, 'Message')).toHaveValue(`It asks for money.\n\n${word}`)
      await link.click()
      await expect(field(page, 'E-mail')).toBeFocused()

      await field(page, 'E-mail').fill(`sok-${word}@example.com`)
      await send(page)
      await expect(page).toHaveURL(addressOf(`${locale}/contact-us/sent`))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        'Your message has been sent',
      )
      await expectInInbox(request, word)
    })
  }

  test('a report returns with its reason, and is then sent', async ({ page, request }) => {
    await page.goto('/en/report/scholarships/1')
    await page.getByRole('radio', { name: 'It is closed already' }).check()
    await field(page, 'Your e-mail address').fill('sok')
    await page.getByRole('button', { name: 'Send the report' }).click()
    await expect(page).toHaveURL(/\/en\/report\/again\/[0-9a-f]{32}$/)
    await expect(page.getByRole('radio', { name: 'It is closed already' })).toBeChecked()
    const word = randomId()
    await field(page, 'Your e-mail address').fill(`sok-${word}@example.com`)
    await page.getByRole('button', { name: 'Send the report' }).click()
    await expect(page).toHaveURL(addressOf('/en/report/sent'))
    await expectInInbox(request, `sok-${word}`)
  })

  test('an expired draft says so above an empty form', async ({ page }) => {
    await page.goto(`/contact-us/again/${'0'.repeat(32)}`)
    await expect(main(page).getByRole('alert')).toContainText('no longer here')
    await expect(field(page, 'Message')).toHaveValue('')
  })
})
