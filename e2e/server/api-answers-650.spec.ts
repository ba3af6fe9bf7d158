import type { BrowserContext } from '@playwright/test'
import { UNREACHABLE } from '@/lib/shared/forms/failure-messages'
import { control, expectRefusal, press } from '../fixtures/access-forms'
import { requireDemoJob } from '../fixtures/demo-job'
import { chooseLocales } from '../fixtures/locales'
import { expectDone } from '../fixtures/profile-forms'
import { expect, test } from '../fixtures/signed-in-before-api'
import { json, refusal, together } from '../product/front-answers'

const UNKNOWN = /^status 650: /
const unknown = refusal(650)

/** The installation id of this browser, once it is registered. */
async function readInstallation(context: BrowserContext): Promise<string> {
  let id = ''
  const look = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'installation')
    id = cookie?.value ?? ''
    return id
  }
  await expect.poll(look).not.toBe('')
  return id
}

for (const status of [200, 401]) {
  test(`a ${status} whose body says 650 is the same: the installation is renewed once, and the job is saved`, async ({
    page,
    context,
    request,
    web,
    faults,
  }) => {
    const { path } = await requireDemoJob(request, status === 200 ? 8 : 9)
    const saveButton = page.getByRole('button', { name: /^Save / }).filter({ visible: true })
    await page.goto(path)
    await expect(saveButton.first()).toHaveAttribute('aria-pressed', 'false')
    const before = await readInstallation(context)
    web.front.answer(/\/save$/, json(status, '{"statusCode":650}'), 1)
    const saved = page.waitForResponse(
      (reply) => reply.url().endsWith('/save') && reply.status() === 200,
    )
    await saveButton.first().click()
    await saved
    await expect(saveButton.first()).toHaveAttribute('aria-pressed', 'true')
    expect(await readInstallation(context)).not.toBe(before)
    faults.forgive(UNKNOWN)
  })
}

for (const locale of chooseLocales('/en')) {
  test(`650 once is not noticed: the installation is renewed and the job is saved ${locale}`, async ({
    page,
    context,
    request,
    web,
    faults,
  }) => {
    const { id, path } = await requireDemoJob(request, locale === '' ? 5 : 6)
    const saveButton = page.getByRole('button', { name: /^Save / }).filter({ visible: true })
    await page.goto(locale + path)
    await expect(saveButton.first()).toHaveAttribute('aria-pressed', 'false')
    const before = await readInstallation(context)
    const since = web.front.calls.length
    web.front.answer(/\/save$/, unknown, 1)
    const saved = page.waitForResponse(
      (reply) => reply.url().endsWith('/save') && reply.status() === 200,
    )
    await saveButton.first().click()
    await saved
    const heard = web.front.calls.slice(since).filter((call) => /\/save$|^PUT/.test(call))
    const save = `POST /v1/job/${id}/save`
    expect(heard).toEqual([save, expect.stringMatching(/^PUT \/v1\/installation\//), save])
    await expect(saveButton.first()).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.save [role=alert]').getByText(/./)).toHaveCount(0)
    expect(await readInstallation(context)).not.toBe(before)
    await page.reload()
    await expect(saveButton.first()).toHaveAttribute('aria-pressed', 'true')
    faults.forgive(UNKNOWN)
  })
}

test('five concurrent calls that get 650 once each create one new installation', async ({
  page,
  context,
  web,
  faults,
}) => {
  await page.goto('/profile')
  await expect(control(page, 'First name')).toHaveValue('Dara')
  await readInstallation(context)
  const since = web.front.calls.length
  const reads = /^GET \/v1\/(profile|notifications|user-major|job-)/
  web.front.answer(reads, together(5, unknown), 5)
  await page.reload()
  await expect(control(page, 'First name')).toHaveValue('Dara')
  const heard = web.front.calls.slice(since)
  expect(heard.filter((call) => call.startsWith('PUT '))).toHaveLength(1)
  faults.forgive(UNKNOWN)
})

test('650 on every call is retried once and reported; the form keeps its text and works later', async ({
  page,
  context,
  web,
  faults,
}) => {
  await page.goto('/profile/personal-details')
  await control(page, 'Nationality').fill('Khmer')
  await readInstallation(context)
  const since = web.front.calls.length
  web.front.answer(/^(PATCH|PUT) /, unknown)
  await press(page, 'Save')
  await expectRefusal(page, UNREACHABLE)
  const heard = web.front.calls.slice(since).filter((call) => /^(PATCH|PUT) /.test(call))
  expect(heard).toEqual([
    'PATCH /v1/profile/personal-detail',
    expect.stringMatching(/^PUT \/v1\/installation\//),
    expect.stringMatching(/^PUT \/v1\/installation\//),
  ])
  await expect(control(page, 'Nationality')).toHaveValue('Khmer')

  web.front.heal()
  await press(page, 'Save')
  await expectDone(page, 'Your personal details are saved.')
  faults.forgive(UNKNOWN)
})

test('650 on every read: each part retries once, and "Try again" works later', async ({
  page,
  context,
  web,
  faults,
}) => {
  const heard = ['profile', 'notifications'].map((each) =>
    page.waitForResponse((reply) => reply.url().includes(`/upstream/v1/${each}`)),
  )
  await page.goto('/jobs')
  await Promise.all(heard)
  await readInstallation(context)
  const since = web.front.calls.length
  const reads = /^GET \/v1\/(profile|notifications|resume)/
  web.front.answer(reads, unknown)
  await page.goto('/profile/resumes')
  await expect(page.getByRole('main').getByText(UNREACHABLE)).toBeVisible()
  const asked = new Map<string, number>()
  for (const call of web.front.calls.slice(since).filter((each) => reads.test(each))) {
    asked.set(call, (asked.get(call) ?? 0) + 1)
  }
  const most = (call: string) => (call === 'GET /v1/profile' ? 4 : 2)
  // The header requests the profile as well, maybe after the page has given up.
  expect([...asked].filter(([call, times]) => times > most(call))).toEqual([])

  web.front.heal()
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No CVs yet.')).toBeVisible()
  faults.forgive(UNKNOWN)
})
