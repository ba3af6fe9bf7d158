import { beforeEach, expect, test, vi } from 'vitest'
import { FormError } from '@/lib/browser/api-client/form-error'
import { endPushSubscription } from '@/lib/browser/push/end-subscription'

const { callApi, removeLocalSubscription } = vi.hoisted(() => ({
  callApi: vi.fn(),
  removeLocalSubscription: vi.fn(),
}))
vi.mock('@/lib/browser/api-client/call-api', () => ({ callApi }))
vi.mock('@/lib/browser/push/remove-local-subscription', () => ({
  removeLocalSubscription,
}))
// Node has no database.
vi.mock('@/lib/browser/push/push-record', () => ({ readPushRecord: async () => ({ id: 'own' }) }))

beforeEach(() => {
  removeLocalSubscription.mockReset()
  callApi.mockReset().mockResolvedValue({ success: true })
})

const refusal = (statusCode: number) => new FormError('No.', [], statusCode)

test('ends another browser, and keeps this one', async () => {
  await endPushSubscription('other')
  expect(callApi.mock.lastCall?.[1]).toEqual({ params: { id: 'other' } })
  expect(removeLocalSubscription).not.toHaveBeenCalled()
})

test('ends the subscription of this browser too', async () => {
  await endPushSubscription('own')
  expect(removeLocalSubscription).toHaveBeenCalledOnce()
})

test('unsubscribes this browser when the API has removed the subscription already', async () => {
  callApi.mockRejectedValue(refusal(404))
  await endPushSubscription('own')
  expect(removeLocalSubscription).toHaveBeenCalledOnce()
})

test.each([refusal(503), new TypeError('odd')])('rethrows a failure: %s', async (failure) => {
  callApi.mockRejectedValue(failure)
  await expect(endPushSubscription('own')).rejects.toBe(failure)
  expect(removeLocalSubscription).not.toHaveBeenCalled()
})
