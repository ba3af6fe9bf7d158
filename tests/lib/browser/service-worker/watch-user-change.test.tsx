import { beforeEach, expect, it, vi } from 'vitest'
import { deleteDataOnUserChange } from '@/lib/browser/service-worker/report-visit'
import { switchUser } from '@/tests/support/switch-user'

const { deleteOtherUsersData } = vi.hoisted(() => ({
  deleteOtherUsersData: vi.fn(async (_owner: string) => undefined),
}))
vi.mock('@/lib/browser/service-worker/delete-other-users-data', () => ({ deleteOtherUsersData }))

beforeEach(() => {
  deleteOtherUsersData.mockReset().mockResolvedValue(undefined)
})

it('deletes data of a user once they are signed out', async () => {
  switchUser('1.first')
  deleteDataOnUserChange()
  expect(window.localStorage.getItem('cached-for')).toBe('first')

  switchUser('')
  await vi.waitFor(() => expect(deleteOtherUsersData).toHaveBeenLastCalledWith(''))
  switchUser('1.second')
  await vi.waitFor(() => expect(window.localStorage.getItem('cached-for')).toBe('second'))
  switchUser('1.third')
  await vi.waitFor(() => expect(deleteOtherUsersData).toHaveBeenLastCalledWith('third'))
  // Where nothing is stored there is nothing to delete.
  expect(deleteOtherUsersData.mock.calls).toEqual([[''], ['third']])
})

it('the next page finishes a deletion that was interrupted', async () => {
  switchUser('1.first')
  deleteDataOnUserChange()
  deleteOtherUsersData.mockRejectedValue(new Error('The page was left.'))
  switchUser('')
  await vi.waitFor(() => expect(deleteOtherUsersData).toHaveBeenCalled())
  expect(window.localStorage.getItem('cached-for')).toBe('first')
  deleteOtherUsersData.mockReset().mockResolvedValue(undefined)
  deleteDataOnUserChange()
  await vi.waitFor(() => expect(deleteOtherUsersData).toHaveBeenCalledWith(''))
  await vi.waitFor(() => expect(window.localStorage.getItem('cached-for')).toBeNull())
})
