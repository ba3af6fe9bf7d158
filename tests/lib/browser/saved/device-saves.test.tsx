import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  getDeviceSaves,
  listDeviceIds,
  MAX_DEVICE_SAVES,
  saveOnDevice,
  subscribeToDeviceSaves,
  unsaveOnDevice,
} from '@/lib/browser/saved/device-saves'

const job = (id: number) => ({ area: '/v1/job' as const, id, title: `Job ${id}` })

afterEach(() => {
  window.localStorage.clear()
  vi.restoreAllMocks()
})

describe('what a device saves', () => {
  it('is there once, last saved first, until it is taken back', () => {
    for (const id of [1, 2, 1]) expect(saveOnDevice(job(id))).toBe('')
    saveOnDevice({ ...job(1), area: '/v1/internship' })
    expect(listDeviceIds('/v1/job')).toEqual([1, 2])
    expect(getDeviceSaves().map(({ title }) => title)).toEqual(['Job 1', 'Job 1', 'Job 2'])
    unsaveOnDevice(job(2))
    expect(listDeviceIds('/v1/job')).toEqual([1])
    expect(listDeviceIds('/v1/internship')).toEqual([1])
  })

  it('has an end, and says so instead of forgetting the oldest', () => {
    for (let id = 1; id <= MAX_DEVICE_SAVES; id += 1) saveOnDevice(job(id))
    expect(saveOnDevice(job(1000))).toMatch(/Sign in to save more/)
    expect(saveOnDevice(job(1))).toBe('')
    expect(getDeviceSaves()).toHaveLength(MAX_DEVICE_SAVES)
  })

  it('is said not to be kept where the browser refuses', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(saveOnDevice(job(1))).toMatch(/does not let us save/)
  })

  it('is nothing that somebody else has written there', () => {
    window.localStorage.setItem(
      'device-saves',
      '[{"area":"/v1/news","id":1,"title":"x"},{"id":2},7]',
    )
    expect(getDeviceSaves()).toEqual([])
    window.localStorage.setItem('device-saves', '{')
    expect(getDeviceSaves()).toEqual([])
  })

  it('is heard of here and in other tabs', () => {
    const heard = vi.fn()
    const stop = subscribeToDeviceSaves(heard)
    saveOnDevice(job(1))
    window.dispatchEvent(new StorageEvent('storage', { key: 'device-saves' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'other' }))
    stop()
    saveOnDevice(job(2))
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
