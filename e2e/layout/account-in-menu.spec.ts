import type { Page } from '@playwright/test'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { expect, test } from '../fixtures/signed-in'

test.use({ viewport: { width: 360, height: 740 } })

async function openMenu(page: Page) {
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  return menu
}

test('the menu names the user and opens one section of the accordion at a time', async ({
  page,
}) => {
  await page.goto('/jobs')
  const menu = await openMenu(page)
  await expect(menu.getByText('Dara Sok')).toBeVisible()
  await menu.getByText('Profile info').click()
  await expect(menu.getByRole('link', { name: 'Change password' })).toBeVisible()
  const head = menu.locator('summary', { hasText: 'Profile info' })
  await expect(head).toHaveCSS('background-color', 'rgb(102, 102, 102)')
  await menu.getByText('Notifications', { exact: true }).click()
  await expect(menu.getByRole('link', { name: 'Change password' })).toBeHidden()
  await expect(menu.getByRole('link', { name: 'Scholarships' })).toHaveAttribute(
    'href',
    profileRoutes.scholarshipNotification,
  )
})

test('an item of the accordion closes the menu and opens its page', async ({ page }) => {
  await page.goto('/jobs')
  const menu = await openMenu(page)
  await menu.getByText('Saved').click()
  await menu.getByRole('link', { name: 'Internships' }).click()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL((url) => url.pathname === profileRoutes.savedInternships)
})

test('signing out in the menu leads to the home page, signed out', async ({ page }) => {
  await page.goto('/jobs')
  const menu = await openMenu(page)
  await menu.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  await expect(menu.getByRole('link', { name: 'Sign in' })).toBeVisible()
})
