import type { BrowserContext, Page } from '@playwright/test'
import {
  applicationEndpoints,
  jobApplicationEndpoints,
} from '@/lib/contract/applications/application'
import { resumeEndpoints } from '@/lib/contract/files/resume'
import { profileRoutes } from '@/lib/shared/profile-routes'
import { routes } from '@/lib/shared/routes'
import { samplePdf } from '@/tests/support/sample-files'
import { control, press } from '../fixtures/access-forms'
import { requireJobHere } from '../fixtures/demo-job'
import { productApiUrl } from '../fixtures/product'
import { PASSWORD, signInAs } from '../fixtures/profile-forms'
import { signInNewUser } from '../fixtures/sign-in'
import { expect, test } from '../fixtures/test'
import { waitForBell } from '../fixtures/wait-for-socket'

const SENDING = '**/upstream/v1/job-application'
const NOTE = 'From May on; please call after five.'

const sent = (page: Page) => page.getByRole('heading', { name: 'Application sent' })
const isStored = (words: string) => JSON.stringify({ ...window.localStorage }).includes(words)

async function endSession(context: BrowserContext, site: string) {
  const ended = { name: 'session', value: 'ended', url: site, httpOnly: true }
  await context.addCookies([{ ...ended, sameSite: 'Lax' }])
}

test('exactly one application is sent, whatever is lost on the network', async ({
  page,
  context,
  request,
  site,
  faults,
}) => {
  const job = await requireJobHere(request)
  const { user, sessionToken } = await signInNewUser(request)
  const email = user.email ?? ''
  const form = routes.apply(routes.jobs, job.id)
  const note = control(page, 'Note (optional)')
  const cv = page.getByRole('radio', { name: /Dara CV\.pdf/ })

  await test.step('a signed-out visitor is led to sign-in and back', async () => {
    await page.goto(job.path)
    await page
      .getByRole('link', { name: 'Apply', exact: true })
      .filter({ visible: true })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: 'Sign in to apply' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Sign in', exact: true }).click()
    await page.waitForURL(/\/login\?next=/)
    await signInAs(page, email, PASSWORD)
    await page.waitForURL(`**${form}`)
  })

  await test.step('a photo of a document is rejected, and a reload keeps the form', async () => {
    const chooser = page.getByLabel('Add a CV')
    const buffer = samplePdf()
    await chooser.setInputFiles({ name: 'cv.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByText('Scan the paper to a PDF').first()).toBeVisible()
    await chooser.setInputFiles({ name: 'Dara CV.pdf', mimeType: 'application/pdf', buffer })
    await expect(cv).toBeChecked()
    await note.fill(NOTE)
    await page.waitForFunction(isStored, NOTE)
    await page.reload()
    await expect(note).toHaveValue(NOTE)
    await expect(cv).toBeChecked()
  })

  await test.step('the request is lost', async () => {
    await page.route(SENDING, (route) => route.abort('connectionreset'), { times: 1 })
    await press(page, 'Send application')
    await expect(page.getByRole('main').getByText('was not sent')).toBeVisible()
    await expect(note).toHaveValue(NOTE)
  })

  await test.step('the session ends, and the form is kept through sign-in', async () => {
    await endSession(context, site)
    await press(page, 'Send application')
    await page.waitForURL(/\/login\?next=/)
    await signInAs(page, email, PASSWORD)
    await page.waitForURL(`**${form}`)
    await expect(note).toHaveValue(NOTE)
    await expect(cv).toBeChecked()
  })

  await test.step('the response is lost, then both tabs send, one of them twice', async () => {
    const other = await context.newPage()
    await other.goto(form)
    await expect(control(other, 'Note (optional)')).toHaveValue(NOTE)
    await page.route(
      SENDING,
      async (route) => {
        await route.fetch()
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await press(page, 'Send application')
    await expect(page.getByRole('main').getByText('was not sent')).toBeVisible()
    // Concurrently, since each tab shows the application as sent once it learns of the other.
    const send = (tab: Page, times: number) =>
      tab.getByRole('button', { name: 'Send application' }).evaluate((button, presses) => {
        if (!(button instanceof HTMLButtonElement)) return
        for (let done = 0; done < presses; done += 1) button.click()
      }, times)
    await Promise.all([send(page, 2), send(other, 1)])
    await expect(
      sent(page)
        .or(page.getByText(/^Applied on/))
        .first(),
    ).toBeVisible()
    await expect(
      sent(other)
        .or(other.getByText(/^Applied on/))
        .first(),
    ).toBeVisible()
    await other.close()
  })

  const headers = { 'x-session-token': sessionToken }
  const ask = (path: string) => request.get(productApiUrl() + path, { headers })
  await test.step('there is one application with the complete file and text', async () => {
    const list = await ask(applicationEndpoints.list.path)
    const { data, total } = applicationEndpoints.list.reply.parse(await list.json())
    expect(total).toBe(1)
    const one = await ask(`${jobApplicationEndpoints.send.path}/${data[0]?.id}`)
    const application = jobApplicationEndpoints.get.reply.parse(await one.json())
    expect(application).toMatchObject({
      jobId: job.id,
      note: NOTE,
      resumeName: 'Dara CV.pdf',
      email,
    })
    const file = await ask(`${resumeEndpoints.list.path}/${application.resumeId}/file`)
    expect((await file.body()).equals(samplePdf())).toBe(true)
  })

  await test.step('job page, list and profile show the application', async () => {
    expect(await page.evaluate(isStored, NOTE)).toBe(false)
    await page.goto(job.path)
    const applied = page.getByRole('link', { name: /^Applied on \d/ }).filter({ visible: true })
    await expect(applied.first()).toHaveAttribute('href', form)
    const search = new URLSearchParams({ searchText: job.title })
    await page.goto(`${routes.jobs}?${search}`)
    const row = page.getByRole('listitem').filter({ has: page.locator(`a[href$="${job.path}"]`) })
    await expect(row.getByText(/^Applied on \d/)).toBeVisible()
    await page.goto(profileRoutes.applications)
    await expect(page.getByRole('heading', { name: job.title })).toBeVisible()
  })

  await test.step('withdrawing needs a confirmation', async () => {
    const withdraw = page.getByRole('button', { name: `Withdraw: ${job.title}` })
    const dialog = page.getByRole('dialog', { name: 'Withdraw this application?' })
    await withdraw.click()
    await dialog.getByRole('button', { name: 'Keep it' }).click()
    await withdraw.click()
    await dialog.getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText(/^Withdrawn \d/)).toBeVisible()
  })

  await test.step('another user on this device sees nothing of it', async () => {
    const first = waitForBell(page)
    await page.goto(form)
    await first
    await note.fill('Something private')
    await page.waitForFunction(isStored, 'Something private')
    const rung = waitForBell(page)
    await page.reload()
    await rung
    await expect(cv).toBeChecked()
    await endSession(context, site)
    await press(page, 'Send application')
    await page.waitForURL(/\/login\?next=/)
    const somebody = await signInNewUser(request)
    await signInAs(page, somebody.user.email ?? '', PASSWORD)
    await page.waitForURL(`**${form}`)
    await expect(note).toHaveValue('')
    await expect(cv).toHaveCount(0)
    await expect.poll(() => page.evaluate(isStored, 'Something private')).toBe(false)
    await page.goto(profileRoutes.applications)
    await expect(page.getByText('You have sent no applications yet')).toBeVisible()
  })

  faults.forgive(/^(status 900: |failed: \S+job-application |console: )/)
})
