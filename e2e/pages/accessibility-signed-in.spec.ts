import type { Locator, Page } from '@playwright/test'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { routes } from '@/lib/shared/routes'
import { samplePdf } from '@/tests/support/sample-files'
import { requireJobHere } from '../fixtures/demo-job'
import { expectNoFindings, listViews, SCHEMES } from '../fixtures/findings'
import { listUnmarkedKhmer } from '../fixtures/khmer'
import { expect, test } from '../fixtures/signed-in'

// Without transitions no colour is measured half way between two schemes.
test.use({ reducedMotion: 'reduce' })

type State = {
  readonly name: string
  readonly path: string
  /** Opens it, and returns the opened element. */
  readonly open: (page: Page) => Promise<Locator>
  /** True when a wide window does not have it. */
  readonly isNarrow?: boolean
}

/** What a signed-in user can open; profile pages in the state with most content. */
const states: readonly State[] = [
  { name: 'the drop-down of the header', path: '/jobs', open: openAccount },
  { name: 'the menu with an open section', path: '/jobs', open: openMenu, isNarrow: true },
  {
    name: 'the dialog before a CV is deleted',
    path: profileRoutes.resumes,
    open: askToDelete,
  },
  {
    name: 'an empty list',
    path: profileRoutes.savedInternships,
    open: showEmptyList,
  },
  {
    name: 'a calendar link',
    path: profileRoutes.savedJobs,
    open: makeCalendarAddress,
  },
  { name: 'the open bell', path: profileRoutes.jobNotification, open: openBell },
  {
    name: 'the checkboxes of scholarships',
    path: profileRoutes.scholarshipNotification,
    open: showBoxes,
  },
  { name: 'a rejected application', path: routes.jobs, open: showRefused },
  { name: 'the receipt of an application', path: routes.jobs, open: showReceipt },
  { name: 'applications', path: profileRoutes.applications, open: showApplied },
]

/** Called for each scheme. */
async function openForm(page: Page): Promise<void> {
  const { id } = await requireJobHere(page.request, 3)
  await page.goto(routes.apply(routes.jobs, id))
  const receipt = page.getByRole('button', { name: 'Withdraw' })
  await expect(page.getByRole('button', { name: /^Send application/ }).or(receipt)).toBeVisible()
}

async function showRefused(page: Page): Promise<Locator> {
  await openForm(page)
  await page.getByLabel('Write it here').check()
  await page.getByRole('button', { name: /^Send application/ }).click()
  return page.getByRole('main').getByRole('alert').filter({ hasText: 'Choose a CV' })
}

async function showReceipt(page: Page): Promise<Locator> {
  await openForm(page)
  if (await page.getByRole('button', { name: /^Send application/ }).isVisible()) {
    await page
      .getByLabel('Add a CV')
      .setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: samplePdf() })
    await expect(page.getByRole('radio', { name: /cv\.pdf/ })).toBeChecked()
    await page.getByRole('button', { name: /^Send application/ }).click()
  }
  await page.getByText('Your answers and files', { exact: true }).click()
  return page.getByRole('heading', { name: 'What happens next' })
}

async function showApplied(page: Page): Promise<Locator> {
  await showReceipt(page)
  await page.goto(profileRoutes.applications)
  return page.getByRole('button', { name: /^Withdraw: / })
}

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
  // Each scheme creates one.
  await page.getByRole('button', { name: 'Delete cv.pdf' }).first().click()
  return page.getByRole('dialog', { name: 'Confirmation!' })
}

async function showEmptyList(page: Page): Promise<Locator> {
  return page.getByRole('link', { name: 'Browse internships' })
}

async function makeCalendarAddress(page: Page): Promise<Locator> {
  // In the second scheme the one of the first exists.
  await page.getByRole('button', { name: /^Create (?:calendar|a new) link$/ }).click()
  return page.getByLabel('Your calendar link')
}

async function showBoxes(page: Page): Promise<Locator> {
  // The last group to load is as good as the first.
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

for (const [turn, { name, path, open, isNarrow }] of states.entries()) {
  test(`axe and HTML_CodeSniffer find nothing in ${name}`, async ({ page }) => {
    const views = isNarrow ? SCHEMES.map((scheme) => ({ scheme, widths: [360] })) : listViews(turn)
    for (const view of views) {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.emulateMedia({ colorScheme: view.scheme })
      expect((await page.goto(path))?.status()).toBe(200)
      const opened = await open(page)
      await expectNoFindings(page, { what: name, ...view, opened })
      expect.soft(await listUnmarkedKhmer(page), `Khmer of ${name}`).toEqual([])
    }
  })
}
