import { control, press } from '../fixtures/access-forms'
import { chooseOption } from '../fixtures/choose-option'
import { waitForBell } from '../fixtures/live-line'
import { locales } from '../fixtures/locales'
import { expectDone, PASSWORD, readPhoto, signInAs } from '../fixtures/profile-forms'
import { signInSomebody } from '../fixtures/sign-in'
import { expect, test } from '../fixtures/signed-in'

for (const locale of locales) {
  test(`names, studies and a photo are saved and shown ${locale}`, async ({
    page,
    request,
    site,
  }) => {
    await page.goto(`${locale}/profile`)
    await expect(control(page, 'First name')).toHaveValue('Dara')
    await page.getByLabel('Upload a photo').setInputFiles(await readPhoto(request, site))
    await control(page, 'Zoom').focus()
    await page.keyboard.press('ArrowRight')
    await press(page, 'Save photo')
    await expectDone(page, 'Your photo is saved.')
    const avatar = page.getByRole('banner').locator('img.avatar')
    await expect(avatar).toHaveAttribute('src', /^\/upstream\/v1\/files\//)
    const isDrawn = () => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
    await expect.poll(isDrawn).toBe(true)

    await control(page, 'First name').fill('Sopheap')
    await control(page, 'Date of birth').fill('2004-03-14')
    await chooseOption(control(page, 'Major'), 'Civil Engineering')
    await press(page, 'Save')
    await expectDone(page, 'Your profile is saved.')
    await page.reload()
    await expect(control(page, 'First name')).toHaveValue('Sopheap')
    await expect(control(page, 'Date of birth')).toHaveValue('2004-03-14')
    await expect(control(page, 'Major').locator('option:checked')).toHaveText(
      /^Civil Engineering · /,
    )

    await press(page, 'Remove photo')
    await expectDone(page, 'Your photo is removed.')
    await expect(avatar).toHaveAttribute('src', '/default-avatar.svg')
  })
}

test('a session that ends in mid-form leads to sign-in and back, and nothing typed is lost', async ({
  page,
  context,
  site,
  user,
  faults,
}) => {
  const rung = waitForBell(page)
  await page.goto('/profile')
  await control(page, 'First name').fill('Sopheap')
  await rung
  const ended = { name: 'session', value: 'ended', url: site, httpOnly: true }
  await context.addCookies([{ ...ended, sameSite: 'Lax' }])
  await press(page, 'Save')
  await page.waitForURL(/\/login\?next=%2Fprofile$/)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('signed_in')
  await signInAs(page, user.email ?? '', PASSWORD)
  await page.waitForURL(/\/profile$/)
  await expect(control(page, 'First name')).toHaveValue('Sopheap')
  faults.forgive(/^status 900: /)
})

test('another person who signs in in the same tab is shown nothing of what the first one typed', async ({
  page,
  context,
  site,
  user,
  request,
  faults,
}) => {
  const other = await signInSomebody(request)
  await page.goto('about:blank')
  await context.clearCookies()
  await page.goto('/login?next=%2Fprofile')
  const rung = waitForBell(page)
  await signInAs(page, user.email ?? '', PASSWORD)
  await page.waitForURL(/\/profile$/)
  await control(page, 'First name').fill('Sopheap')
  await rung
  const ended = { name: 'session', value: 'ended', url: site, httpOnly: true }
  await context.addCookies([{ ...ended, sameSite: 'Lax' }])
  await press(page, 'Save')
  await page.waitForURL(/\/login\?next=%2Fprofile$/)
  await signInAs(page, other.user.email ?? '', PASSWORD)
  await page.waitForURL(/\/profile$/)
  // It goes with the script that would have put it back.
  const readKept = () => page.evaluate(() => JSON.stringify({ ...window.sessionStorage }))
  await expect.poll(readKept).not.toContain('Sopheap')
  await expect(control(page, 'First name')).toHaveValue('Dara')
  faults.forgive(/^status 900: /)
})

test('signing out in another tab takes the profile away here, and what was typed at sign-out is forgotten there', async ({
  page,
  context,
}) => {
  await page.goto('/profile')
  await control(page, 'First name').fill('Sopheap')
  const other = await context.newPage()
  await other.goto('/profile')
  await control(other, 'First name').fill('Somebody')
  await other.getByRole('banner').getByRole('button', { name: 'Your account' }).click()
  await other.getByRole('button', { name: 'Sign out' }).filter({ visible: true }).click()
  await other.waitForURL((url) => url.pathname === '/')
  expect(await other.evaluate(() => Object.keys(window.sessionStorage))).toEqual([])
  await expect(page.getByText('You are signed out.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
})
