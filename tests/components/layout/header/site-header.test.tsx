import { act, cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SiteHeader } from '@/components/layout/header/site-header'
import { areaItems } from '@/components/navigation/site-navigation'
import { publishPageUrl } from '@/lib/browser/page/page-url'
import { renderWithRouter } from '@/tests/components/support/with-router'

function renderHeader(sticky = false, logo: string | null = null) {
  return renderWithRouter(
    <SiteHeader
      siteName="Visvakor"
      logo={logo}
      sticky={sticky}
      employerUrl="https://employer.visvakor.example"
      mainId="content"
    />,
  )
}

const tabs = () => within(screen.getByRole('navigation', { name: 'Search' })).getAllByRole('link')

test('has the four search tabs in order', () => {
  renderHeader()
  expect(tabs().map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Find Jobs', '/jobs'],
    ['Internships', '/internships'],
    ['Scholarships', '/scholarships'],
    ['Majors', '/majors'],
  ])
})

test('has a code for each tab (spec §2)', () => {
  expect(areaItems.map(({ code, href }) => [code, href])).toEqual([
    ['JOB', '/jobs'],
    ['INTERNSHIP', '/internships'],
    ['SCHOLARSHIP', '/scholarships'],
    ['MAJOR', '/majors'],
  ])
})

test('marks no tab before hydration, then the current one', () => {
  renderHeader()
  const current = () => tabs().map((tab) => tab.getAttribute('aria-current'))
  expect(current()).toEqual([null, null, null, null])
  act(() => publishPageUrl({ path: '/jobs', query: '' }))
  expect(current()).toEqual(['page', null, null, null])
  act(() => publishPageUrl({ path: '/majors/3', query: '' }))
  expect(current()).toEqual([null, null, null, 'true'])
})

test('opens the employer site in a new tab, and says so', () => {
  renderHeader()
  const [link] = screen.getAllByRole('link', { name: 'For employers (opens in a new tab)' })
  expect(link?.getAttribute('href')).toBe('https://employer.visvakor.example')
  expect(link?.getAttribute('target')).toBe('_blank')
})

test('has one combined sign-in link for signed-out visitors', () => {
  renderHeader()
  const link = screen.getByRole('link', { name: 'Sign in | Sign up' })
  expect(link.getAttribute('href')).toBe('/get-started')
})

test('shows the logo from the settings with the site name as its text alternative', () => {
  renderHeader(false, '/logo')
  const home = screen.getByRole('link', { name: 'Visvakor' })
  expect(home.querySelector('img')?.getAttribute('src')).toBe('/logo')
  expect(home.querySelector('svg')).toBeNull()
})

test('starts with a skip link', () => {
  renderHeader()
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe('#content')
})

test('is sticky only on request', () => {
  renderHeader(true)
  expect(screen.getByRole('banner').dataset.hidden).toBe('false')
  cleanup()
  renderHeader(false)
  expect(screen.getByRole('banner').dataset.hidden).toBeUndefined()
})
