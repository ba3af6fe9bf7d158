import { cleanup, configure, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { SavedScholarships } from '@/components/saved/saved-scholarships'
import { getQueryClient } from '@/lib/browser/wire/query-client'
import type { ScholarshipSummary } from '@/lib/contract/scholarships/scholarship'
import { renderWithRouter } from '../support/with-router'

// Patience with a busy machine.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const LIMIT = 20

/** What is saved, last saved first, as the API keeps it. */
let saved: number[] = []
const asked: number[] = []

function toScholarship(id: number): ScholarshipSummary {
  return {
    id,
    title: `Scholarship ${id}`,
    provider: 'A fund',
    country: 'Japan',
    university: null,
    department: null,
    qualification: null,
    majors: [],
    type: 'full',
    postedAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    openingDate: null,
    closingDate: id === 1 ? '2020-01-31' : null,
    status: id === 1 ? 'closed' : 'open',
  }
}

const server = setupServer(
  http.get('*/upstream/v1/scholarship/saved', ({ request }) => {
    const { searchParams } = new URL(request.url)
    // The hearts ask with a limit of their own.
    const limit = Number(searchParams.get('limit') ?? LIMIT)
    const offset = Number(searchParams.get('offset'))
    if (limit === LIMIT) asked.push(offset)
    const data = saved.slice(offset, offset + limit).map(toScholarship)
    return HttpResponse.json({ data, total: saved.length, totalIsExact: true, limit, offset })
  }),
  http.post('*/upstream/v1/scholarship/:id/save', ({ params }) => {
    saved = [Number(params.id), ...saved]
    return HttpResponse.json({ success: true })
  }),
  http.delete('*/upstream/v1/scholarship/:id/save', ({ params }) => {
    saved = saved.filter((id) => id !== Number(params.id))
    return HttpResponse.json({ success: true })
  }),
)

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  await import('@/components/saving/save-heart')
}, 60_000)
beforeEach(() => {
  saved = [3, 2, 1]
  asked.length = 0
  Cookies.set('installation', 'known')
  Cookies.set('signed_in', '1')
})
afterEach(() => {
  cleanup()
  server.resetHandlers()
  getQueryClient().clear()
  vi.restoreAllMocks()
})
afterAll(() => server.close())

const heart = (id: number) => screen.findByRole('button', { name: `Save Scholarship ${id}` })

test('lists what is saved, closed ones marked', async () => {
  renderWithRouter(<SavedScholarships />)
  expect(await screen.findByText('3 scholarships saved')).toBeDefined()
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Scholarship 3',
    'Scholarship 2',
    'Scholarship 1',
  ])
  expect(screen.getByText('Closed 31 Jan 2020')).toBeDefined()
})

test('an empty list says what to do and where', async () => {
  saved = []
  renderWithRouter(<SavedScholarships />)
  const link = await screen.findByRole('link', { name: 'Look at scholarships' })
  expect(link.getAttribute('href')).toBe('/scholarships')
})

test('what is taken off stays in its place, to be put back', async () => {
  renderWithRouter(<SavedScholarships />)
  await userEvent.click(await heart(2))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: keep Scholarship 2' }))
  await waitFor(() => expect(saved).toEqual([2, 3, 1]))
  await waitFor(() => expect(screen.queryByText('Removed from your list.')).toBeNull())
  expect(document.activeElement).toBe(await heart(2))
})

test('a finger that is faster than the line puts it back all the same', async () => {
  let goOn: () => void = () => undefined
  const line = new Promise<void>((resolve) => {
    goOn = resolve
  })
  server.use(
    http.delete('*/upstream/v1/scholarship/2/save', async () => {
      await line
      saved = saved.filter((id) => id !== 2)
      return HttpResponse.json({ success: true })
    }),
  )
  renderWithRouter(<SavedScholarships />)
  await userEvent.click(await heart(2))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo: keep Scholarship 2' }))
  await waitFor(() => expect(screen.queryByText('Removed from your list.')).toBeNull())
  expect(saved).toEqual([3, 2, 1])
  goOn()
  await waitFor(() => expect(saved).toEqual([2, 3, 1]))
  expect((await heart(2)).getAttribute('aria-pressed')).toBe('true')
})

test('says so when it could not be put back', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  renderWithRouter(<SavedScholarships />)
  await userEvent.click(await heart(2))
  const undo = await screen.findByRole('button', { name: 'Undo: keep Scholarship 2' })
  await waitFor(() => expect(saved).toEqual([3, 1]))
  server.use(http.post('*/upstream/v1/scholarship/2/save', () => HttpResponse.error()))
  await userEvent.click(undo)
  expect(await screen.findByText(/did not work/)).toBeDefined()
})

test('shows more without leaving out what moved up when others were taken off', async () => {
  saved = Array.from({ length: 25 }, (_, index) => 25 - index)
  renderWithRouter(<SavedScholarships />)
  await userEvent.click(await heart(24))
  await waitFor(() => expect(saved).toHaveLength(24))
  await userEvent.click(screen.getByRole('button', { name: 'Show more scholarships' }))
  await waitFor(() => expect(screen.getAllByRole('heading')).toHaveLength(25))
  expect(asked).toEqual([0, 19])
  expect(screen.queryByRole('button', { name: 'Show more scholarships' })).toBeNull()
})

test('a list that did not come can be asked for again in place', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  server.use(
    http.get('*/upstream/v1/scholarship/saved', () => HttpResponse.error(), { once: true }),
    http.get('*/upstream/v1/scholarship/saved', () => HttpResponse.error(), { once: true }),
  )
  renderWithRouter(<SavedScholarships />)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('3 scholarships saved')).toBeDefined()
})

test('says so when the next ones did not come, and keeps those that did', async () => {
  saved = Array.from({ length: 25 }, (_, index) => 25 - index)
  renderWithRouter(<SavedScholarships />)
  const more = await screen.findByRole('button', { name: 'Show more scholarships' })
  expect(screen.queryByText(/did not come/)).toBeNull()
  vi.spyOn(console, 'warn').mockReturnValue(undefined)
  server.use(
    http.get('*/upstream/v1/scholarship/saved', () => HttpResponse.error(), { once: true }),
  )
  await userEvent.click(more)
  expect(await screen.findByText(/The next ones did not come/)).toBeDefined()
  expect(screen.getAllByRole('heading')).toHaveLength(20)
  await userEvent.click(more)
  await waitFor(() => expect(screen.getAllByRole('heading')).toHaveLength(25))
  expect(screen.queryByText(/did not come/)).toBeNull()
})
