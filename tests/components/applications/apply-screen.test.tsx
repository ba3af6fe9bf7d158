import { cleanup, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApplyForJob } from '@/components/applications/apply-for-job'
import type { ApplyTarget } from '@/components/applications/apply-target'
import { showConfirmDialog } from '@/lib/browser/forms/alerts'
import type { JobApplication } from '@/lib/contract/applications/application'
import { aDraft } from '@/tests/support/vacancy-draft'
import { answer, dara, serveProfile } from '../support/profile-api'
import { renderWithRouter } from '../support/with-router'

// Patience with a busy machine.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

vi.mock('@/lib/browser/forms/alerts', () => ({ showConfirmDialog: vi.fn() }))

const CV = '7a1f0c52-1111-4222-8333-444455556666'
const ID = '0f7c9d1e-2222-4333-8444-555566667777'

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
  requirements: { education: 'Bachelor’s degree', major: '', experience: '' },
}

function toApplication(body: Record<string, unknown>, state: JobApplication['state']) {
  const company = { id: 3, name: 'Angkor Steel', logo: null, type: null }
  const listing = { id: 7, title: 'Site Engineer', company, closingDate: null, status: 'open' }
  return {
    jobId: 7,
    id: ID,
    key: body.key,
    resumeId: CV,
    resumeName: 'Dara CV.pdf',
    coverLetterFileId: null,
    coverLetterName: null,
    coverLetterText: body.coverLetterText,
    note: body.note,
    name: body.name,
    email: body.email,
    phoneNumber: body.phoneNumber,
    education: null,
    major: null,
    experience: null,
    receiptTo: 'dara@visvakor.example',
    listing: { kind: 'job', ...listing },
    state,
    appliedAt: '2026-11-22T04:00:00.000Z',
    deliveredAt: null,
    openedAt: null,
    undeliverableAt: null,
    withdrawnAt: state === 'withdrawn' ? '2026-11-22T05:00:00.000Z' : null,
  }
}

function toVacancy() {
  const moment = '2026-11-20T05:00:00.000Z'
  const company = { ...aDraft.company, openJobs: 1, openInternships: 0 }
  const dates = { postedAt: moment, updatedAt: moment }
  const published = { id: 7, status, ...dates, country: null, views: 0, company }
  return { ...aDraft, ...published, apply: { way: 'here' } }
}

const { server, sent } = serveProfile()
let posted: Record<string, unknown>[] = []
let status: 'open' | 'closed' = 'open'
let state: JobApplication['state'] = 'waiting'
let reply: () => Response | null = () => null

beforeEach(() => {
  posted = []
  status = 'open'
  state = 'waiting'
  reply = () => null
  const resume = { id: CV, name: 'Dara CV.pdf', mediaType: 'application/pdf', size: 9_000 }
  const storedResume = { ...resume, url: '/upstream/x', createdAt: '2026-11-20T18:00:00.000Z' }
  server.use(
    http.get('*/upstream/v1/resume', () =>
      answer({ data: [storedResume], total: 1, limit: 100, offset: 0 }),
    ),
    http.get('*/upstream/v1/job-application/marks', () => answer({ data: [] })),
    http.post('*/upstream/v1/job-application', async ({ request }) => {
      const body = new Map<string, unknown>(Object.entries(Object(await request.json())))
      posted.push(Object.fromEntries(body))
      state = 'waiting'
      return reply() ?? answer(toApplication(Object.fromEntries(body), state))
    }),
    http.get('*/upstream/v1/job-application/:id', () =>
      answer(toApplication(posted.at(-1) ?? {}, state)),
    ),
    http.delete('*/upstream/v1/job-application/:id', () => {
      state = 'withdrawn'
      return answer(toApplication(posted.at(-1) ?? {}, state))
    }),
    http.get('*/upstream/v1/job/7', () => answer(toVacancy())),
  )
})

const draw = (changed: Partial<ApplyTarget> = {}) =>
  renderWithRouter(<ApplyForJob applying={{ ...applying, ...changed }} />)
const send = async () =>
  userEvent.click(await screen.findByRole('button', { name: /^Send application/ }))

