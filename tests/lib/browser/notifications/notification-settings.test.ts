import { beforeEach, expect, test, vi } from 'vitest'
import { callApi } from '@/lib/browser/api-client/call-api'
import {
  findSetting,
  notificationSettingGroups,
} from '@/lib/browser/notifications/notification-settings'

vi.mock('@/lib/browser/api-client/call-api', () => ({ callApi: vi.fn() }))
beforeEach(() => void vi.mocked(callApi).mockReset())

test.each([
  ['jobs', 'majorId=7', '/v1/job-notification-setting/{id}', { params: { id: 7 } }],
  ['jobs', 'salaryId=7', '/v1/job-salary-notification-setting/{id}', { params: { id: 7 } }],
  ['internships', 'majorId=7', '/v1/internship-notification-setting/{id}', { params: { id: 7 } }],
  [
    'internships',
    'salaryId=7',
    '/v1/internship-salary-notification-setting/{id}',
    { params: { id: 7 } },
  ],
  ...(['full', 'partial'] as const).map(
    (type) =>
      [
        'scholarships',
        `type=${type}&departmentId=7`,
        '/v1/scholarship-notification-setting/{departmentId}',
        { params: { departmentId: 7 }, query: { type } },
      ] as const,
  ),
] as const)(
  'a search of %s with %s has a setting that is read by its id (spec §7)',
  async (area, search, path, input) => {
    const found = findSetting({ area, search })
    await found?.group.get(found.id)
    const [endpoint, asked] = vi.mocked(callApi).mock.calls[0] ?? []
    expect([found?.group.area, endpoint?.method, endpoint?.path, asked]).toEqual([
      area,
      'GET',
      path,
      input,
    ])
  },
)

test.each([
  ['jobs', ''],
  ['jobs', 'majorId=7&salaryId=2'],
  ['jobs', 'majorId=x'],
  ['scholarships', 'departmentId=7'],
  ['scholarships', 'type=other&departmentId=7'],
] as const)('a search of %s with "%s" has no setting', (area, search) => {
  expect(findSetting({ area, search })).toBeNull()
})

test('every setting has its own cache key', () => {
  const keys = notificationSettingGroups.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
})
