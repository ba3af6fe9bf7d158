import { expect, it } from 'vitest'
import { waitForIdleEventLoop } from '@/lib/server/http-server/connections/idle-event-loop'

/** A clock that moves by these ms from each look to the next, and then stands. */
function createClock(steps: readonly number[]) {
  const left = [...steps]
  let time = 0
  let looks = 0
  const now = () => {
    time += left.shift() ?? 0
    looks += 1
    return time
  }
  return { now, countLooks: () => looks }
}

const none = () => 0

it('goes on for as long as each turn takes somebody in', async () => {
  let taken = 0
  const takeOne = () => {
    taken += 1
    if (taken < 100) setImmediate(takeOne)
  }
  setImmediate(takeOne)
  expect(await waitForIdleEventLoop(() => taken)).toBe(true)
  expect(taken).toBe(100)
})

it('takes in no more than can have waited', async () => {
  let taken = 0
  expect(await waitForIdleEventLoop(() => (taken += 1))).toBe(false)
  expect(taken).toBeLessThan(2000)
})

it('is over with the first turn in which nothing ran long', async () => {
  const { now, countLooks } = createClock([0, 50, 0, 10, 0, 9])
  expect(await waitForIdleEventLoop(none, now)).toBe(true)
  expect(countLooks()).toBe(6)
})

it('stops at the last who can have waited', async () => {
  let taken = 0
  const takeOne = () => (taken += 1)
  expect(await waitForIdleEventLoop(() => taken, takeOne)).toBe(false)
  expect(taken).toBe(600)
})

it('says so when fifty turns were long, each between two looks at the clock', async () => {
  const { now, countLooks } = createClock(Array.from({ length: 300 }, () => 20))
  expect(await waitForIdleEventLoop(none, now)).toBe(false)
  expect(countLooks()).toBe(100)
})
