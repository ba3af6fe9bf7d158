import { afterEach, expect, it, vi } from 'vitest'
import { updateListBackNavigation } from '@/lib/browser/page/list-back-navigation'

const BREADCRUMB = `<nav aria-label="Breadcrumb"><a href="/en">Home</a><a href="/en/jobs">Jobs</a></nav>`
const ROWS = [77, 7].map((id) => `<li><a href="/en/jobs/${id}/title">${id}</a></li>`).join('')

let leaving = new AbortController()

/** Navigates from one URL to the next; each is `path` or `path?query`. */
function go(from: string | null, to: string): void {
  const [left, shown] = [from, to].map((address) => {
    const [path = '', query = ''] = address?.split('?') ?? []
    return { path, query }
  })
  if (shown) updateListBackNavigation(from === null ? null : (left ?? null), shown, leaving.signal)
}

function readCrumbs(): (string | null)[] {
  return [...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))
}

/** Opens the document by a link on another page, or by a reload. */
function openFrom(referrer: string, type: string): void {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer)
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] })
}

afterEach(() => {
  leaving.abort()
  leaving = new AbortController()
  document.body.innerHTML = ''
})

it('the breadcrumb leads to the list with its last filters, also after a reload', () => {
  document.body.innerHTML = BREADCRUMB
  go('/jobs?locationId=12&page=3', '/jobs/7/engineer')
  expect(readCrumbs()[0]).toBe('/en')
  expect(readCrumbs()[1]).toMatch(/\/en\/jobs\?locationId=12&page=3$/)
  document.body.innerHTML = BREADCRUMB
  go(null, '/jobs/7/engineer')
  expect(readCrumbs()[1]).toMatch(/\/en\/jobs\?locationId=12&page=3$/)
})

it('leads to the filters of the list that opened the page before its scripts ran', () => {
  document.body.innerHTML = BREADCRUMB
  openFrom(`${window.location.origin}/en/jobs?locationId=12`, 'navigate')
  go(null, '/jobs/7/engineer')
  expect(readCrumbs()[1]).toMatch(/\/en\/jobs\?locationId=12$/)
})

it.each([
  ['after a reload', `${window.location.origin}/jobs?locationId=12`, 'reload'],
  ['from another site', 'https://other.example/jobs?locationId=12', 'navigate'],
  ['without a referrer', '', 'navigate'],
])('leads to the unfiltered list when nothing is stored: %s', (_, referrer, type) => {
  document.body.innerHTML = BREADCRUMB
  openFrom(referrer, type)
  go(null, '/jobs/7')
  expect(readCrumbs()[1]).toBe('/en/jobs')
})

it('leads to the unfiltered list after filters were removed, and from another area', () => {
  document.body.innerHTML = BREADCRUMB
  document.querySelectorAll('a')[1]?.setAttribute('data-query', '?page=9')
  go('/internships?page=2', '/jobs/7')
  expect(readCrumbs()[1]).toBe('/en/jobs')
  expect(document.querySelector('[data-query]')).toBeNull()
  go('/jobs?page=3', '/jobs')
  go('/jobs', '/jobs/7')
  expect(readCrumbs()[1]).toBe('/en/jobs')
})

it('stores no other pages', () => {
  go('/login?next=%2Fprofile', '/profile')
  expect(window.sessionStorage).toHaveLength(0)
})

it('leads to the unfiltered list when storage is invalid', () => {
  document.body.innerHTML = BREADCRUMB
  window.sessionStorage.setItem('last-lists', 'not JSON')
  go(null, '/jobs/7')
  expect(readCrumbs()[1]).toBe('/en/jobs')
})

it('focuses the row that was opened, once it is rendered', async () => {
  go('/jobs/7/title', '/jobs')
  document.body.innerHTML = `<main><ul>${ROWS}</ul></main>`
  await expect.poll(() => document.activeElement?.textContent).toBe('7')
})

it('takes the focus from no other element, and sets none on other pages', () => {
  document.body.innerHTML = `<input><main><ul>${ROWS}</ul></main>`
  go('/jobs/7/title', '/internships')
  go('/jobs', '/jobs')
  expect(document.activeElement).toBe(document.body)
  const input = document.querySelector('input')
  input?.focus()
  go('/jobs/7', '/jobs')
  expect(document.activeElement).toBe(input)
})
