import { act, configure, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApplyButton } from '@/components/applications/apply-button'
import { ListingRow } from '@/components/listing/listing-rows'
import { getQueryClient } from '@/lib/browser/api-client/query-client'
import { answer, serveProfile } from '../support/profile-api'
import { renderWithRouter } from '../support/with-router'

// Patience with a busy machine.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const { server } = serveProfile()
let asked = 0
let state = 'delivered'

beforeEach(() => {
  asked = 0
  state = 'delivered'
  server.use(
    http.get('*/upstream/v1/job-application/marks', () => {
      asked += 1
      const applicationId = '0f7c9d1e-2222-4333-8444-555566667777'
      const mark = { listingId: 7, applicationId, state, appliedAt: '2026-11-21T18:00:00.000Z' }
      return answer({ data: [mark] })
    }),
    http.get('*/upstream/v1/job/saved', () => answer({ data: [], total: 0 })),
  )
})

const row = (id: number) => (
  <ListingRow
    key={id}
    facts={[id, `Engineer ${id}`, 'Angkor Steel', 'Kandal', '$500', null, 'Full-time', 0]}
    listing="/jobs"
    today="2026-11-22"
    heading="h2"
  />
)
const action = <ApplyButton area="/v1/job" listing="/jobs" id={7} />

test('loads all marks of a page in one request, and marks what the user applied for', async () => {
  renderWithRouter(
    <ul>
      {[6, 7, 8].map(row)}
      <li>{action}</li>
    </ul>,
  )
  const link = await screen.findByRole('link', { name: 'Applied on 22 Nov' })
  expect(link.querySelector('svg')).not.toBeNull()
  expect(link.getAttribute('href')).toBe('/apply/jobs/7')
  await waitFor(() => expect(screen.getAllByText('Applied on 22 Nov')).toHaveLength(2))
  expect(screen.getByText('Engineer 7').closest('li')?.textContent).toContain('Applied on')
  expect(asked).toBe(1)
})

test('does not mark an undelivered application as applied', async () => {
  state = 'undeliverable'
  renderWithRouter(
    <ul>
      {row(7)}
      <li>{action}</li>
    </ul>,
  )
  const link = await screen.findByRole('link', { name: 'Not delivered' })
  expect(link.querySelector('svg')).toBeNull()
  expect(await screen.findByText('Application not delivered')).toBeDefined()
})

test('a signed-out visitor can apply, and no marks are requested', async () => {
  Cookies.remove('signed_in')
  renderWithRouter(action)
  await vi.dynamicImportSettled()
  await act(async () => undefined)
  expect(screen.getByRole('link', { name: 'Apply' })).toBeDefined()
  expect(asked).toBe(0)
})

test('offers to apply when the marks cannot be loaded', async () => {
  server.use(
    http.get('*/upstream/v1/job-application/marks', () => {
      asked += 1
      return HttpResponse.error()
    }),
  )
  renderWithRouter(action)
  expect(screen.getByRole('link', { name: 'Apply' }).getAttribute('href')).toBe('/apply/jobs/7')
  await waitFor(() => expect(asked).toBe(1))
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0))
  expect(screen.getByRole('link', { name: 'Apply' })).toBeDefined()
})
