import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/test'

const opener = (page: Page) => page.getByRole('banner').getByRole('button', { name: /menu/i })
const menu = (page: Page) => page.getByRole('dialog', { name: 'Menu' })

async function openMenu(page: Page): Promise<void> {
  await opener(page).click()
  await expect(menu(page)).toBeVisible()
}

test('the open menu covers the width and locks the scrolling of the page', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  expect((await menu(page).boundingBox())?.width).toBeCloseTo(page.viewportSize()?.width ?? 0, 1)
  await page.mouse.move(180, 300)
  await page.mouse.wheel(0, 600)
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test('the focus stays in the menu, and returns to its button after Escape', async ({ page }) => {
  await page.goto('/jobs')
  await openMenu(page)
  const stops = (await menu(page).getByRole('link').count()) + 3
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab')
    const isInside = await menu(page).evaluate(
      (dialog) =>
        document.activeElement === document.body || dialog.contains(document.activeElement),
    )
    expect(isInside, `after ${stop + 1} Tabs`).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('the close button closes the menu', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  await menu(page).getByRole('button', { name: /close/i }).click()
  await expect(menu(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('every item closes the menu and opens its page', async ({ page }) => {
  for (const item of [
    'Find Jobs',
    'Internships',
    'Scholarships',
    'Majors',
    'About Us',
    'News',
    'Career orientation',
    'Saved',
    'Notifications',
    'Sign in',
    'Sign up',
  ]) {
    await page.goto('/')
    await openMenu(page)
    const link = menu(page).getByRole('link', { name: item, exact: true })
    const href = await link.getAttribute('href')
    await link.click()
    await expect(menu(page), item).toBeHidden()
    await expect(page, item).toHaveURL((url) => url.pathname === href)
  }
})

test('the scroll lock is released when the window becomes 1200 px wide', async ({ page }) => {
  await page.goto('/')
  await openMenu(page)
  await page.setViewportSize({ width: 1200, height: 740 })
  await expect(menu(page)).toBeHidden()
  await page.mouse.move(600, 300)
  await page.mouse.wheel(0, 600)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the same items unfold below the header', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').locator('summary').click()
    await expect(page.getByRole('link', { name: 'Sign up' }).first()).toBeVisible()
  })
})
