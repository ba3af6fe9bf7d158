import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApplyForJob } from '@/components/applications/apply-for-job'
import type { ApplyTarget } from '@/components/applications/apply-target'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { queryKeys } from '@/lib/browser/api-client/query-keys'
import { toDay } from '@/lib/shared/calendar/day'
import { answer, dara, serveProfile } from '../../support/profile-api'
import { renderWithRouter } from '../../support/with-router'

// Patience with a busy machine.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const ID = '0f7c9d1e-2222-4333-8444-555566667777'
const APPLIED_AT = '2026-11-22T04:00:00.000Z'

const applying: ApplyTarget = {
  area: '/v1/job',
  listing: '/jobs',
  one: 'job',
  id: 7,
  title: 'Site Engineer',
  employer: 'Angkor Steel',
  href: '/jobs/7/site-engineer',
  closingDate: null,
  isOffered: true,
  requirements: { education: '', major: '', experience: '' },
}

const toFile = (last: number, name: string) => ({
  id: `7a1f0c52-1111-4222-8333-44445555666${last}`,
  ...{ name, mediaType: 'application/pdf', size: 9_000, url: '/upstream/x' },
  createdAt: '2026-11-20T18:00:00.000Z',
})

/** What the API stores of what was sent. */
function toApplication(sent: Record<string, unknown>) {
  const company = { id: 3, name: 'Angkor Steel', logo: null, type: null }
  const never = { deliveredAt: null, openedAt: null, undeliverableAt: null, withdrawnAt: null }
  return {
    ...{ jobId: 7, id: ID, key: null, resumeId: null, resumeName: 'CV.pdf', name: 'Dara Sok' },
    ...{ coverLetterFileId: null, coverLetterName: null, coverLetterText: null, note: null },
    ...{ education: null, major: null, experience: null, receiptTo: null },
    email: String(sent.email ?? dara.email),
    phoneNumber: null,
    listing: {
      kind: 'job',
      id: 7,
      title: 'Site Engineer',
      company,
      closingDate: null,
      status: 'open',
    },
    ...{ state: 'waiting', appliedAt: APPLIED_AT, ...never },
  }
}

const { server } = serveProfile()
let resumes: ReturnType<typeof toFile>[]
let marks: unknown[]
let reply: () => Response | null
const posted: Record<string, unknown>[] = []

beforeEach(() => {
  resumes = [toFile(1, 'New.pdf'), toFile(2, 'Old.pdf')]
  marks = []
  reply = () => null
  posted.length = 0
  server.use(
    http.get('*/upstream/v1/resume', () =>
      answer({ data: resumes, total: resumes.length, limit: 100, offset: 0 }),
    ),
    http.get('*/upstream/v1/job-application/marks', () => HttpResponse.json({ data: marks })),
    http.post('*/upstream/v1/job-application', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>
      posted.push(body)
      return reply() ?? answer(toApplication(body))
    }),
    http.get('*/upstream/v1/job-application/:id', () => answer(toApplication(posted.at(-1) ?? {}))),
    http.get('*/upstream/v1/job/7', () => HttpResponse.error()),
    http.post('*/upstream/v1/files/upload', () =>
      answer({ ...toFile(3, 'Letter.pdf'), isTemporary: true, isScanned: true, path: null }),
    ),
  )
})

const draw = (changed: Partial<ApplyTarget> = {}) =>
  renderWithRouter(<ApplyForJob applying={{ ...applying, ...changed }} />)
const sending = (name = 'Send application') =>
  screen.findByRole<HTMLButtonElement>('button', { name })
const ready = () => screen.findByLabelText(/New\.pdf/)
const aimOf = (link: Element) => document.querySelector(link.getAttribute('href') ?? '')

test('accepts an application on the closing date, and not afterwards', async () => {
  draw({ closingDate: toDay(new Date()) })
  expect((await sending()).disabled).toBe(false)
  expect(screen.queryByText('This job is closed.')).toBeNull()
  cleanup()
  draw({ closingDate: '2020-01-31' })
  expect((await sending('Closed')).disabled).toBe(true)
  expect(screen.getByText('This job is closed.')).toBeDefined()
})

test('does not report a failed request as a closed listing', async () => {
  reply = () => HttpResponse.error()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  draw()
  await ready()
  await userEvent.click(await sending())
  await screen.findByText('Your application was not sent')
  expect(screen.queryByText('This job is closed.')).toBeNull()
  expect((await sending()).disabled).toBe(false)
})

