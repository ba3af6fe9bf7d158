import type { Locator } from '@playwright/test'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { routes } from '@/lib/shared/routes'
import { tabTo } from '../fixtures/keyboard'
import { listOverflows } from '../fixtures/overflow'
import { expect, test } from '../fixtures/signed-in'

test.use({ viewport: { width: 320, height: 640 } })

/** Interactive elements; of radio buttons with one name Tab reaches one. */
const CONTROLS = 'a, button, input:not([type=hidden], [type=radio]), select, textarea, summary'

/** The controls that are visible and enabled. */
async function listControls(main: Locator): Promise<readonly Locator[]> {
  const all = await main.locator(CONTROLS).filter({ visible: true }).all()
  const enabled = await Promise.all(all.map((control) => control.isEnabled()))
  return all.filter((_, place) => enabled[place])
}

test('pages of the account fit a window of 320 px, and all of their controls can be reached with Tab in order', async ({
  page,
}) => {
  test.setTimeout(900_000)
  for (const path of [...Object.values(profileRoutes), routes.saved, routes.notifications]) {
    await test.step(path, async () => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main.getByText('Loading…')).toHaveCount(0)
      expect.soft(await listOverflows(page), `wider than the window: ${path}`).toEqual([])
      const controls = await listControls(main)
      expect(controls.length, path).toBeGreaterThan(0)
      for (const control of controls) await tabTo(page, control)
    })
  }
})
