import { samplePdf } from '@/tests/support/sample-files'
import { control, expectStored, press } from '../fixtures/access-forms'
import { requireDemoJob } from '../fixtures/demo-job'
import { chooseLocales } from '../fixtures/locales'
import { expectDone, PASSWORD, readPhoto, signInAs } from '../fixtures/profile-forms'
import { expectNoSession, record, toLogin } from '../fixtures/session-end'
import { expect, test } from '../fixtures/signed-in-before-api'
import { json, refusal, together } from '../product/front-answers'

const ENDED = /^status 900: /
/** The fault may also be a socket that was being opened for the session. */
const OVER = /^status 900: |^console: WebSocket connection .*: 503$/
const over = refusal(900)

/** Other forms of the same response, from APIs whose server cannot send this status (spec §8). */
const IN_BODY = [
  ['200', json(200, '{"statusCode":900}')],
  ['401', json(401, '{"statusCode":900,"message":"Over."}')],
] as const

for (const [status, answer] of IN_BODY) {
  test(`a ${status} whose body says 900 leads to sign-in, for a read, a save and an upload`, async ({
    page,
    context,
    request,
    web,
    user,
    faults,
  }) => {
    const again = async (path: string) => {
      await page.waitForURL(web.url + toLogin(path))
      await expectNoSession(context)
      web.front.heal()
      await signInAs(page, user.email ?? '', PASSWORD)
      await page.waitForURL(web.url + path)
    }
    await page.goto('/jobs')
    web.front.answer(/^GET \/v1\/personal|^GET \/v1\/profile\/personal-detail/, answer)
    await page.goto('/profile/personal-details')
    await again('/profile/personal-details')

    const { path } = await requireDemoJob(request, 9)
    const saveButton = page.getByRole('button', { name: /^Save / }).filter({ visible: true })
    await page.goto(path)
    web.front.answer(/\/save$/, answer)
    await saveButton.first().click()
    await again(path)
    await expect(saveButton.first()).toHaveAttribute('aria-pressed', 'false')

    await page.goto('/profile/resumes')
    await expect(page.getByText('No CVs yet.')).toBeVisible()
    web.front.answer(/^POST \/v1\/resume/, answer)
    const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: samplePdf() }
    await page.getByLabel('Add a CV').setInputFiles(cv)
    await again('/profile/resumes')
    await expect(page.getByText('No CVs yet.')).toBeVisible()
    faults.forgive(OVER)
  })
}

for (const locale of chooseLocales('/en')) {
  test(`five reads answered 900 at once lead to sign-in once, and back with the form kept ${locale}`, async ({
    page,
    context,
    web,
    user,
    faults,
  }) => {
    const path = `${locale}/profile`
    await page.goto(path)
    await control(page, 'First name').fill('Sopheap')
    await expectStored(page, 'Sopheap')
    const { moves, endings } = record(page)
    web.front.answer(/^GET \/v1\/(profile|notifications|user-major|job-)/, together(5, over))

    await page.reload()
    await page.waitForURL(web.url + toLogin(path))
    await expect(control(page, 'E-mail')).toBeVisible()
    expect(moves).toEqual([path, toLogin(path)])
    expect(endings).toHaveLength(1)
    await expectNoSession(context)
    expect(faults.seen.filter((fault) => ENDED.test(fault)).length).toBeGreaterThanOrEqual(5)

    web.front.heal()
    await signInAs(page, user.email ?? '', PASSWORD)
    await page.waitForURL(web.url + path)
    await expect(control(page, 'First name')).toHaveValue('Sopheap')
    await press(page, 'Save')
    await expectDone(page, 'Your profile is saved.')
    faults.forgive(OVER)
  })
}

for (const path of ['/profile/resumes', '/en/profile/save-jobs']) {
  test(`on the protected page ${path} any call answered 900 leads to sign-in`, async ({
    page,
    context,
    web,
    faults,
  }) => {
    const { moves, endings } = record(page)
    // Not the page's main request, but the bell's, which runs in the background.
    web.front.answer(/^GET \/v1\/notifications/, over)
    await page.goto(path)
    await page.waitForURL(web.url + toLogin(path))
    expect(moves).toEqual([path, toLogin(path)])
    expect(endings).toHaveLength(1)
    await expectNoSession(context)
    // The guard has no session cookie any more.
    const again = await page.request.get(path, { maxRedirects: 0 })
    expect(again.headers().location).toBe(toLogin(path))
    faults.forgive(OVER)
  })
}

test('on a public page the same call ends the session and does not redirect', async ({
  page,
  context,
  web,
  faults,
}) => {
  const { moves, endings } = record(page)
  web.front.answer(/^GET \/v1\/(profile|job\/saved)/, together(2, over))
  await page.goto('/jobs')
  await expect.poll(() => endings.length).toBe(1)
  // Save buttons stay, and save on the device.
  await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible()
  await expect(() => expectNoSession(context)).toPass()
  expect(moves).toEqual(['/jobs'])
  expect(endings).toHaveLength(1)
  faults.forgive(OVER)
})

