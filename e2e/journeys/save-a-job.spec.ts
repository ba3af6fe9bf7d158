import { requireDemoJob } from '../fixtures/demo-job'
import { pairedLocales } from '../fixtures/locales'
import { waitForBell } from '../fixtures/profile-forms'
import { expect, test } from '../fixtures/signed-in'
import { test as strangerTest } from '../fixtures/test'

for (const { locale, pair } of pairedLocales) {
  test(
    `a saved job is saved wherever it stands, until it is taken back ${locale}`,
    pair,
    async ({ page, request }) => {
      const job = await requireDemoJob(request)
      const hearts = page.getByRole('button', { name: `Save ${job.title}`, exact: true })
      await page.goto(`${locale}/jobs`)
      const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${job.path}"]`) })
      const heart = row.getByRole('button', { name: /^Save / })
      await expect(heart).toHaveAttribute('aria-pressed', 'false')
      const saved = page.waitForResponse((reply) => reply.url().endsWith(`/job/${job.id}/save`))
      await heart.click()
      expect((await saved).status()).toBe(200)
      await expect(heart).toHaveAttribute('aria-pressed', 'true')

      await page.goto(locale + job.path)
      const inPlace = hearts.filter({ visible: true }).first()
      await expect(inPlace).toHaveAttribute('aria-pressed', 'true')
      const taken = page.waitForResponse((reply) => reply.url().endsWith(`/job/${job.id}/save`))
      await inPlace.click()
      expect((await taken).status()).toBe(200)

      await page.reload()
      await expect(inPlace).toHaveAttribute('aria-pressed', 'false')
    },
  )
}

test('hearts move nothing when they come', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The fonts come with the first page: they move letters, whatever else does not.
  await page.goto('/companies')
  await page.goto('/jobs')
  await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

test('a session that ended meanwhile leads to sign-in and back, once', async ({
  page,
  context,
  request,
  site,
  faults,
}) => {
  const { path } = await requireDemoJob(request)
  const rung = waitForBell(page)
  await page.goto(path)
  const heart = page
    .getByRole('button', { name: /^Save / })
    .filter({ visible: true })
    .first()
  await expect(heart).toBeVisible()
  await rung
  await context.addCookies([
    { name: 'session', value: 'a-token-nobody-knows', url: site, httpOnly: true },
  ])
  await heart.click()
  await page.waitForURL(`**/login?next=${encodeURIComponent(path)}`)
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain('session')
  expect(names).not.toContain('signed_in')
  for (const fault of faults.seen.splice(0)) expect(fault).toMatch(/^status 900: .*\/save$/)
})

for (const { locale, pair } of pairedLocales) {
  strangerTest(
    `the heart of a stranger leads to signing in and back ${locale}`,
    pair,
    async ({ page }) => {
      await page.goto(`${locale}/jobs?page=2`)
      await page
        .getByRole('link', { name: /^Sign in to save / })
        .first()
        .click()
      await page.waitForURL(`**${locale}/login?next=${encodeURIComponent(`${locale}/jobs?page=2`)}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    },
  )
}
