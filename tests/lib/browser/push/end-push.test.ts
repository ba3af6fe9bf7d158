import { beforeEach, expect, test, vi } from 'vitest'
import { endPush } from '@/lib/browser/push/end-push'
import { FormError } from '@/lib/browser/wire/form-error'

const { ask, leavePush } = vi.hoisted(() => ({ ask: vi.fn(), leavePush: vi.fn() }))
vi.mock('@/lib/browser/wire/ask', () => ({ ask }))
vi.mock('@/lib/browser/push/leave-push', () => ({ leavePush }))
// Node has no database.
vi.mock('@/lib/browser/push/own-push', () => ({ readOwnPush: async () => ({ id: 'own' }) }))

beforeEach(() => {
  leavePush.mockReset()
  ask.mockReset().mockResolvedValue({ success: true })
})

const refusal = (statusCode: number) => new FormError('No.', [], statusCode)

test('another browser is ended, and this one goes on', async () => {
  await endPush('other')
  expect(ask.mock.lastCall?.[1]).toEqual({ params: { id: 'other' } })
  expect(leavePush).not.toHaveBeenCalled()
})

test('this browser lets go of its subscription too', async () => {
  await endPush('own')
  expect(leavePush).toHaveBeenCalledOnce()
})

test('one that was ended elsewhere is ended here as well', async () => {
  ask.mockRejectedValue(refusal(404))
  await endPush('own')
  expect(leavePush).toHaveBeenCalledOnce()
})

test.each([refusal(503), new TypeError('odd')])('what fails goes on: %s', async (failure) => {
  ask.mockRejectedValue(failure)
  await expect(endPush('own')).rejects.toBe(failure)
  expect(leavePush).not.toHaveBeenCalled()
})
