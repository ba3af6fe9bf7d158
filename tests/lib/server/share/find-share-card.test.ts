import { beforeEach, expect, test, vi } from 'vitest'
import { UnavailableError } from '@/lib/server/cache/query-result'
import { findShareCard } from '@/lib/server/share/find-share-card'

const readMajor = vi.hoisted(() => vi.fn())
vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ cacheLife: () => undefined, cacheTag: () => undefined }))
vi.mock('@/lib/server/queries/studies', () => ({ readMajor, readUniversity: vi.fn() }))
vi.mock('@/lib/server/queries/site', () => ({
  readSettings: async () => ({ 'Site Name': 'Builders' }),
  getSiteName: (settings: Readonly<Record<string, string>>) => settings['Site Name'],
}))

beforeEach(() => {
  readMajor.mockReset().mockResolvedValue({
    ...{ id: 7, name: 'Civil Engineering', nameKm: null, degree: 'Bachelor', durationYears: 5 },
    universities: [],
  })
})

test('shows the current item under the site name', async () => {
  expect(await findShareCard('majors', '7')).toMatchObject({
    title: 'Civil Engineering',
    siteName: 'Builders',
  })
  expect(readMajor).toHaveBeenCalledWith(7)
})

test('is null for a missing item, and reads nothing for an invalid URL', async () => {
  readMajor.mockResolvedValueOnce(null)
  expect(await findShareCard('majors', '8')).toBeNull()
  readMajor.mockClear()
  expect(await findShareCard('majors', 'x7')).toBeNull()
  expect(await findShareCard('people', '7')).toBeNull()
  expect(readMajor).not.toHaveBeenCalled()
})

test('throws when the item cannot be read', async () => {
  readMajor.mockRejectedValueOnce(new UnavailableError('GET /v1/major/7: 503'))
  await expect(findShareCard('majors', '7')).rejects.toThrow(UnavailableError)
})

test('shows a list by its name', async () => {
  expect(await findShareCard('pages', 'home')).toMatchObject({
    title: 'Engineering jobs in Cambodia',
    siteName: 'Builders',
  })
  expect(await findShareCard('pages', '7')).toBeNull()
})
