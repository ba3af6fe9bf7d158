import type { Page } from '@playwright/test'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { tabTo } from '../fixtures/keyboard'
import { locales } from '../fixtures/locales'
import { expect, test } from '../fixtures/signed-in'

const avatar = (page: Page) => page.getByRole('button', { name: 'Your account' })
const account = (page: Page) => page.getByRole('navigation', { name: 'Account' })

test('the avatar replaces the sign-in link without a layout shift', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Reflect.set(window, 'shifts', shifts)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        for (const { node } of Reflect.get(entry, 'sources')) {
          if (node instanceof Element && node.closest('header')) shifts.push(node.outerHTML)
        }
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  // The fonts load with the first page and shift text by themselves.
  await page.goto('/companies')
  await page.goto('/jobs')
  await expect(avatar(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in | Sign up' })).toBeHidden()
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([])
})

test('the drop-down can be used by keyboard only', async ({ page }) => {
  await page.goto('/jobs')
  await tabTo(page, avatar(page))
  await page.keyboard.press('Enter')
  await expect(account(page)).toBeVisible()
  await expect(account(page)).toContainText('Dara Sok')
  await tabTo(page, account(page).getByRole('link', { name: 'Notifications' }))
  await page.keyboard.press('Escape')
  await expect(account(page)).toBeHidden()
  await expect(avatar(page)).toBeFocused()
})

for (const width of [320, 360, 375]) {
  test(`logo, bell, avatar and menu are on one line at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    for (const locale of locales) {
      await page.goto(`${locale}/jobs`)
      await expect(avatar(page)).toBeVisible()
      const header = page.getByRole('banner')
      const targets = [
        header.getByRole('link', { name: 'Visvakor' }),
        header.getByRole('button', { name: 'Notifications' }),
        avatar(page),
        header.getByRole('button', { name: 'Menu' }),
      ]
      const boxes = await Promise.all(targets.map((target) => target.boundingBox()))
      expect(new Set(boxes.map((box) => box?.y)).size, JSON.stringify(boxes)).toBe(1)
      for (const box of boxes) {
        expect(box?.width).toBeGreaterThanOrEqual(44)
        expect(box?.height).toBeGreaterThanOrEqual(44)
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    }
  })
}

test('the drop-down stays inside a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/jobs')
  await avatar(page).click()
  const box = await account(page).boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('signing out reloads the home page, and other tabs notice', async ({
  page,
  context,
  faults,
}) => {
  // Either tab may have a request under way when the session ends.
  faults.forgive(/^status 900: /)
  const other = await context.newPage()
  await other.goto('/jobs')
  await expect(avatar(other)).toBeVisible()
  await page.goto('/scholarships')
  await avatar(page).click()
  await account(page).getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await expect(avatar(page)).toHaveCount(0)
  await expect(avatar(other)).toHaveCount(0)
  expect(new URL(other.url()).pathname).toBe('/jobs')
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names).not.toContain('session')
  expect(names).not.toContain('signed_in')
})

test('an expired session ends silently, and the visitor stays on the page', async ({
  page,
  context,
  faults,
  site,
}) => {
  await context.addCookies([
    { name: 'session', value: 'a-token-nobody-knows', url: site, httpOnly: true },
  ])
  await page.goto('/jobs')
  await expect
    .poll(async () => (await context.cookies()).map(({ name }) => name))
    .not.toContain('signed_in')
  await expect(avatar(page)).toHaveCount(0)
  expect(new URL(page.url()).pathname).toBe('/jobs')
  // The page must make no more requests.
  await page.goto('about:blank')
  // The save buttons of the rows find out at the same time.
  const calls = [
    'profile',
    'profile/personal-detail',
    'job/saved?limit=100&offset=0',
    'job-application/marks',
    'kept-searches',
  ]
  const ended = calls.map((call) => `status 900: ${site}/upstream/v1/${call}`)
  for (const fault of faults.seen.splice(0)) expect(ended).toContain(fault)
})

test('a profile page does not redirect a signed-in user to sign-in', async ({
  request,
  context,
  site,
}) => {
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const reply = await request.get(site + profileRoutes.resumes, {
    headers: { cookie: cookies },
    maxRedirects: 0,
  })
  expect(reply.status()).not.toBe(307)
})
