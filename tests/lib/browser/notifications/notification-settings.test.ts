import { beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '@/lib/browser/api-client/call-api'
import {
  toMajorSource,
  toSalarySource,
  toScholarshipSource,
} from '@/lib/browser/notifications/notification-settings'
import {
  jobMajorSettingEndpoints,
  jobSalarySettingEndpoints,
} from '@/lib/contract/notifications/job-notification-setting'

vi.mock('@/lib/browser/api-client/call-api', () => ({ callApi: vi.fn() }))
beforeEach(() => void vi.mocked(callApi).mockReset())

test.each([
  [
    toMajorSource('majors', jobMajorSettingEndpoints),
    { path: '/v1/job-notification-setting/{id}', params: { id: 7 } },
  ],
  [
    toSalarySource('salaries', jobSalarySettingEndpoints),
    { path: '/v1/job-salary-notification-setting/{id}', params: { id: 7 } },
  ],
  [
    toScholarshipSource('full', 'full'),
    {
      path: '/v1/scholarship-notification-setting/{departmentId}',
      params: { departmentId: 7 },
      query: { type: 'full' },
    },
  ],
])('one setting of $key is read by its id (spec §7)', async (source, { path, ...input }) => {
  await source.get(7)
  const [endpoint, asked] = vi.mocked(callApi).mock.calls[0] ?? []
  expect([endpoint?.method, endpoint?.path, asked]).toEqual(['GET', path, input])
})
