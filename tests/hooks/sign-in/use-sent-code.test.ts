import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useSentCode } from '@/hooks/sign-in/use-sent-code'

const NOW = Date.UTC(2026, 10, 20, 5)
const HALF_AN_HOUR = 30 * 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})

const open = () => renderHook(() => useSentCode('registration')).result
const sent = { address: 'sok@example.com', token: '', at: NOW }

test('starts at the first step', () => {
  expect(open().current[0]).toBeNull()
})

test('restores the second step after a reload, for half an hour', () => {
  const form = open()
  act(() => form.current[1](sent))
  vi.setSystemTime(NOW + HALF_AN_HOUR - 1)
  expect(open().current[0]).toEqual(sent)
  vi.setSystemTime(NOW + HALF_AN_HOUR)
  expect(open().current[0]).toBeNull()
  vi.setSystemTime(NOW - HALF_AN_HOUR)
  expect(open().current[0]).toBeNull()
})

test('going back to the first step is stored as well', () => {
  const form = open()
  act(() => form.current[1](sent))
  act(() => form.current[1](null))
  expect([form.current[0], open().current[0]]).toEqual([null, null])
})
