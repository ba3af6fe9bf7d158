import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ScholarshipResults } from '@/components/scholarships/scholarship-results'
import {
  type ScholarshipSummary,
  scholarshipEndpoints,
} from '@/lib/contract/scholarships/scholarship'
import { serveProfile } from '../support/profile-api'
import { renderWithRouter } from '../support/with-router'

serveProfile()

/** jsdom draws nothing, so nothing ever comes near. */
class NothingNear {
  observe = () => undefined
  disconnect = () => undefined
}

const CIVIL = { id: 7, name: 'Civil Engineering', nameKm: null }
const OTHER = { id: 2, name: 'Mining', nameKm: null }

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', NothingNear)
  Cookies.remove('signed_in')
  window.localStorage.setItem('person', JSON.stringify({ major: CIVIL.id }))
})

const grant = (id: number, title: string, major: typeof CIVIL): ScholarshipSummary => ({
  ...{ id, title, provider: 'Hinata Foundation', country: 'Japan', university: null },
  ...{ department: null, qualification: null, majors: [major], type: 'partial' },
  ...{ postedAt: '2026-11-10T01:00:00Z', updatedAt: '2026-11-10T01:00:00Z' },
  ...{ openingDate: null, closingDate: null, status: 'open' },
})

const bridges = grant(1, 'Bridges', CIVIL)
const mines = grant(2, 'Mines', OTHER)

/** A listing that comes anew, with other rows, when that is asked for. */
function Refreshed({ next }: { readonly next: readonly ScholarshipSummary[] }) {
  const [data, setData] = useState([bridges, mines])
  return (
    <>
      <button type="button" onClick={() => setData([...next])}>
        Refresh
      </button>
      <ScholarshipResults
        title="Scholarships"
        query={{ filters: {}, page: 1 }}
        page={scholarshipEndpoints.list.reply.parse({
          ...{ data, total: data.length, limit: 20, offset: 0, closingThisWeek: 0 },
        })}
        facets={null}
        choices={{}}
        active={[]}
        broader={[]}
        offers={[]}
        today="2026-11-20"
      />
    </>
  )
}

/** Title and mark of each row, in the order one meets them. */
const marks = () =>
  [...document.querySelectorAll('.job-row')].map((row) => [
    row.querySelector('h2')?.textContent,
    row.querySelector('[data-fit]')?.textContent,
  ])

test('what comes anew at the same address is marked as what it asks for', async () => {
  renderWithRouter(<Refreshed next={[mines, bridges]} />)
  await screen.findByText('Fits you')
  expect(marks()).toEqual([
    ['Bridges', 'Fits you'],
    ['Mines', 'Asks for another major'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Fits you')
  expect(marks()).toEqual([
    ['Mines', 'Asks for another major'],
    ['Bridges', 'Fits you'],
  ])
})

test('another row that asks for the same is marked, too', async () => {
  renderWithRouter(<Refreshed next={[bridges, grant(3, 'Pits', OTHER)]} />)
  await screen.findByText('Fits you')
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Fits you')
  expect(marks()).toEqual([
    ['Bridges', 'Fits you'],
    ['Pits', 'Asks for another major'],
  ])
})
