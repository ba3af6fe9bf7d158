import { configure, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApplicationsScreen } from '@/components/applications/applications-screen'
import { showConfirmDialog } from '@/lib/browser/forms/alerts'
import type { ListedApplication } from '@/lib/contract/applications/application'
import { createDeferred } from '@/tests/support/deferred'
import { answer, serveProfile } from '../support/profile-api'
import { renderWithRouter } from '../support/with-router'

// Patience with a busy machine.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

vi.mock('@/lib/browser/forms/alerts', () => ({ showConfirmDialog: vi.fn() }))

const AT = '2026-11-22T04:00:00.000Z'
const company = { id: 3, name: 'Angkor Steel', logo: null, type: null }

function toApplication(
  id: number,
  state: ListedApplication['state'] = 'delivered',
  status: 'open' | 'closed' = 'open',
): ListedApplication {
  const listing = { id, title: `Engineer ${id}`, company, closingDate: null, status }
  return {
    id: `0f7c9d1e-2222-4333-8444-55556666770${id}`,
    listing: { kind: 'job', ...listing },
    state,
    appliedAt: AT,
    ...{ deliveredAt: AT, openedAt: null, undeliverableAt: AT, withdrawnAt: AT },
  }
}

const { server } = serveProfile()
let sent: ListedApplication[]
const withdrawn: unknown[] = []

beforeEach(() => {
  withdrawn.length = 0
  vi.mocked(showConfirmDialog).mockReset().mockResolvedValue(true)
  server.use(
    http.get('*/upstream/v1/application', ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get('offset'))
      const data = sent.slice(offset, offset + 2)
      return answer({ data, total: sent.length, limit: 2, offset })
    }),
  )
})

const rows = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const rowOf = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title })
  return within(heading.closest('li') ?? document.body)
}
const offers = (row: ReturnType<typeof within>) => [
  row.queryByRole('link', { name: /^View application/ }) !== null,
  row.queryByRole('button', { name: /^Withdraw/ }) !== null,
]

test('shows where to apply when no application was sent', async () => {
  sent = []
  renderWithRouter(<ApplicationsScreen />)
  const link = await screen.findByRole('link', { name: 'Browse jobs' })
  expect(link.getAttribute('href')).toBe('/jobs')
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(screen.queryByRole('button', { name: 'Show more applications' })).toBeNull()
})

test.each([
  ['delivered', [true, true]],
  ['undeliverable', [true, false]],
  ['withdrawn', [false, false]],
] as const)('offers the right actions for an application that is %s', async (state, offered) => {
  sent = [toApplication(1, state)]
  renderWithRouter(<ApplicationsScreen />)
  const row = await rowOf('Engineer 1')
  expect(offers(row)).toEqual(offered)
  expect(row.queryByText(/did not accept it/) !== null).toBe(state === 'undeliverable')
  expect(screen.queryByText(/have sent no applications/)).toBeNull()
})

test('marks an application whose listing has closed', async () => {
  sent = [toApplication(1), toApplication(2, 'delivered', 'closed')]
  renderWithRouter(<ApplicationsScreen />)
  expect((await rowOf('Engineer 1')).queryByText(/is closed/)).toBeNull()
  expect((await rowOf('Engineer 2')).getByText(/Listing closed/)).toBeDefined()
})

test('withdraws an application once, after a confirmation, despite several clicks', async () => {
  sent = [toApplication(1), toApplication(2)]
  const { promise: held, resolve: letGo } = createDeferred()
  server.use(
    http.delete('*/upstream/v1/job-application/:id', async ({ params }) => {
      withdrawn.push(params.id)
      await held
      return answer({ statusCode: 503, message: 'Away.' }, 503)
    }),
  )
  renderWithRouter(<ApplicationsScreen />)
  const row = await rowOf('Engineer 1')
  const button = row.getByRole('button', { name: 'Withdraw: Engineer 1' })
  expect(button.getAttribute('aria-disabled')).toBe('false')
  vi.mocked(showConfirmDialog).mockResolvedValueOnce(false)
  await userEvent.click(button)
  expect(withdrawn).toEqual([])
  await userEvent.click(button)
  await waitFor(() => expect(button.textContent).toBe('Withdrawing…'))
  expect((await rowOf('Engineer 2')).getByRole('button').textContent).toBe('Withdraw')
  await userEvent.click(button)
  expect(showConfirmDialog).toHaveBeenCalledTimes(2)
  letGo()
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(withdrawn).toEqual([sent[0]?.id])
})

test('loads more applications on demand, and shows an error when that fails', async () => {
  sent = [1, 2, 3].map((id) => toApplication(id))
  renderWithRouter(<ApplicationsScreen />)
  const more = await screen.findByRole('button', { name: 'Show more applications' })
  expect(rows()).toEqual(['Engineer 1', 'Engineer 2'])
  server.use(http.get('*/upstream/v1/application', () => HttpResponse.error(), { once: true }))
  await userEvent.click(more)
  expect(await screen.findByText(/More applications did not load/)).toBeDefined()
  await userEvent.click(more)
  await waitFor(() => expect(rows()).toEqual(['Engineer 1', 'Engineer 2', 'Engineer 3']))
  expect(screen.queryByRole('button', { name: 'Show more applications' })).toBeNull()
  expect(screen.getByRole('alert').textContent).toBe('')
})
