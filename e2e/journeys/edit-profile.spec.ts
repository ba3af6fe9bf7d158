import type { Locator, Page } from '@playwright/test'
import { control, press } from '../fixtures/access-forms'
import { chooseOption } from '../fixtures/choose-option'
import { chooseLocales } from '../fixtures/locales'
import { expectDone, PASSWORD, readPhoto, signInAs } from '../fixtures/profile-forms'
import { signInNewUser } from '../fixtures/sign-in'
import { expect, test } from '../fixtures/signed-in'
import { waitForBell } from '../fixtures/wait-for-socket'

/** 8 × 8 pixels of a picture. Runs in the page. */
function samplePixels(picture: HTMLCanvasElement | HTMLImageElement): number[] {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  canvas.width = 8
  canvas.height = 8
  // Smoothing makes the pixels independent of the size of the picture.
  if (context) context.imageSmoothingQuality = 'high'
  context?.drawImage(picture, 0, 0, 8, 8)
  return [...(context?.getImageData(0, 0, 8, 8).data ?? [])]
}

function largestDifference(one: readonly number[], other: readonly number[]): number {
  return Math.max(...one.map((value, index) => Math.abs(value - (other[index] ?? 0))))
}

async function requireBox(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('It is not shown.')
  return box
}

/** System fonts an element is drawn with, where the site's fonts lack its letters. */
async function listSystemFonts(page: Page, selector: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  await session.detach()
  expect(fonts.length).toBeGreaterThan(0)
  return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)
}

for (const locale of chooseLocales('/en')) {
  test(`names, studies and a photo are saved and shown ${locale}`, async ({
    page,
    request,
    site,
  }) => {
    await page.goto(`${locale}/profile`)
    await expect(control(page, 'First name')).toHaveValue('Dara')
    await page.getByLabel('Upload a photo').setInputFiles(await readPhoto(request, site))
    const stage = page.getByRole('application', { name: 'Preview of your photo' })
    const whole = await stage.locator('canvas').evaluate(samplePixels)
    await stage.focus()
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    const { x, y } = await requireBox(stage)
    await page.mouse.move(x + 100, y + 100)
    await page.mouse.down()
    await page.mouse.move(x + 140, y + 130, { steps: 4 })
    await page.mouse.up()
    const shown = await stage.locator('canvas').evaluate(samplePixels)
    expect(largestDifference(shown, whole)).toBeGreaterThan(40)
    await press(page, 'Save photo')
    await expectDone(page, 'Your photo is saved.')
    const avatar = page.getByRole('banner').locator('img.avatar')
    await expect(avatar).toHaveAttribute('src', /^\/upstream\/v1\/files\//)
    const isDrawn = () => avatar.evaluate((image: HTMLImageElement) => image.naturalWidth > 0)
    await expect.poll(isDrawn).toBe(true)
    // The upload equals the preview, except for JPEG losses.
    expect(largestDifference(await avatar.evaluate(samplePixels), shown)).toBeLessThan(24)

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
    expect(await listSystemFonts(page, 'select[name="majorId"]')).toEqual([])

    await press(page, 'Remove photo')
    await expectDone(page, 'Your photo is removed.')
    await expect(avatar).toHaveAttribute('src', '/default-avatar.svg')
  })
}

test('a session that ends while editing leads to sign-in and back, and the form is kept', async ({
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

test('another user in the same tab does not see what the first one typed', async ({
  page,
  context,
  site,
  user,
  request,
  faults,
}) => {
  const other = await signInNewUser(request)
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
  // It is deleted, as is the script that would restore it.
  const readKept = () => page.evaluate(() => JSON.stringify({ ...window.sessionStorage }))
  await expect.poll(readKept).not.toContain('Sopheap')
  await expect(control(page, 'First name')).toHaveValue('Dara')
  faults.forgive(/^status 900: /)
})

test('signing out in another tab hides the profile here, and deletes what was typed there', async ({
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
