import type { Page } from '@playwright/test'
import { routes, withLocale } from '@/lib/shared/routes'
import { type LinkedInServer, openLinkedIn } from '@/tests/support/sign-in/linkedin-server'
import { test as base, expect } from '../fixtures/test'
import { type OwnProduct, startOwnProduct } from '../product/own-product'

type WorkerFixtures = {
  /** A stand-in for LinkedIn, and a product that is configured for it. */
  readonly linkedIn: LinkedInServer & Pick<OwnProduct, 'url'>
}

const test = base.extend<object, WorkerFixtures>({
  linkedIn: [
    // Playwright reads the fixtures a fixture needs from this pattern.
    // biome-ignore lint/correctness/noEmptyPattern: it needs none
    async ({}, use) => {
      const server = await openLinkedIn()
      const product = await startOwnProduct('with-linkedin', {
        LINKEDIN_CLIENT_ID: server.settings.clientId,
        LINKEDIN_CLIENT_SECRET: server.settings.clientSecret,
        LINKEDIN_AUTHORIZATION_URL: server.webSettings.authorizationUrl,
        LINKEDIN_TOKEN_URL: server.webSettings.tokenUrl,
        LINKEDIN_USERINFO_URL: server.settings.userinfoUrl,
        LINKEDIN_INTROSPECTION_URL: server.settings.introspectionUrl,
      })
      await use({ ...server, url: product.url })
      await product.stop()
      server.close()
    },
    { scope: 'worker', timeout: 700_000 },
  ],
})

const bopha = { sub: 'member-bopha', given_name: 'Bopha', family_name: 'Chan' }
const wayIn = (page: Page) => page.getByRole('link', { name: 'Continue with LinkedIn' })

test('a member of LinkedIn signs in and returns to the previous page', async ({
  page,
  linkedIn,
}) => {
  linkedIn.setVisitor(bopha)
  await page.goto(linkedIn.url + withLocale(routes.loginAndBack('/en/jobs?page=2')))
  await wayIn(page).click()
  await expect(page).toHaveURL(`${linkedIn.url}/en/jobs?page=2`)
  await page.getByRole('button', { name: 'Your account' }).click()
  await expect(page.getByRole('navigation', { name: 'Account' })).toContainText('Bopha Chan')
})

test('a visitor who refuses at LinkedIn sees a message, and can try again', async ({
  page,
  linkedIn,
}) => {
  linkedIn.setVisitor(null)
  await page.goto(linkedIn.url + routes.loginAndBack('/jobs'))
  await wayIn(page).click()
  await expect(page).toHaveURL(`${linkedIn.url}/login?problem=linkedin&next=%2Fjobs`)
  await expect(page.getByRole('alert').filter({ hasText: 'LinkedIn' })).toBeVisible()
  linkedIn.setVisitor({ ...bopha, sub: 'member-who-tried-again' })
  await wayIn(page).click()
  await expect(page).toHaveURL(`${linkedIn.url}/jobs`)
})

test('a LinkedIn response to another visitor signs nobody in', async ({
  page,
  linkedIn,
  context,
}) => {
  linkedIn.setVisitor(bopha)
  await page.goto(linkedIn.url)
  const started = await page.request.get(`${linkedIn.url}/auth/linkedin`, { maxRedirects: 0 })
  const asked = await page.request.get(started.headers().location ?? '', { maxRedirects: 0 })
  // The page must make no more requests.
  await page.goto('about:blank')
  await context.clearCookies()
  await page.goto(asked.headers().location ?? '')
  await expect(page).toHaveURL(`${linkedIn.url}/login?problem=linkedin`)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('session')
})
