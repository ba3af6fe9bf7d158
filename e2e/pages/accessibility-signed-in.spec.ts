import type { Locator, Page } from '@playwright/test'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { samplePdf } from '@/tests/support/sample-files'
import { expectNoFindings, SCHEMES, WIDTHS } from '../fixtures/findings'
import { expect, test } from '../fixtures/signed-in'

// Without motion no colour is caught half way between two schemes.
test.use({ reducedMotion: 'reduce' })

type State = {
  readonly name: string
  readonly path: string
  /** Opens it, and gives what is to be seen then. */
  readonly open: (page: Page) => Promise<Locator>
  /** Where it can be seen. */
  readonly widths: readonly number[]
}

/** What is opened by somebody signed in; the rooms each in the state with the most in it. */
const states: readonly State[] = [
  { name: 'the drop-down of the header', path: '/jobs', open: openAccount, widths: WIDTHS },
  { name: 'the menu with a part open', path: '/jobs', open: openMenu, widths: [360] },
  {
    name: 'the question before a CV goes',
    path: profileRoutes.resumes,
    open: askToDelete,
    widths: WIDTHS,
  },
  {
    name: 'an empty list',
    path: profileRoutes.savedInternships,
    open: showEmptyList,
    widths: WIDTHS,
  },
  {
    name: 'a calendar address',
    path: profileRoutes.savedJobs,
    open: makeCalendarAddress,
    widths: WIDTHS,
  },
  { name: 'the open bell', path: profileRoutes.jobNotification, open: openBell, widths: WIDTHS },
  {
    name: 'the boxes of scholarships',
    path: profileRoutes.scholarshipNotification,
    open: showBoxes,
    widths: WIDTHS,
  },
]

async function openAccount(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Your account' }).click()
  return page.getByRole('navigation', { name: 'Account' })
}

async function openMenu(page: Page): Promise<Locator> {
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Profile info').click()
  return menu.getByRole('link', { name: 'Change password' })
}

async function askToDelete(page: Page): Promise<Locator> {
  await page
    .getByLabel('Add a CV')
    .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: samplePdf() })
  // Each scheme brings one.
  await page.getByRole('button', { name: 'Delete cv.pdf' }).first().click()
  return page.getByRole('dialog', { name: 'Confirmation!' })
}

async function showEmptyList(page: Page): Promise<Locator> {
  return page.getByRole('link', { name: 'Look at internships' })
}

async function makeCalendarAddress(page: Page): Promise<Locator> {
  // The second scheme finds the one of the first.
  await page.getByRole('button', { name: /^Make (?:the|a new) address$/ }).click()
  return page.getByLabel('Your calendar address')
}

async function showBoxes(page: Page): Promise<Locator> {
  // The last group to come is as good as the first.
  const groups = page.getByRole('main').getByRole('group')
  await expect(groups).toHaveCount(3)
  await expect(page.getByText('Loading…')).toHaveCount(0)
  return groups.last()
}

async function openBell(page: Page): Promise<Locator> {
  await showBoxes(page)
  await page.getByRole('banner').getByRole('button', { name: 'Notifications' }).click()
  return page.getByText('Nothing yet.')
}

for (const { name, path, open, widths } of states) {
  test(`axe and HTML_CodeSniffer find nothing in ${name}`, async ({ page }) => {
    for (const scheme of SCHEMES) {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.emulateMedia({ colorScheme: scheme })
      expect((await page.goto(path))?.status()).toBe(200)
      const opened = await open(page)
      await expectNoFindings(page, { what: name, scheme, widths, opened })
    }
  })
}
