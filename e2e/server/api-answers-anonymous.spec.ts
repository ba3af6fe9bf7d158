import type { Page } from '@playwright/test'
import { randomId } from '@/lib/browser/api-client/random-id'
import { UNREACHABLE } from '@/lib/shared/forms/failure-messages'
import { chooseLocales } from '../fixtures/locales'
import { expect, test } from '../fixtures/web-before-api'
import { refusal } from '../product/front-answers'

const SUBSCRIBED = "You've successfully subscribed to our newsletter."
const unknown = refusal(650)
const footer = (page: Page) => page.getByRole('contentinfo')

/** Subscribes by the footer form, once it is interactive. */
async function subscribe(page: Page, email: string): Promise<void> {
  const field = footer(page).getByRole('textbox', { name: 'Newsletter' })
  await page.waitForFunction(() => document.cookie.includes('installation='))
  await field.fill(email)
  await field.press('Enter')
}

for (const locale of chooseLocales('')) {
  test(`signed out, 650 once is not noticed, and 650 on every call is reported ${locale}`, async ({
    page,
    web,
    faults,
  }) => {
    const email = `reader-${randomId()}@example.com`
    await page.goto(`${locale}/jobs`)
    await page.waitForFunction(() => document.cookie.includes('installation='))
    const since = web.front.calls.length
    const listen = () => web.front.calls.slice(since).filter((call) => /^(POST|PUT) /.test(call))
    const renewal = expect.stringMatching(/^PUT \/v1\/installation\//)

    web.front.answer(/^POST \/v1\/subscriptions/, unknown)
    await subscribe(page, email)
    await expect(footer(page).getByText(UNREACHABLE)).toBeVisible()
    await expect(footer(page).getByRole('textbox', { name: 'Newsletter' })).toHaveValue(email)
    const asked = 'POST /v1/subscriptions'
    expect(listen()).toEqual([asked, renewal, asked])

    web.front.heal()
    web.front.answer(/^POST \/v1\/subscriptions/, unknown, 1)
    await subscribe(page, email)
    await expect(footer(page).getByText(SUBSCRIBED)).toBeVisible()
    expect(listen().slice(3)).toEqual([asked, renewal, asked])
    faults.forgive(/^status 650: /)
  })
}

test('a signed-out visitor without an installation can read, and is counted later', async ({
  page,
  web,
  faults,
}) => {
  web.front.answer(/^(PUT \/v1\/installation|GET \/v1\/visitor-counter)/, unknown)
  const since = web.front.calls.length
  await page.goto('/jobs')
  await expect.poll(() => faults.seen.length).toBeGreaterThanOrEqual(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/jobs\/\d+/)
  const registrations = web.front.calls.slice(since).filter((call) => call.startsWith('PUT '))
  // The page, its counter and its view count register one each at most, and retry once.
  expect(registrations.length).toBeLessThanOrEqual(6)

  web.front.heal()
  await page.reload()
  await expect(footer(page).getByRole('region', { name: 'Visitors' })).toBeVisible()
  faults.forgive(/^status 650: /)
})
