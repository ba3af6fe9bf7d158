import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import {
  handleProviderUnavailable,
  ProviderUnavailable,
} from '@/backend/areas/sign-in/providers/provider-unavailable'
import { recordOutcome } from '@/backend/platform/outbox/record-outcome'

vi.mock('node:timers/promises')

/** Simulates a clock that only waiting advances. */
function pass(): readonly number[] {
  const pauses: number[] = []
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.mocked(wait).mockImplementation(async (pause) => {
    pauses.push(pause ?? 0)
    now += pause ?? 0
    return undefined as never
  })
  return pauses
}

const fail = (message: string) => async () => {
  throw new Error(message)
}

test('records an outcome once when it can', async () => {
  const pauses = pass()
  const whole = vi.fn(async () => undefined)
  await recordOutcome(whole, fail('bare'), { recordAllMs: 0, totalMs: 0 })
  expect([whole.mock.calls.length, pauses]).toEqual([1, []])
})

test('retries the whole record for its time, with doubling pauses up to a second', async () => {
  const pauses = pass()
  const bare = vi.fn(async (_: unknown) => undefined)
  await recordOutcome(fail('away'), bare, { recordAllMs: 3550, totalMs: 9000 })
  expect(pauses).toEqual([50, 100, 200, 400, 800, 1000, 1000])
  expect(bare.mock.calls).toEqual([[new Error('away')]])
})

test('retries the minimal record for the remaining time, and then throws', async () => {
  const pauses = pass()
  const tried = recordOutcome(fail('away'), fail('gone'), { recordAllMs: 0, totalMs: 2000 })
  await expect(tried).rejects.toThrow('gone')
  expect(pauses).toEqual([1000, 1000])
})

test('answers 503 when a provider is unavailable, and passes on other errors', async () => {
  expect(await handleProviderUnavailable(async () => 7)).toBe(7)
  const away = await handleProviderUnavailable(async () => {
    throw new ProviderUnavailable('LinkedIn', null)
  })
  expect(away).toMatchObject({ statusCode: 503, message: expect.stringMatching(/^LinkedIn /) })
  await expect(handleProviderUnavailable(fail('a fault'))).rejects.toThrow('a fault')
})