test('without a CV the error leads to the field that adds one', async () => {
  resumes = []
  draw()
  const control = await screen.findByLabelText('Add a CV')
  const choice = screen.getByRole('group', { name: 'Your CV' })
  const readError = () => [
    choice.getAttribute('aria-describedby'),
    choice.querySelector('p[id$="-error"]')?.textContent,
  ]
  expect(readError()).toEqual([null, undefined])
  await userEvent.click(await sending())
  const link = await screen.findByRole('link', { name: 'Choose a CV, or add one.' })
  expect(aimOf(link)).toBe(control)
  expect(readError()).toEqual([
    choice.querySelector('p[id$="-error"]')?.id,
    'Choose a CV, or add one.',
  ])
  expect(posted).toEqual([])
})

test('when the API rejects the selected CV the error leads to the first CV', async () => {
  const errors = [{ path: 'resumeId', message: 'No.' }]
  reply = () => answer({ statusCode: 400, message: 'No.', errors }, 400)
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  draw()
  const first = await ready()
  await userEvent.click(screen.getByLabelText(/Old\.pdf/))
  await userEvent.click(await sending())
  expect(aimOf(await screen.findByRole('link', { name: 'Choose a CV, or add one.' }))).toBe(first)
  expect(posted[0]?.resumeId).toBe(resumes[1]?.id)
})

test('shows the text field for a letter once it is selected', async () => {
  draw()
  await ready()
  const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
  const isShown = (label: string) => screen.getByLabelText(label).closest('[hidden]') === null
  expect(radio('No letter').checked).toBe(true)
  expect([isShown('Your letter'), isShown('Cover letter file')]).toEqual([false, false])
  await userEvent.click(radio('Write it here'))
  expect([isShown('Your letter'), isShown('Cover letter file')]).toEqual([true, false])
  await userEvent.type(screen.getByLabelText('Your letter'), 'Good day')
  await userEvent.click(await sending())
  await screen.findByRole('heading', { name: 'Application sent' })
  expect(posted[0]?.coverLetterText).toBe('Good day')
})

test('a letter can be an attached file', async () => {
  draw()
  await ready()
  await userEvent.click(screen.getByRole('radio', { name: 'Upload a file' }))
  const field = screen.getByLabelText('Cover letter file')
  expect(field.closest('[hidden]')).toBeNull()
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(field, new File(['x'], 'Letter.png', { type: 'image/png' }))
  const part = within(field.closest('fieldset') ?? document.body)
  expect((await part.findAllByText(/Scan the paper to a PDF/)).length).toBeGreaterThan(0)
  expect(part.queryByText(/is attached/)).toBeNull()
  await user.upload(field, new File(['x'], 'Letter.pdf', { type: 'application/pdf' }))
  expect(await part.findByText('Letter.pdf is attached.')).toBeDefined()
  expect(part.getByLabelText('Replace the file')).toBe(field)
})

test('after sending names the one way of contact that was given', async () => {
  draw()
  await ready()
  await userEvent.clear(screen.getByLabelText('Phone number'))
  await userEvent.click(await sending())
  await screen.findByRole('heading', { name: 'Application sent' })
  const words = `Angkor Steel will contact you directly at ${dara.email}. We do not see their reply.`
  expect(document.body.textContent).toContain(words)
})

test('shows nothing when the listing closed before anything was written', async () => {
  const { container } = draw({ isOffered: false })
  await waitFor(() => expect(container.textContent).toBe(''))
})

const applied = { listingId: 7, applicationId: ID, state: 'delivered', appliedAt: APPLIED_AT }

test('shows an earlier application, and no form before the state is known', async () => {
  marks = [applied]
  draw()
  expect(getQueryClient().getQueryCache().find({ queryKey: queryKeys.applicant })).toBeUndefined()
  expect(await screen.findByRole('heading', { name: 'Applied on 22 Nov 2026' })).toBeDefined()
  expect(screen.queryByLabelText('Name')).toBeNull()
})

test('reacts to an application sent in another tab, and to no other stored value', async () => {
  draw()
  await ready()
  const dispatchStorage = (key: string, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
  marks = [applied]
  dispatchStorage('apply-/jobs/7', '{}')
  dispatchStorage('other', null)
  expect(getQueryClient().isFetching()).toBe(0)
  dispatchStorage('apply-/jobs/7', null)
  expect(await screen.findByRole('heading', { name: 'Applied on 22 Nov 2026' })).toBeDefined()
})
