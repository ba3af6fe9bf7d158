import { fireEvent, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { Link } from '@/components/ui/link'
import { renderWithRouter } from '../support/with-router'

beforeEach(() => window.history.replaceState(null, '', '/'))

const link = () => screen.getByRole('link', { name: 'Jobs' })

/** Clicks the link; true when the browser would have followed it. */
function isLeftToBrowser(keys: object = {}): boolean {
  let isLeft = false
  const hear = (event: Event) => {
    isLeft = !event.defaultPrevented
    // jsdom does not navigate, and logs that.
    event.preventDefault()
  }
  window.addEventListener('click', hear, { once: true })
  fireEvent.click(link(), keys)
  return isLeft
}

test('stays on the plain site', () => {
  renderWithRouter(<Link href="/jobs">Jobs</Link>)
  expect(link().getAttribute('href')).toBe('/jobs')
})

test('stays under /en', () => {
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

test('follows the query that a script gave it, although its href has none', () => {
  const { router } = renderWithRouter(<Link href="/jobs">Jobs</Link>)
  link().setAttribute('data-query', '?page=2')
  fireEvent.click(link())
  expect(router.push).toHaveBeenCalledWith('/jobs?page=2', { scroll: true })
})

test.each([['mouseEnter'], ['touchStart'], ['focus']] as const)(
  '%s prefetches the page',
  (event) => {
    const { router } = renderWithRouter(<Link href="/jobs">Jobs</Link>)
    expect(router.prefetch).not.toHaveBeenCalled()
    fireEvent[event](link())
    expect(router.prefetch).toHaveBeenCalledWith('/jobs')
  },
)

test('prefetches nothing with the data saver on', () => {
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
])('%s is an unchanged plain anchor, outside any router', (href) => {
  const html = renderToString(<Link href={href}>Jobs</Link>)
  expect(html).toBe(`<a href="${href}">Jobs</a>`)
})

test('a click navigates by the router with the options of the link', () => {
  const { router } = renderWithRouter(
    <>
      <Link href="/jobs">Jobs</Link>
      <Link href="/majors" replace scroll={false}>
        Majors
      </Link>
    </>,
  )
  expect(isLeftToBrowser()).toBe(false)
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/jobs', { scroll: true })
  fireEvent.click(screen.getByRole('link', { name: 'Majors' }))
  expect(router.replace).toHaveBeenCalledExactlyOnceWith('/majors', { scroll: false })
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'a click with %j is left to the browser',
  (keys) => {
    const { router } = renderWithRouter(<Link href="/jobs">Jobs</Link>)
    expect(isLeftToBrowser(keys)).toBe(true)
    expect(router.push).not.toHaveBeenCalled()
  },
)

test.each([{ target: '_blank' }, { download: 'cv.pdf' }])(
  'a link with %j is left to the browser',
  (props) => {
    const { router } = renderWithRouter(
      <Link href="/jobs" {...props}>
        Jobs
      </Link>,
    )
    expect(isLeftToBrowser()).toBe(true)
    expect(router.push).not.toHaveBeenCalled()
  },
)