test('900 on saving a form leads to sign-in and back, keeps the form, and saves nothing', async ({
  page,
  context,
  web,
  user,
  faults,
}) => {
  await page.goto('/profile/personal-details')
  await control(page, 'Nationality').fill('ខ្មែរ')
  const { moves, endings } = record(page)
  web.front.answer(/^PATCH \/v1\/profile\/personal-detail/, over)
  await press(page, 'Save')
  await page.waitForURL(web.url + toLogin('/profile/personal-details'))
  expect(moves).toEqual([toLogin('/profile/personal-details')])
  expect(endings).toHaveLength(1)
  await expectNoSession(context)

  web.front.heal()
  await signInAs(page, user.email ?? '', PASSWORD)
  await page.waitForURL(`${web.url}/profile/personal-details`)
  await expect(control(page, 'Nationality')).toHaveValue('ខ្មែរ')
  const detail = await page.request.get('/upstream/v1/profile/personal-detail')
  expect(await detail.json()).toMatchObject({ nationality: null })
  await press(page, 'Save')
  await expectDone(page, 'Your personal details are saved.')
  faults.forgive(OVER)
})

test('900 on saving a job leads to sign-in and back, and the job is not saved', async ({
  page,
  context,
  request,
  web,
  user,
  faults,
}) => {
  const { id, path } = await requireDemoJob(request, 4)
  const saveButton = page.getByRole('button', { name: /^Save / }).filter({ visible: true })
  await page.goto(path)
  web.front.answer(/\/save$/, over)
  await saveButton.first().click()
  await page.waitForURL(web.url + toLogin(path))
  await expectNoSession(context)
  expect(web.front.calls.filter((call) => call.endsWith(`/v1/job/${id}/save`))).toHaveLength(1)

  web.front.heal()
  await signInAs(page, user.email ?? '', PASSWORD)
  await page.waitForURL(web.url + path)
  await expect(saveButton.first()).toHaveAttribute('aria-pressed', 'false')
  faults.forgive(OVER)
})

test('900 on an upload leads to sign-in and back, and nothing is stored', async ({
  page,
  context,
  web,
  user,
  faults,
}) => {
  const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: samplePdf() }
  await page.goto('/profile/resumes')
  await expect(page.getByText('No CVs yet.')).toBeVisible()
  web.front.answer(/^POST \/v1\/resume/, over)
  await page.getByLabel('Add a CV').setInputFiles(cv)
  await page.waitForURL(web.url + toLogin('/profile/resumes'))
  await expectNoSession(context)

  web.front.heal()
  await signInAs(page, user.email ?? '', PASSWORD)
  await page.waitForURL(`${web.url}/profile/resumes`)
  await expect(page.getByText('No CVs yet.')).toBeVisible()
  await page.getByLabel('Add a CV').setInputFiles(cv)
  await expect(page.getByRole('link', { name: 'Download cv.pdf' })).toBeVisible()
  faults.forgive(OVER)
})

test('900 between upload and save of a new photo keeps the previous one', async ({
  page,
  web,
  user,
  faults,
}) => {
  await page.goto('/profile')
  const photo = await readPhoto(page.request, web.url)
  await page.getByLabel('Upload a photo').setInputFiles(photo)
  web.front.answer(/^PATCH \/v1\/profile\/photo/, over)
  await press(page, 'Save photo')
  await page.waitForURL(web.url + toLogin('/profile'))

  web.front.heal()
  await signInAs(page, user.email ?? '', PASSWORD)
  await page.waitForURL(`${web.url}/profile`)
  await expect(control(page, 'First name')).toHaveValue('Dara')
  const avatar = page.getByRole('banner').locator('img.avatar')
  await expect(avatar).toHaveAttribute('src', '/default-avatar.svg')
  faults.forgive(OVER)
})

test('900 on a form posted without JavaScript leads to sign-in and back, keeping the form', async ({
  page,
  context,
  web,
}) => {
  for (const answer of [over, ...IN_BODY.map(([, each]) => each)]) {
    web.front.answer(/^POST \/v1\/contact-us/, answer, 1)
    const form = { companyName: 'Sok Dara', email: 'sok@example.com', message: 'Kept.' }
    const headers = { 'sec-fetch-site': 'same-origin' }
    const posted = await page.request.post('/contact-us?contact-us', {
      form,
      headers,
      maxRedirects: 0,
    })
    expect(posted.status()).toBe(303)
    const { pathname, searchParams } = new URL(posted.headers().location ?? '', web.url)
    expect(pathname).toBe('/login')
    await expectNoSession(context)
    const again = await page.request.get(searchParams.get('next') ?? '')
    expect(await again.text()).toContain('You were signed out before this was sent.')
  }
})
