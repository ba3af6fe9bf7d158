import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { SeenOrNewBadge } from '@/components/saved/button/seen-or-new-badge'
import { clearVisitsOnUserChange, isSeen, markSeen, recordVisit } from '@/lib/browser/visits/visits'
import { toPostedDay } from '@/lib/shared/listing/rows/posted-day'
import { switchUser } from '@/tests/support/switch-user'

const HOUR = 3_600_000
const NOW = Date.parse('2026-11-22T05:00:00Z')

afterEach(() => {
  cleanup()
  switchUser('')
})

const mark = (id: number, postedAt: number) => (
  <SeenOrNewBadge area="/v1/job" id={id} posted={toPostedDay(postedAt)} />
)
test('nothing is new on a first visit; later, what was posted since the last visit', () => {
  recordVisit(NOW - 24 * HOUR)
  const { container } = render(mark(1, NOW - 2 * HOUR))
  expect(container.innerHTML).toBe('')
  act(() => recordVisit(NOW))
  expect(container.textContent).toBe('New')
  render(mark(2, NOW - 48 * HOUR))
  expect(screen.getAllByText('New')).toHaveLength(1)
})

test('what is new stays new during one visit', () => {
  recordVisit(NOW - 24 * HOUR)
  recordVisit(NOW)
  recordVisit(NOW + HOUR / 6)
  render(mark(1, NOW - 2 * HOUR))
  expect(screen.getByText('New')).toBeDefined()
})

test('an opened item is marked as seen immediately, in its own area only', () => {
  render(mark(7, NOW))
  act(() => markSeen('/v1/job', 7))
  expect(screen.getByText('Seen')).toBeDefined()
  expect(isSeen('/v1/internship', 7)).toBe(false)
})

test('five hundred opened items are stored, the oldest dropped first', () => {
  for (let id = 1; id <= 501; id += 1) markSeen('/v1/job', id)
  expect([isSeen('/v1/job', 1), isSeen('/v1/job', 2), isSeen('/v1/job', 501)]).toEqual([
    false,
    true,
    true,
  ])
})

test('items opened while signed out stay at sign-in, and are hidden from the next user (promise T1)', async () => {
  const stop = clearVisitsOnUserChange()
  markSeen('/v1/job', 7)
  await act(() => switchUser('1.dara'))
  expect(isSeen('/v1/job', 7)).toBe(true)
  markSeen('/v1/job', 8)
  await act(() => switchUser('1.bopha'))
  expect(isSeen('/v1/job', 8)).toBe(false)
  markSeen('/v1/job', 9)
  await act(() => switchUser(''))
  expect(isSeen('/v1/job', 9)).toBe(false)
  expect(window.localStorage.getItem('visits')).toBeNull()
  stop()
})

test('what was posted on the day of the last visit is new, the day before is not', () => {
  recordVisit(NOW - 24 * HOUR)
  recordVisit(NOW)
  expect(render(mark(1, NOW - 24 * HOUR)).container.textContent).toBe('New')
  expect(render(mark(2, NOW - 48 * HOUR)).container.textContent).toBe('')
})
