import { expect, it } from 'vitest'
import { awaitQuietTurn } from '@/lib/server/door/quiet-turn'

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

it('is over with the first turn in which nothing ran long', async () => {
  const { now, countLooks } = createClock([0, 50, 0, 11, 0, 9])
  expect(await awaitQuietTurn(now)).toBe(true)
  expect(countLooks()).toBe(6)
})

it('says so when every turn was long', async () => {
  let time = 0
  expect(await awaitQuietTurn(() => (time += 20))).toBe(false)
})
