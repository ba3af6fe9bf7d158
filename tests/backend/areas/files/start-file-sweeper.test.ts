import { expect, test, vi } from 'vitest'
import { startFileSweeper } from '@/backend/areas/files/start-file-sweeper'
import { type Swept, sweepFiles } from '@/backend/areas/files/sweep-files'
import type { RouteContext } from '@/backend/platform/http/route-context'

vi.mock('@/backend/areas/files/sweep-files', async (load) => ({
  ...(await load<object>()),
  sweepFiles: vi.fn(),
}))

const HOUR = 60 * 60_000
const NONE: Swept = { temporary: 0, arriving: 0, partial: 0, orphans: 0 }

test('sweeps files older than a day every hour, also after a failure, and logs what it swept', async () => {
  vi.useFakeTimers()
  const log = { info: vi.fn(), warn: vi.fn() }
  const clock = { now: () => new Date('2026-03-10T05:00:00Z') }
  const one = { ...NONE, orphans: 1 }
  vi.mocked(sweepFiles)
    .mockResolvedValueOnce(NONE)
    .mockRejectedValueOnce(new Error('the store is away'))
    .mockResolvedValueOnce(one)
  const stop = startFileSweeper({ clock, log } as unknown as RouteContext)
  await vi.advanceTimersByTimeAsync(HOUR - 1)
  expect(vi.mocked(sweepFiles).mock.calls.map(([, before]) => before.toISOString())).toEqual([
    '2026-03-09T05:00:00.000Z',
  ])
  expect(log.info).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(HOUR + 1)
  expect(log.warn).toHaveBeenCalledTimes(1)
  expect(log.info.mock.calls).toEqual([[one, 'files swept']])
  stop()
  await vi.advanceTimersByTimeAsync(HOUR)
  expect(sweepFiles).toHaveBeenCalledTimes(3)
})
