import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Press } from '@/lib/browser/offline/saves/queue'
import {
  forgetSavesOfOthers,
  listWaitingPresses,
  putWaiting,
  recallRows,
  recallSaved,
  rememberRows,
  rememberSaved,
  removeWaiting,
} from '@/lib/browser/offline/saves/store'
import type { SavedRow } from '@/lib/browser/saved/saved-row'

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

const press: Press = { area: '/v1/job', id: 7, isSaved: true, stamp: 'one' }
const rows = [{ area: '/v1/job', id: 7 }] as unknown as readonly SavedRow[]

describe('what is saved, as this device knows it', () => {
  it('is of one person: nobody else reads it', async () => {
    await rememberSaved('first', '/v1/job', [7])
    await rememberRows('first', rows)
    expect(await recallSaved('first', '/v1/job')).toEqual([7])
    expect(await recallRows('first')).toEqual(rows)
    expect(await recallSaved('second', '/v1/job')).toBeNull()
    expect(await recallRows('second')).toEqual([])
  })

  it('is never known of an area that was not read', async () => {
    expect(await recallSaved('first', '/v1/job')).toBeNull()
    await rememberSaved('first', '/v1/job', [7])
    expect(await recallSaved('first', '/v1/internship')).toBeNull()
  })

  it('grows by area, and begins anew with another person', async () => {
    await rememberSaved('first', '/v1/job', [7])
    await rememberSaved('first', '/v1/internship', [2])
    expect(await recallSaved('first', '/v1/job')).toEqual([7])
    await rememberSaved('second', '/v1/internship', [3])
    expect(await recallSaved('second', '/v1/job')).toBeNull()
  })
})

it('a heart waits until it is sent', async () => {
  await putWaiting('first', press)
  expect(await listWaitingPresses('first')).toEqual([press])
  await removeWaiting(press)
  expect(await listWaitingPresses('first')).toEqual([])
})

it('what was kept for others goes, and nothing else', async () => {
  await putWaiting('second', press)
  await rememberSaved('first', '/v1/job', [7])
  await forgetSavesOfOthers('first')
  expect(await listWaitingPresses('second')).toEqual([])
  expect(await recallSaved('first', '/v1/job')).toEqual([7])
  await forgetSavesOfOthers('')
  expect([...kept]).toEqual([])
})
