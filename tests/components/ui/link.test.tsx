import { cleanup, fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Link } from '@/components/ui/link'
import { renderWithRouter } from '../support/with-router'

beforeEach(() => window.history.replaceState(null, '', '/'))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const link = () => screen.getByRole('link', { name: 'Jobs' })

test('a visitor of the plain site stays there', () => {
  renderWithRouter(<Link href="/jobs">Jobs</Link>)
  expect(link().getAttribute('href')).toBe('/jobs')
})

test('a visitor inside /en is kept there', () => {
  window.history.replaceState(null, '', '/en/jobs/7')
  renderWithRouter(
    <>
      <Link href="/jobs">Jobs</Link>
      <Link href="/">Home</Link>
    </>,
  )
  expect(link().getAttribute('href')).toBe('/en/jobs')
  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/en')
})

test.each([['mouseEnter'], ['touchStart'], ['focus']] as const)('%s fetches ahead', (event) => {
  const { router } = renderWithRouter(<Link href="/jobs">Jobs</Link>)
  expect(router.prefetch).not.toHaveBeenCalled()
  fireEvent[event](link())
  expect(router.prefetch).toHaveBeenCalledWith('/jobs')
})

test('nothing is fetched ahead with the data saver on', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { router } = renderWithRouter(<Link href="/jobs">Jobs</Link>)
  fireEvent.mouseEnter(link())
  expect(router.prefetch).not.toHaveBeenCalled()
})

test.each([
  'https://t.me/visvakor',
  '//elsewhere.example/jobs',
  'mailto:hello@visvakor.example',
  '#apply',
])('%s is a plain anchor, left as it is, outside any router', (href) => {
  const html = renderToString(<Link href={href}>Jobs</Link>)
  expect(html).toBe(`<a href="${href}">Jobs</a>`)
})
