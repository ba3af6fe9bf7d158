import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import Cookies from 'js-cookie'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApplyFiltersButton } from '@/components/listing/apply-filters-button'
import { FilterPanel } from '@/components/listing/listing-layout'
import { provideMockServer } from '@/tests/support/mock-server'

// Patience with a busy machine.
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const asked: string[] = []
let total = 47
provideMockServer(
  http.get('*/upstream/v1/job', ({ request }) => {
    asked.push(new URL(request.url).search)
    return total < 0
      ? HttpResponse.json({ statusCode: 400, message: 'No.' }, { status: 400 })
      : HttpResponse.json({ data: [], total, totalIsExact: total < 100, limit: 1, offset: 0 })
  }),
)

let isSpreadsheet = true

beforeEach(() => {
  asked.length = 0
  total = 47
  isSpreadsheet = true
  Cookies.set('installation', 'known')
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.startsWith('(scripting') && isSpreadsheet,
    addEventListener: () => undefined,
  }))
})

const list = (
  <>
    <header>
      <a href="/">Home</a>
    </header>
    <form aria-label="Filters">
      <input name="searchText" defaultValue=" bridge " />
      <FilterPanel active={[]}>
        <label>
          <input type="checkbox" name="locationId" value="1" />
          Phnom Penh
        </label>
        <input type="checkbox" name="locationId" value="2" defaultChecked aria-label="Kandal" />
        <ApplyFiltersButton many="jobs" api="/v1/job" />
      </FilterPanel>
    </form>
  </>
)

const panel = () => document.querySelector('details') ?? document.createElement('details')

/** jsdom opens a disclosure without an event. */
function toggle(isOpen: boolean) {
  panel().open = isOpen
  act(() => void panel().dispatchEvent(new Event('toggle')))
}

const isInert = () => screen.getByText('Home').closest('header')?.inert
const button = (name: string) => screen.findByRole('button', { name })

test('opens as a dialog over an inert page, and shows how many results remain', async () => {
  render(list)
  toggle(true)
  expect(await button('Show 47 jobs')).toBeDefined()
  expect(asked).toEqual(['?limit=1&searchText=bridge&locationId=2'])
  const dialog = screen.getByRole('dialog', { name: 'Filters' })
  expect(dialog.contains(panel())).toBe(true)
  await waitFor(() => expect(isInert()).toBe(true))
  total = 1
  fireEvent.click(screen.getByLabelText('Phnom Penh'))
  expect(await button('Show 1 job')).toBeDefined()
  expect(asked.at(-1)).toBe('?limit=1&searchText=bridge&locationId=1&locationId=2')
  expect(screen.getByText('1 job').getAttribute('role')).toBe('status')
})

test('Escape closes it, and returns the page and the focus', async () => {
  render(list)
  toggle(true)
  await waitFor(() => expect(isInert()).toBe(true))
  fireEvent.keyDown(screen.getByLabelText('Kandal'), { key: 'Escape' })
  expect(panel().open).toBe(false)
  expect(isInert()).toBe(false)
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.documentElement.style.overflow).toBe('')
  expect(document.activeElement).toBe(document.querySelector('summary'))
})

test('closes on submit and on unmount', async () => {
  const { unmount } = render(list)
  toggle(true)
  await waitFor(() => expect(isInert()).toBe(true))
  const form = screen.getByRole('form')
  form.addEventListener('submit', (event) => event.preventDefault())
  fireEvent.submit(form)
  expect([panel().open, isInert()]).toEqual([false, false])
  toggle(true)
  await waitFor(() => expect(document.documentElement.style.overflow).toBe('hidden'))
  unmount()
  expect(document.documentElement.style.overflow).toBe('')
})

test('the button has no count when counting fails, and marks a lower bound', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  total = 2000
  render(list)
  toggle(true)
  expect(await button('Show 2,000+ jobs')).toBeDefined()
  total = -1
  fireEvent.click(screen.getByLabelText('Kandal'))
  expect(await button('Show jobs')).toBeDefined()
})

test('is not a dialog on a wide screen', async () => {
  isSpreadsheet = false
  render(list)
  toggle(true)
  await act(async () => void (await import('@/lib/browser/page/filter-sheet')))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(asked).toEqual([])
})
