import { afterEach, expect, it } from 'vitest'
import {
  type LogPositions,
  type ReplicaWatch,
  watchReplica,
} from '@/backend/platform/replica/watch-replica'
import { silentLog } from '@/backend/platform/runtime/log'

const watches: ReplicaWatch[] = []
afterEach(() => {
  for (const watch of watches.splice(0)) watch.end()
})

/** A primary and a replica with log positions as numbers, null while unavailable, and a clock set by the test. */
function openPair() {
  const state: { primary: number | null; replica: number | null; time: number; looks: number } = {
    ...{ primary: 1, replica: 1, time: 0, looks: 0 },
  }
  const logPositions: LogPositions = {
    readEnd: async () => {
      if (state.primary === null) throw new Error('away')
      return `0/${state.primary}`
    },
    hasReached: async (place) => {
      state.looks += 1
      if (state.replica === null) throw new Error('away')
      return state.replica >= Number(place.slice(2))
    },
  }
  const watch = watchReplica({
    ...{ logPositions, log: silentLog, now: () => state.time },
    times: { seldom: 2, often: 1, lag: 1000 },
  })
  watches.push(watch)
  /** Waits until the watch has checked the current state. */
  const look = async () => {
    const from = state.looks
    await expect.poll(() => state.looks, { interval: 1 }).toBeGreaterThan(from + 1)
  }
  return { state, watch, look }
}

it('reads a replica that has everything', async () => {
  const { watch, look } = openPair()
  expect([watch.isUp(), watch.isCurrent()]).toEqual([false, false])
  await look()
  expect([watch.isUp(), watch.isCurrent()]).toEqual([true, true])
})

it('is not current after a change until the replica has it', async () => {
  const { state, watch, look } = openPair()
  await look()
  state.primary = 5
  watch.noteChange()
  expect(watch.isCurrent()).toBe(false)
  await look()
  expect([watch.isUp(), watch.isCurrent()]).toEqual([true, false])
  state.replica = 4
  await look()
  expect(watch.isCurrent()).toBe(false)
  state.replica = 5
  await look()
  expect(watch.isCurrent()).toBe(true)
})

it('does not wait for later writes after the change', async () => {
  const { state, watch, look } = openPair()
  await look()
  state.primary = 5
  watch.noteChange()
  await look()
  state.primary = 90
  state.replica = 5
  await look()
  expect(watch.isCurrent()).toBe(true)
})

it('does not read a replica that stays behind until it has caught up', async () => {
  const { state, watch, look } = openPair()
  state.primary = 5
  await look()
  expect(watch.isUp()).toBe(true)
  state.time = 1000
  await look()
  expect(watch.isUp()).toBe(false)
  state.replica = 5
  await look()
  expect([watch.isUp(), watch.isCurrent()]).toEqual([true, true])
})

it('does not read an unavailable replica until it is back', async () => {
  const { state, watch, look } = openPair()
  state.replica = null
  await look()
  expect(watch.isUp()).toBe(false)
  state.replica = 1
  await look()
  expect(watch.isUp()).toBe(true)
})

it('reads the replica as it is while the primary is away', async () => {
  const { state, watch, look } = openPair()
  state.primary = null
  await look()
  expect([watch.isUp(), watch.isCurrent()]).toEqual([true, true])
})