test('asks nothing that the profile has, and selects the newest CV', async () => {
  draw()
  const name = await screen.findByLabelText<HTMLInputElement>('Name')
  expect(name.value).toBe('Dara Sok')
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(dara.email)
  expect(screen.getByLabelText<HTMLInputElement>('Phone number').value).toBe('+855 12 345 678')
  expect((await screen.findByLabelText<HTMLInputElement>(/Dara CV.pdf/)).checked).toBe(true)
  expect(screen.getByText('Required: Bachelor’s degree')).toBeDefined()
  await send()
  await screen.findByRole('heading', { name: 'Application sent' })
  expect(document.activeElement?.textContent).toBe('Application sent')
  expect(screen.getByRole('heading', { name: 'Application sent' }).tabIndex).toBe(-1)
  const said = [...document.querySelectorAll('details dt')].map(({ textContent }) => textContent)
  expect(said).toEqual(['CV', 'Name', 'E-mail', 'Phone number'])
  expect(document.body.textContent).toContain('We e-mail a receipt to dara@visvakor.example.')
  expect(document.body.textContent).toContain(
    `Angkor Steel will contact you directly at ${dara.email} or +855 12 345 678.`,
  )
  expect(screen.queryByRole('button', { name: 'Apply again' })).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(posted).toHaveLength(1)
  expect(posted[0]).toMatchObject({
    jobId: 7,
    resumeId: CV,
    name: 'Dara Sok',
    major: 'Civil Engineering',
  })
  await waitFor(() =>
    expect(Object.keys(window.localStorage).join()).not.toContain('apply-/jobs/7'),
  )
})

test('asks for a missing profile field once, and saves it to the profile', async () => {
  draw()
  await userEvent.selectOptions(await screen.findByLabelText('Education'), 'Civil Engineering')
  await screen.findByLabelText(/Dara CV.pdf/)
  await send()
  await screen.findByRole('heading', { name: 'Application sent' })
  expect(posted[0]?.education).toBe('Civil Engineering')
  await waitFor(() =>
    expect(sent).toEqual([{ call: 'PATCH /v1/profile', body: { educationLevelId: '7' } }]),
  )
})

test('a retry after a lost response has the same key, and keeps the form', async () => {
  reply = () => HttpResponse.error()
  draw()
  await userEvent.type(await screen.findByLabelText(/^Note/), 'From May on.')
  await send()
  await screen.findByRole('alert')
  expect(screen.getByLabelText<HTMLInputElement>(/^Note/).value).toBe('From May on.')
  cleanup()
  reply = () => null
  draw()
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>(/^Note/).value).toBe('From May on.'),
  )
  await screen.findByLabelText(/Dara CV.pdf/)
  await send()
  await screen.findByRole('heading', { name: 'Application sent' })
  expect(posted).toHaveLength(2)
  expect(posted[1]).toEqual(posted[0])
})

test('shows that the listing has closed meanwhile, and offers the written text to copy', async () => {
  draw()
  await userEvent.type(await screen.findByLabelText(/^Note/), 'From May on.')
  await screen.findByLabelText(/Dara CV.pdf/)
  status = 'closed'
  reply = () => answer({ statusCode: 409, message: 'This vacancy is closed.' }, 409)
  await send()
  await screen.findByText('This job is closed.')
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Text of your application/).value).toBe(
    'From May on.',
  )
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Closed' }).disabled).toBe(true)
  cleanup()
  draw({ isOffered: false })
  await screen.findByRole('button', { name: 'Copy text' })
  expect(screen.queryByRole('button', { name: /^Send application/ })).toBeNull()
})

test('shows a withdrawn application until the user applies again, with a new key', async () => {
  vi.mocked(showConfirmDialog).mockResolvedValue(true)
  draw()
  await screen.findByLabelText(/Dara CV.pdf/)
  await send()
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
  await screen.findByText('Withdrawn 22 Nov 2026')
  expect(screen.getByRole('heading', { name: 'Applied on 22 Nov 2026' })).toBeDefined()
  expect(screen.queryByText('What happens next')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Apply again' }))
  await screen.findByLabelText(/Dara CV.pdf/)
  await send()
  await screen.findByRole('heading', { name: 'Application sent' })
  expect(posted[1]?.key).not.toBe(posted[0]?.key)
})
