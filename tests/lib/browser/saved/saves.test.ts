import { describe, expect, it } from 'vitest'
import {
  applyChange,
  applyIds,
  listSentElsewhere,
  listUnsynced,
  mergeStored,
  settleEntry,
} from '@/lib/browser/saved/account-saves'
import {
  createEntry,
  listSaved,
  putEntry,
  type SavedEntry,
  type Saves,
} from '@/lib/browser/saved/saves'

const area = '/v1/job'

function press(id: number, saved: boolean, stamp = `${id}-${saved}`): SavedEntry {
  return { ...createEntry({ area, id, title: '' }, saved), stamp }
}

function collect(...entries: readonly SavedEntry[]): Saves {
  return entries.reduce(putEntry, { entries: [], known: [] })
}

/** In the order of sending. */
const unsent = (saves: Saves) =>
  listUnsynced(saves)
    .map(({ stamp }) => stamp)
    .toReversed()
const savedIds = (saves: Saves) => listSaved(saves).map(({ id }) => id)

describe('unsynced clicks', () => {
  it('are queued in order', () => {
    expect(unsent(collect(press(2, true), press(1, true)))).toEqual(['2-true', '1-true'])
  })

  it('are queued once for each listing, with the last state', () => {
    const saves = collect(press(1, true), press(2, true), press(1, false))
    expect(unsent(saves)).toEqual(['2-true', '1-false'])
  })

  it('of two areas with the same id are two', () => {
    const other = { ...press(1, true, 'other'), area: '/v1/scholarship' as const }
    expect(unsent(collect(press(1, true), other))).toEqual(['1-true', 'other'])
  })

  it('are synced when they are sent, unless clicked again meanwhile', () => {
    const sent = press(1, true, 'early')
    const settled = settleEntry(collect(sent), sent, true)
    expect([unsent(settled), savedIds(settled)]).toEqual([[], [1]])
    const again = settleEntry(collect(sent, press(1, false, 'late')), sent, true)
    expect([unsent(again), savedIds(again)]).toEqual([['late'], []])
  })

  it('leave no entry when a removal is sent or a save is rejected', () => {
    expect(settleEntry(collect(press(1, false)), press(1, false), false).entries).toEqual([])
    expect(settleEntry(collect(press(1, true)), press(1, true), false).entries).toEqual([])
  })

  it('take precedence over what the account reports', () => {
    const saves = collect(press(1, false), press(3, true))
    expect(savedIds(applyIds(saves, area, [1, 2, 3])).toSorted()).toEqual([2, 3])
    expect(savedIds(applyChange(saves, { area, id: 3, isSaved: false }))).toEqual([3])
    expect(savedIds(applyChange(saves, { area, id: 4, isSaved: true }))).toEqual([4, 3])
  })
})

it('ids replace those of their own area, and mark it as known', () => {
  const before = applyIds(applyIds(collect(), area, [1, 2]), '/v1/internship', [2])
  const after = applyIds(before, area, [3])
  expect(after.entries.map((entry) => `${entry.area}/${entry.id}`)).toEqual([
    '/v1/internship/2',
    '/v1/job/3',
  ])
  expect(after.known).toEqual([area, '/v1/internship'])
})

it('a long title is shortened', () => {
  expect(createEntry({ area, id: 1, title: 'x'.repeat(500) }, true).title).toHaveLength(300)
})

it('merges what another tab queued and sent, and nothing else', () => {
  const [sent, waiting] = [press(1, true), press(3, true)]
  const here = applyIds(collect(sent, waiting), area, [5])
  const settled = settleEntry(collect(sent), sent, true).entries[0] ?? sent
  const stored = collect(settled, waiting, press(2, true))
  expect(listSentElsewhere(here, stored)).toEqual([sent])
  const merged = mergeStored(here, applyIds(stored, area, [1, 6]))
  expect(savedIds(merged).toSorted()).toEqual([1, 2, 3, 5])
  expect(unsent(merged)).toEqual(['3-true', '2-true'])
})
