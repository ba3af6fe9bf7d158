import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OfflineCache } from '@/components/layout/services/deferred-services'
import { publishPageUrl } from '@/lib/browser/page/page-url'

const { reportVisit, callOff } = vi.hoisted(() => ({ reportVisit: vi.fn(), callOff: vi.fn() }))
vi.mock('@/lib/browser/service-worker/report-visit', () => ({ reportVisit }))
vi.mock('@/lib/browser/page/run-when-idle', () => ({
  runWhenIdle: (work: () => void) => {
    work()
    return callOff
  },
}))

beforeEach(() => {
  document.documentElement.dataset.cachedAt = '0'
})
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.cachedAt
})

const visit = (path: string) => act(() => publishPageUrl({ path, query: '' }))

test('reports each page to the worker, and only a cached page shows that it is cached', () => {
  render(<OfflineCache />)
  expect(reportVisit).not.toHaveBeenCalled()
  expect(screen.queryByRole('status')).toBeNull()
  visit('/')
  expect(reportVisit).toHaveBeenCalledTimes(1)
  expect(screen.getByRole('status').textContent).toContain('You are offline.')
  visit('/jobs')
  expect(callOff).toHaveBeenCalledTimes(1)
  expect(reportVisit).toHaveBeenCalledTimes(2)
  expect(screen.queryByRole('status')).toBeNull()
})
