import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FileUpload } from '@/components/resumes/file-upload'
import { ResumesScreen } from '@/components/resumes/resumes-screen'
import { showConfirmDialog } from '@/lib/browser/forms/alerts'
import type { Resume } from '@/lib/contract/files/resume'
import { UNREACHABLE_MESSAGE } from '@/lib/shared/forms/failure-messages'
import { createDeferred } from '@/tests/support/deferred'
import { serveApi } from '../support/serve-api'

vi.mock('@/lib/browser/forms/alerts', () => ({ showConfirmDialog: vi.fn() }))

const ID = '7a1f0c52-1111-4222-8333-444455556666'

function toResume(name: string): Resume {
  return {
    id: ID,
    name,
    mediaType: 'application/pdf',
    size: 120_000,
    url: `/upstream/v1/resume/${ID}/file`,
    createdAt: '2026-11-20T18:00:00.000Z',
  }
}

let stored: Resume[] = []
const calls: string[] = []
const server = serveApi(
  null,
  http.get('*/upstream/v1/resume', () =>
    HttpResponse.json({ data: stored, total: stored.length, limit: 100, offset: 0 }),
  ),
  http.post('*/upstream/v1/resume', () => {
    calls.push('POST')
    return HttpResponse.json(toResume('cv.pdf'))
  }),
  http.delete('*/upstream/v1/resume/:id', ({ params }) => {
    calls.push(`DELETE ${params.id}`)
    return HttpResponse.json({ success: true })
  }),
)

beforeEach(() => {
  stored = []
  calls.length = 0
})
afterEach(() => {
  vi.mocked(showConfirmDialog).mockReset()
})

async function choose(name: string, size = 10): Promise<void> {
  const file = new File(['x'.repeat(size)], name, { type: 'application/pdf' })
  // The file chooser's filter is only a hint: any file can be dropped on it.
  const user = userEvent.setup({ applyAccept: false })
  await user.upload(await screen.findByLabelText('Add a CV'), file)
}

const refuse = (statusCode: number, message: string) =>
  http.post('*/upstream/v1/resume', () =>
    HttpResponse.json({ statusCode, message }, { status: statusCode }),
  )

test('adds a CV to the list, with its size and the day in Cambodia', async () => {
  render(<ResumesScreen />)
  await screen.findByText(/No CVs yet/)
  await choose('cv.pdf')
  expect(await screen.findByText('cv.pdf is saved.')).toBeDefined()
  expect(screen.getByText('PDF, 120 KB, added 21 Nov 2026')).toBeDefined()
  const link = screen.getByRole('link', { name: 'Download cv.pdf' })
  expect(link.getAttribute('href')).toBe(`/upstream/v1/resume/${ID}/file`)
})

test('shows an added CV although the list was requested before it was stored', async () => {
  const { promise: held, resolve: letGo } = createDeferred()
  let requests = 0
  server.use(
    http.get('*/upstream/v1/resume', async () => {
      requests += 1
      const data = [...stored]
      if (requests === 1) await held
      return HttpResponse.json({ data, total: data.length, limit: 100, offset: 0 })
    }),
    http.post('*/upstream/v1/resume', () => {
      stored = [toResume('cv.pdf')]
      return HttpResponse.json(stored[0])
    }),
  )
  render(<ResumesScreen />)
  await choose('cv.pdf')
  await screen.findByText('cv.pdf is saved.')
  letGo()
  await waitFor(() => expect(requests).toBe(2))
  expect(await screen.findByRole('button', { name: 'Delete cv.pdf' })).toBeDefined()
  expect(screen.queryByText(/No CVs yet/)).toBeNull()
})

test('shows types and size before a file is selected, and its name afterwards', async () => {
  render(<ResumesScreen />)
  const field = await screen.findByLabelText('Add a CV')
  const hint = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('PDF, DOC or DOCX, at most 5 MB. You can store ten.')
  expect(screen.getByText('Choose a file')).toBeDefined()
  await choose('cv.pdf', 2400)
  expect(screen.getByText('cv.pdf, 2 KB')).toBeDefined()
  expect(screen.getByText('Choose another file')).toBeDefined()
})

test('highlights the field while a file is dragged over it', async () => {
  render(<ResumesScreen />)
  const field = await screen.findByLabelText('Add a CV')
  const isOver = () => field.parentElement?.hasAttribute('data-over')
  fireEvent.dragEnter(field)
  expect(isOver()).toBe(true)
  fireEvent.dragLeave(field)
  expect(isOver()).toBe(false)
})

test('uploads one CV at a time, with progress', async () => {
  const { promise: held, resolve: letGo } = createDeferred()
  server.use(
    http.post('*/upstream/v1/resume', async () => {
      calls.push('POST')
      await held
      return HttpResponse.json(toResume('cv.pdf'))
    }),
  )
  render(<ResumesScreen />)
  expect(screen.queryByRole('progressbar')).toBeNull()
  await choose('cv.pdf')
  await waitFor(() => expect(calls).toEqual(['POST']))
  expect(screen.getByRole('progressbar')).toBeDefined()
  expect(screen.getByLabelText('Add a CV').getAttribute('aria-disabled')).toBe('true')
  await choose('other.pdf')
  letGo()
  await screen.findByText('cv.pdf is saved.')
  expect(calls).toEqual(['POST'])
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByLabelText('Add a CV').getAttribute('aria-disabled')).toBe('false')
})

