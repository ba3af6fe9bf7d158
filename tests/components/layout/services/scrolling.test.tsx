import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScrollToTop } from '@/components/layout/services/scrolling'
import { publishPageUrl } from '@/lib/browser/page/page-url'

const scrollTo = vi.fn()
let isCalm = false

beforeEach(() => {
  isCalm = false
  vi.stubGlobal('scrollTo', scrollTo)
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
  vi.stubGlobal('scrollY', 900)
  visit('/jobs')
  render(<ScrollToTop />)
  window.dispatchEvent(new Event('scroll'))
})
afterEach(() => {
  window.dispatchEvent(new Event('scrollend'))
  cleanup()
  scrollTo.mockReset()
  document.body.replaceChildren()
})

function visit(href: string, by: 'link' | 'back' = 'link') {
  window.history.pushState(null, '', href)
  if (by === 'back') window.dispatchEvent(new PopStateEvent('popstate'))
  const { pathname, search } = window.location
  act(() => publishPageUrl({ path: pathname, query: search.slice(1) }))
}

const glide = [[{ top: 160, behavior: 'instant' }], [{ top: 0, behavior: 'smooth' }]]

test('scrolls smoothly to the top on a change of section', () => {
  visit('/news')
  expect(scrollTo.mock.calls).toEqual(glide)
})

test('jumps to the top when the previous page was at its top', () => {
  vi.stubGlobal('scrollY', 0)
  window.dispatchEvent(new Event('scroll'))
  visit('/news')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})

test('jumps to the top when the previous page was never scrolled', () => {
  cleanup()
  render(<ScrollToTop />)
  visit('/news')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})

test.each(['wheel', 'touchmove', 'keydown', 'popstate'])('stops smooth scrolling on %s', (hand) => {
  visit('/news')
  scrollTo.mockReset()
  vi.stubGlobal('scrollY', 70)
  window.dispatchEvent(new Event(hand))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 70, behavior: 'instant' })
  window.dispatchEvent(new Event(hand))
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

test('does not stop a scroll that has ended', () => {
  visit('/news')
  scrollTo.mockReset()
  window.dispatchEvent(new Event('scrollend'))
  window.dispatchEvent(new Event('wheel'))
  expect(scrollTo).not.toHaveBeenCalled()
})

test('keeps the position within one section', () => {
  visit('/jobs/7')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('scrolls to the top when the hash does not exist on the page', () => {
  visit('/jobs/7#gone')
  expect(scrollTo.mock.calls).toEqual(glide)
})

test('does not scroll when the hash exists on the page', () => {
  const part = document.createElement('h2')
  part.id = 'apply'
  document.body.append(part)
  visit('/jobs/7#apply')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('keeps the restored position when going back', () => {
  visit('/news', 'back')
  expect(scrollTo).not.toHaveBeenCalled()
  visit('/majors')
  expect(scrollTo.mock.calls).toEqual(glide)
})

test('jumps under reduced motion', () => {
  isCalm = true
  visit('/news')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})
