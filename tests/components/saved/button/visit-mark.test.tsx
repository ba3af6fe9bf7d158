import { act, cleanup, render, screen } from '@testing-library/react'
import Cookies from 'js-cookie'
import { afterEach, expect, test } from 'vitest'
import { VisitMark } from '@/components/saved/button/visit-mark'
import { broadcastSessionChange } from '@/lib/browser/session/session-state'
import { clearVisitsOnUserChange, isSeen, markSeen, recordVisit } from '@/lib/browser/visits/visits'
import { toPostedDay } from '@/lib/shared/listing/rows/posted-day'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-22T05:00:00Z')

afterEach(() => {
  cleanup()
  Cookies.remove('signed_in')
  window.localStorage.clear()
  broadcastSessionChange()
})

const mark = (id: number, postedAt: number) => (
  <VisitMark area="/v1/job" id={id} posted={toPostedDay(postedAt)} />
)
const become = (hint: string | null) =>
  act(() => {
    if (hint === null) Cookies.remove('signed_in')
    else Cookies.set('signed_in', hint)
    broadcastSessionChange()
  })

test('on a first visit nothing is new; later what was posted since the visit before', () => {
  recordVisit(NOW - 24 * HOUR)
  const { container } = render(mark(1, NOW - 2 * HOUR))
  expect(container.innerHTML).toBe('')
  act(() => recordVisit(NOW))
  expect(container.textContent).toBe('New')
  render(mark(2, NOW - 48 * HOUR))
  expect(screen.getAllByText('New')).toHaveLength(1)
})

test('what is new stays so through one visit, however many pages it has', () => {
  recordVisit(NOW - 24 * HOUR)
  recordVisit(NOW)
  recordVisit(NOW + HOUR / 6)
  render(mark(1, NOW - 2 * HOUR))
  expect(screen.getByText('New')).toBeDefined()
})

test('what was opened is seen, at once in the list one comes back to, and of its area alone', () => {
  render(mark(7, NOW))
  act(() => markSeen('/v1/job', 7))
  expect(screen.getByText('Seen')).toBeDefined()
  expect(isSeen('/v1/internship', 7)).toBe(false)
})

test('five hundred are remembered, the last opened longest', () => {
  for (let id = 1; id <= 501; id += 1) markSeen('/v1/job', id)
  expect([isSeen('/v1/job', 1), isSeen('/v1/job', 2), isSeen('/v1/job', 501)]).toEqual([
    false,
    true,
    true,
  ])
})

test('what a stranger opened goes on with who signs in, and nothing stays for the next (promise T1)', async () => {
  const stop = clearVisitsOnUserChange()
  markSeen('/v1/job', 7)
  await become('1.dara')
  expect(isSeen('/v1/job', 7)).toBe(true)
  markSeen('/v1/job', 8)
  await become('1.bopha')
  expect(isSeen('/v1/job', 8)).toBe(false)
  markSeen('/v1/job', 9)
  await become(null)
  expect(isSeen('/v1/job', 9)).toBe(false)
  expect(window.localStorage.getItem('visits')).toBeNull()
  stop()
})

test('what somebody else wrote there counts as nothing', () => {
  window.localStorage.setItem('visits', '{"seen":7}')
  expect(isSeen('/v1/job', 7)).toBe(false)
  window.localStorage.setItem('visits', 'no JSON')
  expect(isSeen('/v1/job', 7)).toBe(false)
})

test('what was posted on the day of the last visit is new, what was posted the day before is not', () => {
  recordVisit(NOW - 24 * HOUR)
  recordVisit(NOW)
  expect(render(mark(1, NOW - 24 * HOUR)).container.textContent).toBe('New')
  expect(render(mark(2, NOW - 48 * HOUR)).container.textContent).toBe('')
})
