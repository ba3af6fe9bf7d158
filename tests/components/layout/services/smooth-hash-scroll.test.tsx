import { cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SmoothHashScroll } from '@/components/layout/services/scrolling'
import { publishPageUrl } from '@/lib/browser/page/page-url'

let isCalm = false
const { style } = document.documentElement

beforeEach(() => {
  isCalm = false
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }))
  window.history.pushState(null, '', '/en/news/7')
  publishPageUrl({ path: '/news/7', query: '' })
  render(<SmoothHashScroll />)
})
afterEach(() => {
  cleanup()
  style.removeProperty('scroll-behavior')
  document.body.replaceChildren()
})

function click(href: string): void {
  const link = document.createElement('a')
  link.setAttribute('href', href)
  link.addEventListener('click', (event) => event.preventDefault())
  document.body.append(link)
  link.click()
}

test('scrolls smoothly for a link within the page only', () => {
  click('#contents')
  expect(style.scrollBehavior).toBe('smooth')
  vi.runAllTimers()
  expect(style.scrollBehavior).toBe('')
})

test.each(['/news/8#contents', 'https://other.example/news/7#contents', '/en/news/7'])(
  'does not scroll smoothly for %s',
  (href) => {
    click(href)
    expect(style.scrollBehavior).toBe('')
  },
)

test('does not scroll smoothly under reduced motion', () => {
  isCalm = true
  click('#contents')
  expect(style.scrollBehavior).toBe('')
})