test.each([
  [0, 'Uploading, 0 %'],
  [0.5, 'Uploading, 50 %'],
  [1, 'Checking the file…'],
])('shows the progress %d as: %s', (progress, words) => {
  render(
    <FileUpload
      label="Add a CV"
      hint="PDF"
      progress={progress}
      problem=""
      done=""
      add={() => undefined}
    />,
  )
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: words }).max).toBe(1)
})

test('deletes a CV once, despite several clicks', async () => {
  stored = [toResume('old.pdf')]
  vi.mocked(showConfirmDialog).mockResolvedValue(true)
  const { promise: held, resolve: letGo } = createDeferred()
  server.use(
    http.delete('*/upstream/v1/resume/:id', async () => {
      calls.push('DELETE')
      await held
      return HttpResponse.json({ success: true })
    }),
  )
  render(<ResumesScreen />)
  const remove = await screen.findByRole('button', { name: 'Delete old.pdf' })
  expect([remove.textContent?.trim(), remove.getAttribute('aria-disabled')]).toEqual([
    'Delete',
    'false',
  ])
  await userEvent.click(remove)
  await waitFor(() => expect(remove.textContent).toContain('Deleting…'))
  expect(remove.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(remove)
  letGo()
  await screen.findByText(/No CVs yet/)
  expect(calls).toEqual(['DELETE'])
})

test.each([true, false])(
  'uses the browser’s dialog when ours does not load: %s',
  async (isSure) => {
    stored = [toResume('old.pdf')]
    vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.mocked(showConfirmDialog).mockRejectedValue(new Error('no chunk'))
    const ask = vi.spyOn(window, 'confirm').mockReturnValue(isSure)
    render(<ResumesScreen />)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete old.pdf' }))
    await waitFor(() =>
      expect(ask).toHaveBeenCalledWith('Are you sure you want to delete this file?'),
    )
    if (isSure) await screen.findByText(/No CVs yet/)
    expect(calls).toEqual(isSure ? [`DELETE ${ID}`] : [])
  },
)

test.each([
  ['a picture', 'cv.png', 10, /Scan the paper to a PDF/],
  ['a file of another type', 'cv.txt', 10, /not a PDF, DOC or DOCX/],
  ['an empty file', 'cv.pdf', 0, /is empty/],
  ['a file over 5 MB', 'cv.docx', 5 * 1024 * 1024 + 1, /larger than 5 MB/],
])('rejects %s without sending it', async (_, name, size, words) => {
  render(<ResumesScreen />)
  await choose(name, size)
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  expect(screen.getByLabelText('Add a CV').getAttribute('aria-invalid')).toBe('true')
  expect(calls).toEqual([])
})

test.each([
  [409, 'You have 10 CVs. Delete one you do not need.', /You have 10 CVs/],
  [415, 'The virus scanner rejected this file.', /virus scanner rejected/],
  [503, 'Files cannot be checked at the moment.', /cannot be checked/],
  [503, UNREACHABLE_MESSAGE, /Our service is not responding/],
  [500, 'x', /Our service is not responding/],
])('shows why the API rejected a file with %i', async (status, message, words) => {
  server.use(refuse(status, message))
  render(<ResumesScreen />)
  await choose('cv.pdf')
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  await screen.findByText(/No CVs yet/)
})

test('deletes only after the confirmation of spec §8', async () => {
  stored = [toResume('old.pdf')]
  vi.mocked(showConfirmDialog).mockResolvedValueOnce(false).mockResolvedValueOnce(true)
  render(<ResumesScreen />)
  const remove = await screen.findByRole('button', { name: 'Delete old.pdf' })
  await userEvent.click(remove)
  expect(vi.mocked(showConfirmDialog).mock.calls[0]?.[0]).toMatchObject({
    title: 'Confirmation!',
    text: 'Are you sure you want to delete this file?',
    cancel: 'Cancel',
    confirm: 'Delete',
  })
  expect(calls).toEqual([])
  await userEvent.click(remove)
  await screen.findByText(/No CVs yet/)
  expect(calls).toEqual([`DELETE ${ID}`])
  const heading = screen.getByRole('heading', { name: 'Your CVs' })
  expect([document.activeElement, heading.tabIndex]).toEqual([heading, -1])
})

test('keeps the row and shows an error when deleting fails', async () => {
  stored = [toResume('old.pdf')]
  vi.mocked(showConfirmDialog).mockResolvedValue(true)
  server.use(http.delete('*/upstream/v1/resume/:id', () => HttpResponse.error()))
  render(<ResumesScreen />)
  await userEvent.click(await screen.findByRole('button', { name: 'Delete old.pdf' }))
  await waitFor(() => expect(screen.getByText(/is not responding/)).toBeDefined())
  expect(screen.getByRole('link', { name: 'Download old.pdf' })).toBeDefined()
})
