import { beforeEach, expect, it, vi } from 'vitest'
import {
  restoreScrollAfterSignIn,
  saveScrollBeforeSignIn,
} from '@/lib/browser/page/scroll-across-sign-in'

const scrolled: unknown[] = []

/** Rows of 100 px height, the first at 400 px. */
function showRows(...ids: readonly number[]): void {
  const rows = ids.map((id) => `<li><a href="/en/jobs/${id}/title">x</a><button>y</button></li>`)
  document.body.innerHTML = `<main><ul>${rows.join('')}</ul></main>`
  document.querySelectorAll('li').forEach((row, index) => {
    row.getBoundingClientRect = () => new DOMRect(0, 400 + index * 100 - window.scrollY, 360, 100)
  })
}

beforeEach(() => {
  scrolled.length = 0
  window.history.replaceState(null, '', '/en/jobs?page=2')
  vi.stubGlobal('scrollTo', ({ top }: ScrollToOptions) => scrolled.push(top))
  vi.stubGlobal('scrollY', 0)
})

function leaveFrom(index: number): void {
  const button = document.querySelectorAll('button')[index]
  if (button) saveScrollBeforeSignIn(button)
}

it('scrolls back to the row that was left, also when new rows come first', () => {
  showRows(1, 2, 3)
  vi.stubGlobal('scrollY', 350)
  leaveFrom(1)
  vi.stubGlobal('scrollY', 0)
  showRows(9, 1, 2, 3)
  restoreScrollAfterSignIn()
  expect(scrolled).toEqual([450])
})

it('scrolls once, and only on the page that was left', () => {
  showRows(1, 2, 3)
  leaveFrom(2)
  window.history.replaceState(null, '', '/en/jobs')
  restoreScrollAfterSignIn()
  expect(scrolled).toEqual([])
  window.history.replaceState(null, '', '/en/jobs?page=2')
  restoreScrollAfterSignIn()
  restoreScrollAfterSignIn()
  expect(scrolled).toHaveLength(1)
})

it('scrolls to the top when the row is gone', () => {
  showRows(1, 2, 3)
  leaveFrom(2)
  showRows(1, 2)
  restoreScrollAfterSignIn()
  expect(scrolled).toEqual([0])
})

it('restores the position when the page was left from another kind of row', () => {
  document.body.innerHTML = '<main><ul><li><button>y</button></li></ul></main>'
  vi.stubGlobal('scrollY', 700)
  leaveFrom(0)
  vi.stubGlobal('scrollY', 0)
  restoreScrollAfterSignIn()
  expect(scrolled).toEqual([700])
})

it.each([
  '{half',
  'null',
  JSON.stringify({ page: '/en/jobs?page=2' }),
  JSON.stringify({ page: '/en/jobs?page=2', row: '' }),
  JSON.stringify({ page: '/en/jobs?page=2', top: 7 }),
])('ignores invalid stored values: %s', (text) => {
  window.sessionStorage.setItem('return-place', text)
  restoreScrollAfterSignIn()
  expect(scrolled).toEqual([])
})

it('restores the position of a page without rows', () => {
  document.body.innerHTML = '<main><button>y</button></main>'
  vi.stubGlobal('scrollY', 700)
  leaveFrom(0)
  vi.stubGlobal('scrollY', 0)
  restoreScrollAfterSignIn()
  expect(scrolled).toEqual([700])
})
