import { expect, test } from 'vitest'
import { formatMoment } from '@/lib/shared/format/moment'

test('writes a timestamp in the time zone of the device', () => {
  expect(formatMoment(new Date(2026, 10, 22, 14, 5).getTime())).toBe('22 Nov, 14:05')
  expect(formatMoment(new Date(2026, 0, 3, 0, 0).getTime())).toBe('3 Jan, 00:00')
})
