import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ScrollToTop } from '@/components/layout/services/scrolling'
import { publishAddress } from '@/lib/browser/page/address'

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
  vi.unstubAllGlobals()
  scrollTo.mockReset()
  document.body.replaceChildren()
})

function visit(href: string, by: 'link' | 'back' = 'link') {
  window.history.pushState(null, '', href)
  if (by === 'back') window.dispatchEvent(new PopStateEvent('popstate'))
  const { pathname, search } = window.location
  act(() => publishAddress({ path: pathname, query: search.slice(1) }))
}

const glide = [[{ top: 160, behavior: 'instant' }], [{ top: 0, behavior: 'smooth' }]]

test('glides the last of the way to the top when the base name changes', () => {
  visit('/news')
  expect(scrollTo.mock.calls).toEqual(glide)
})

test('a page left at its top is followed by one at its top', () => {
  vi.stubGlobal('scrollY', 0)
  window.dispatchEvent(new Event('scroll'))
  visit('/news')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})

test('a page that was never scrolled is followed by one at its top', () => {
  cleanup()
  render(<ScrollToTop />)
  visit('/news')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})

test.each(['wheel', 'touchmove', 'keydown', 'popstate'])('a glide ends with a %s', (hand) => {
  visit('/news')
  scrollTo.mockReset()
  vi.stubGlobal('scrollY', 70)
  window.dispatchEvent(new Event(hand))
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 70, behavior: 'instant' })
  window.dispatchEvent(new Event(hand))
  expect(scrollTo).toHaveBeenCalledTimes(1)
})

test('a glide that has arrived leaves the hand alone', () => {
  visit('/news')
  scrollTo.mockReset()
  window.dispatchEvent(new Event('scrollend'))
  window.dispatchEvent(new Event('wheel'))
  expect(scrollTo).not.toHaveBeenCalled()
})

test('stays where it is within one base name', () => {
  visit('/jobs/7')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('scrolls when a hash is present that names nothing on the page', () => {
  visit('/jobs/7#gone')
  expect(scrollTo.mock.calls).toEqual(glide)
})

test('leaves a hash that names a part of the page to that part', () => {
  const part = document.createElement('h2')
  part.id = 'apply'
  document.body.append(part)
  visit('/jobs/7#apply')
  expect(scrollTo).not.toHaveBeenCalled()
})

test('going back keeps the place the visitor had reached', () => {
  visit('/news', 'back')
  expect(scrollTo).not.toHaveBeenCalled()
  visit('/majors')
  expect(scrollTo.mock.calls).toEqual(glide)
})

test('jumps instead of gliding under reduced motion', () => {
  isCalm = true
  visit('/news')
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' })
})
