import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { listAxeViolations } from '../fixtures/axe'
import { chooseLocales } from '../fixtures/locales'
import { deliverPush, listShown } from '../fixtures/push-message'
import { expect, test } from '../fixtures/signed-in'

/** Ticks or unticks a box and waits until the API has saved it. */
async function press(page: Page, name: string): Promise<void> {
  const saved = page.waitForResponse((reply) => /\/(?:enable|disable)(?:\?|$)/.test(reply.url()))
  await page.getByRole('checkbox', { name, exact: true }).click()
  expect((await saved).status()).toBe(200)
}

for (const locale of chooseLocales('/en')) {
  for (const setting of ['job-notification', 'internship-notification']) {
    test(`a selected major and pay range stay selected ${locale} ${setting}`, async ({ page }) => {
      await page.goto(`${locale}/profile/${setting}`)
      const major = page.getByRole('checkbox', { name: 'Civil Engineering', exact: true })
      const band = page.getByRole('group', { name: 'By pay' }).getByRole('checkbox').first()
      await page.getByLabel('Find a major').fill('civil')
      await expect(page.getByRole('checkbox', { name: 'Architecture', exact: true })).toBeHidden()
      await press(page, 'Civil Engineering')
      const saved = page.waitForResponse((reply) => reply.url().endsWith('/enable'))
      await band.check()
      expect((await saved).status()).toBe(200)

      await page.reload()
      await expect(major).toBeChecked()
      await expect(band).toBeChecked()
      await press(page, 'Civil Engineering')
      await page.reload()
      await expect(band).toBeChecked()
      await expect(major).not.toBeChecked()
    })
  }
}

test.describe('in a browser that allows notifications', () => {
  test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

  test('scholarships are selected by type and field, mails are turned off, and one page lists everything', async ({
    page,
  }) => {
    await page.goto('/profile/scholarship-notification')
    const boxOf = (group: string) =>
      page.getByRole('group', { name: group }).getByRole('checkbox').first()
    const offer = page.getByRole('button', { name: 'Turn on notifications' })
    const saved = page.waitForResponse((reply) => reply.url().endsWith('/enable'))
    await expect(boxOf('Fully funded scholarships')).toBeVisible()
    await expect(offer).toBeHidden()
    await boxOf('Fully funded scholarships').check()
    expect((await saved).status()).toBe(200)
    await expect(offer).toBeVisible()
    expect(await listAxeViolations(page)).toEqual([])
    await expect(page.getByRole('radio', { name: 'Once a day' })).toBeChecked()
    const chosen = page.waitForResponse((reply) => reply.request().method() === 'PATCH')
    await page.getByRole('radio', { name: 'No e-mails' }).check()
    expect((await chosen).status()).toBe(200)

    await page.reload()
    await expect(boxOf('Fully funded scholarships')).toBeChecked()
    await expect(boxOf('Partly funded scholarships')).not.toBeChecked()
    await expect(page.getByRole('radio', { name: 'No e-mails' })).toBeChecked()

    await page.goto('/profile/reach')
    await expect(page).toHaveURL(/\/notifications$/)
    await expect(page.getByText('1 chosen.')).toBeVisible()
    await page.getByRole('button', { name: 'Turn everything off' }).click()
    await expect(page.getByText('Everything is off.')).toBeVisible()
    await page.getByRole('button', { name: 'Turn back on' }).first().click()
    await expect(page.getByText('1 chosen.')).toBeVisible()

    const id = randomUUID()
    const message = { id, title: 'Bridge engineer', body: 'A new job that matches your settings' }
    for (const path of ['/jobs/7', '/jobs/7']) {
      await deliverPush(page, { ...message, path, notificationId: null })
    }
    const { title, body } = message
    await expect.poll(() => listShown(page)).toEqual([{ title, body, tag: id }])
  })
})

test('the bell lists new notifications and links to all of them', async ({ page }) => {
  await page.goto('/jobs')
  const bell = page.getByRole('banner').getByRole('button', { name: 'Notifications' })
  await bell.click()
  const list = page.getByRole('region', { name: 'Notifications' })
  await expect(list.getByText('Nothing yet.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()
  await bell.click()
  await list.getByRole('link', { name: 'All notifications' }).click()
  await expect(page).toHaveURL(/\/notifications$/)
  await expect(list).toBeHidden()
})
