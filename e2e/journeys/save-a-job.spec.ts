import { listAxeViolations } from '../fixtures/axe'
import { requireDemoJob } from '../fixtures/demo-job'
import { pairedLocales } from '../fixtures/locales'
import { noteShifts } from '../fixtures/shifts'
import { signInNewUser } from '../fixtures/sign-in'
import { expect, setSessionCookies, test } from '../fixtures/signed-in'
import { test as strangerTest } from '../fixtures/test'
import { waitForBell } from '../fixtures/wait-for-socket'

for (const { locale, pair } of pairedLocales) {
  test(
    `a saved job is shown as saved everywhere, until it is removed ${locale}`,
    pair,
    async ({ page, request }) => {
      const job = await requireDemoJob(request)
      const saveButtons = page.getByRole('button', { name: `Save ${job.title}`, exact: true })
      await page.goto(`${locale}/jobs`)
      const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${job.path}"]`) })
      const saveButton = row.getByRole('button', { name: /^Save / })
      await expect(saveButton).toHaveAttribute('aria-pressed', 'false')
      const saved = page.waitForResponse((reply) => reply.url().endsWith(`/job/${job.id}/save`))
      await saveButton.click()
      expect((await saved).status()).toBe(200)
      await expect(saveButton).toHaveAttribute('aria-pressed', 'true')

      await page.goto(locale + job.path)
      const inPlace = saveButtons.filter({ visible: true }).first()
      await expect(inPlace).toHaveAttribute('aria-pressed', 'true')
      const taken = page.waitForResponse((reply) => reply.url().endsWith(`/job/${job.id}/save`))
      await inPlace.click()
      expect((await taken).status()).toBe(200)

      await page.reload()
      await expect(inPlace).toHaveAttribute('aria-pressed', 'false')
    },
  )
}

test('save buttons do not shift the layout when they load', async ({ page }) => {
  await page.addInitScript(noteShifts)
  // The fonts load with the first page and shift text by themselves.
  await page.goto('/companies')
  await page.goto('/jobs')
  await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

test('an expired session leads to sign-in and back, once', async ({
  page,
  context,
  request,
  site,
  faults,
}) => {
  const { path } = await requireDemoJob(request)
  const rung = waitForBell(page)
  await page.goto(path)
  const saveButton = page
    .getByRole('button', { name: /^Save / })
    .filter({ visible: true })
    .first()
  await expect(saveButton).toBeVisible()
  await rung
  await context.addCookies([
    { name: 'session', value: 'a-token-nobody-knows', url: site, httpOnly: true },
  ])
  await saveButton.click()
  await page.waitForURL(`**/login?next=${encodeURIComponent(path)}`)
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain('session')
  expect(names).not.toContain('signed_in')
  faults.forgive(/^status 900: .*\/save$/)
})

for (const { locale, pair } of pairedLocales) {
  strangerTest(
    `a save of a signed-out visitor is stored, offers sign-in, and is then in the account ${locale}`,
    pair,
    async ({ page, context, request, site }) => {
      await page.goto(`${locale}/jobs?page=2`)
      const row = page
        .locator('main li', { has: page.getByRole('button', { name: /^Save / }) })
        .nth(9)
      const saveButton = row.getByRole('button', { name: /^Save / })
      const title = String(await row.getByRole('heading').textContent())
      await saveButton.click()
      await expect(saveButton).toHaveAttribute('aria-pressed', 'true')
      const top = await row.evaluate((one) => Math.round(one.getBoundingClientRect().top))
      const offer = page.getByRole('link', { name: `Sign in to keep ${title} on all your devices` })
      expect(await listAxeViolations(page)).toEqual([])

      const other = await context.newPage()
      await other.goto(`${locale}/saved`)
      await expect(other.getByRole('link', { name: title })).toBeVisible()
      expect(await listAxeViolations(other)).toEqual([])
      await other.close()

      await offer.click()
      const back = `${locale}/jobs?page=2`
      await page.waitForURL(`**${locale}/login?next=${encodeURIComponent(back)}`)
      await expect(
        page.getByText('Sign in to keep 1 saved item on all your devices.'),
      ).toBeVisible()
      const { sessionToken } = await signInNewUser(request)
      await setSessionCookies(context, sessionToken, site)
      await page.goto(back)
      await expect(saveButton).toHaveAttribute('aria-pressed', 'true')
      await expect
        .poll(() => row.evaluate((one) => Math.round(one.getBoundingClientRect().top)))
        .toBe(top)
      await expect.poll(() => page.evaluate(() => localStorage.getItem('device-saves'))).toBeNull()
      await page.goto(`${locale}/saved`)
      await expect(page.getByRole('link', { name: title })).toBeVisible()
      await expect(page.getByText('Saved in your account')).toBeVisible()
    },
  )
}
