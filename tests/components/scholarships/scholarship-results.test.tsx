import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import Cookies from 'js-cookie'
import { type ComponentProps, useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ScholarshipResults } from '@/components/scholarships/scholarship-results'
import {
  type ScholarshipSummary,
  scholarshipEndpoints,
} from '@/lib/contract/scholarships/scholarship'
import { serveProfile } from '../support/profile-api'
import { renderWithRouter } from '../support/with-router'

serveProfile()

/** jsdom has no layout, so nothing comes near the viewport. */
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

/** A listing that is rendered again with other rows on a click. */
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

/** Title and mark of each row in order. */
const marks = () =>
  [...document.querySelectorAll('.job-row')].map((row) => [
    row.querySelector('h2')?.textContent,
    row.querySelector('[data-fit]')?.textContent,
  ])

type Shown = Partial<ComponentProps<typeof ScholarshipResults>>

function renderResults(data: readonly ScholarshipSummary[], changes: Shown = {}) {
  const page = { data, total: data.length, limit: 20, offset: 0, closingThisWeek: 0 }
  renderWithRouter(
    <ScholarshipResults
      title="Scholarships"
      query={{ filters: {}, page: 1 }}
      page={scholarshipEndpoints.list.reply.parse(page)}
      {...{ facets: null, choices: {}, active: [], broader: [], offers: [] }}
      today="2026-11-20"
      {...changes}
    />,
  )
}

const japan = { name: 'country', words: 'Japan', khmer: null, withoutHref: '/scholarships' }
const searched = {
  ...japan,
  name: 'searchText',
  words: '“mining”',
  withoutHref: '/scholarships?country=jp',
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent)

test('shows a single row, and no filters when none is active', () => {
  renderResults([bridges])
  expect(titles()).toEqual(['Bridges'])
  expect(screen.getByRole('button', { name: 'See what fits me' })).toBeDefined()
  expect(screen.getByText('Filters').tagName).toBe('SUMMARY')
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull()
  expect(document.querySelector('[name="sort"]')).toBeNull()
})

test('has no qualification check when nothing is open', () => {
  renderResults([])
  expect(titles()).toEqual(['No scholarships are open right now'])
  expect(screen.queryByRole('button', { name: 'See what fits me' })).toBeNull()
})

test('says when no item matches the filters, and keeps the order in the form', () => {
  renderResults([], { active: [japan], query: { filters: { sort: 'closing' }, page: 1 } })
  expect(titles()).toEqual(['No scholarships match your filters'])
  expect(screen.getByText('Filters (1)').tagName).toBe('SUMMARY')
  expect(screen.getByRole('link', { name: 'Remove filter Japan' })).toBeDefined()
  expect(document.querySelector<HTMLInputElement>('input[name="sort"]')?.value).toBe('closing')
})

test('the search text can be removed, but does not count as a filter', () => {
  renderResults([], { active: [searched] })
  expect(screen.getByText('Filters').tagName).toBe('SUMMARY')
  expect(screen.getByRole('link', { name: 'Remove filter “mining”' })).toBeDefined()
  renderResults([], { active: [searched, japan] })
  expect(screen.getByText('Filters (1)').tagName).toBe('SUMMARY')
})

test('shows two items with the same name', () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  renderResults([bridges, grant(4, 'Bridges', OTHER)])
  expect(titles()).toEqual(['Bridges', 'Bridges'])
  const said = complain.mock.calls.map(([words]) => String(words))
  expect(said.filter((words) => words.includes('same key'))).toEqual([])
})

test('marks rows again after a refresh at the same URL', async () => {
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

test('marks a new row with the same requirements', async () => {
  renderWithRouter(<Refreshed next={[bridges, grant(3, 'Pits', OTHER)]} />)
  await screen.findByText('Fits you')
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await screen.findByText('Fits you')
  expect(marks()).toEqual([
    ['Bridges', 'Fits you'],
    ['Pits', 'Asks for another major'],
  ])
})
