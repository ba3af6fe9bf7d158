import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { beforeEach, expect, it, vi } from 'vitest'
import { delayRejection } from '@/lib/server/http-server/concurrency-limit/delay-rejection'

beforeEach(() => void vi.useFakeTimers())

function hold(ms: number) {
  const response = new ServerResponse(new IncomingMessage(new Socket()))
  const state = { response, isOver: false }
  const held = delayRejection(response, ms).then(() => {
    state.isOver = true
  })
  return { state, held }
}

it.each([
  [0, 2000],
  [0.5, 4000],
  [0.999, 5996],
])('delays a rejection by a random time: %d gives %i ms', async (chance, ms) => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(chance)
  const { state, held } = hold(4000)
  await vi.advanceTimersByTimeAsync(ms - 1)
  expect(state.isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(2)
  await held
  expect(state.response.listenerCount('close')).toBe(0)
})

it('stops waiting when the client disconnects, and leaves no timer', async () => {
  const { state, held } = hold(4000)
  state.response.emit('close')
  await held
  expect(vi.getTimerCount()).toBe(0)
})

it('does not wait when the delay is zero or the client has disconnected', async () => {
  await hold(0).held
  const { state } = hold(0)
  state.response.destroy()
  await delayRejection(state.response, 4000)
  expect(vi.getTimerCount()).toBe(0)
})
