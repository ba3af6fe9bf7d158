import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { PendingSave } from '@/lib/browser/saved/pending-saves'
import type { SavedRow } from '@/lib/browser/saved/saved-row'
import {
  cacheRows,
  cacheSavedIds,
  deleteOtherUsersSaves,
  dequeueSave,
  enqueueSave,
  readCachedIds,
  readCachedRows,
  readPendingSaves,
} from '@/lib/browser/saved/saves-database'

const { kept } = vi.hoisted(() => ({ kept: new Map<string, unknown>() }))
// There is no database here.
vi.mock('idb-keyval', () => ({
  createStore: () => undefined,
  get: async (name: string) => kept.get(name),
  set: async (name: string, value: unknown) => void kept.set(name, value),
  del: async (name: string) => void kept.delete(name),
  update: async (name: string, change: (value: unknown) => unknown) =>
    void kept.set(name, change(kept.get(name))),
}))

beforeEach(() => kept.clear())

const press: PendingSave = { area: '/v1/job', id: 7, isSaved: true, stamp: 'one' }
const rows = [{ area: '/v1/job', id: 7 }] as unknown as readonly SavedRow[]

describe('what is saved, as this device knows it', () => {
  it('is of one person: nobody else reads it', async () => {
    await cacheSavedIds('first', '/v1/job', [7])
    await cacheRows('first', rows)
    expect(await readCachedIds('first', '/v1/job')).toEqual([7])
    expect(await readCachedRows('first')).toEqual(rows)
    expect(await readCachedIds('second', '/v1/job')).toBeNull()
    expect(await readCachedRows('second')).toEqual([])
  })

  it('is never known of an area that was not read', async () => {
    expect(await readCachedIds('first', '/v1/job')).toBeNull()
    await cacheSavedIds('first', '/v1/job', [7])
    expect(await readCachedIds('first', '/v1/internship')).toBeNull()
  })

  it('grows by area, and begins anew with another person', async () => {
    await cacheSavedIds('first', '/v1/job', [7])
    await cacheSavedIds('first', '/v1/internship', [2])
    expect(await readCachedIds('first', '/v1/job')).toEqual([7])
    await cacheSavedIds('second', '/v1/internship', [3])
    expect(await readCachedIds('second', '/v1/job')).toBeNull()
  })
})

it('a heart waits until it is sent', async () => {
  await enqueueSave('first', press)
  expect(await readPendingSaves('first')).toEqual([press])
  await dequeueSave(press)
  expect(await readPendingSaves('first')).toEqual([])
})

it('what was kept for others goes, and nothing else', async () => {
  await enqueueSave('second', press)
  await cacheSavedIds('first', '/v1/job', [7])
  await deleteOtherUsersSaves('first')
  expect(await readPendingSaves('second')).toEqual([])
  expect(await readCachedIds('first', '/v1/job')).toEqual([7])
  await deleteOtherUsersSaves('')
  expect([...kept]).toEqual([])
})
