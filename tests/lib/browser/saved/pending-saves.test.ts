import { describe, expect, it } from 'vitest'
import {
  addPendingSave,
  applyPendingSaves,
  listPendingSaves,
  type PendingSave,
  type PendingSaves,
  withoutPendingSave,
} from '@/lib/browser/saved/pending-saves'

function press(id: number, isSaved: boolean, stamp = `${id}-${isSaved}`): PendingSave {
  return { area: '/v1/job', id, isSaved, stamp }
}

function wait(...presses: readonly PendingSave[]): PendingSaves | undefined {
  return presses.reduce<PendingSaves | undefined>(
    (waiting, one) => addPendingSave(waiting, 'first', one),
    undefined,
  )
}

const stampsOf = (waiting: PendingSaves | undefined, owner = 'first') =>
  listPendingSaves(waiting, owner).map(({ stamp }) => stamp)

describe('hearts pressed without a line', () => {
  it('wait in order', () => {
    expect(stampsOf(wait(press(2, true), press(1, true)))).toEqual(['2-true', '1-true'])
  })

  it('wait once each, as they were pressed last', () => {
    const waiting = wait(press(1, true), press(2, true), press(1, false))
    expect(stampsOf(waiting)).toEqual(['2-true', '1-false'])
  })

  it('of two areas with one number are two', () => {
    const other: PendingSave = { ...press(1, true), area: '/v1/scholarship', stamp: 'other' }
    expect(stampsOf(wait(press(1, true), other))).toEqual(['1-true', 'other'])
  })

  it('are one person’s, and gone for the next', () => {
    const waiting = wait(press(1, true))
    expect(stampsOf(waiting, 'second')).toEqual([])
    expect(stampsOf(addPendingSave(waiting, 'second', press(2, true)), 'first')).toEqual([])
  })

  it('leave when they are sent, unless pressed again meanwhile', () => {
    const sent = press(1, true, 'early')
    expect(stampsOf(withoutPendingSave(wait(sent), sent))).toEqual([])
    const again = wait(sent, press(1, false, 'late'))
    expect(stampsOf(withoutPendingSave(again, sent))).toEqual(['late'])
    expect(withoutPendingSave(undefined, sent)).toBeUndefined()
  })

  it('show as they will be', () => {
    const presses = [press(1, false), press(3, true)]
    expect(applyPendingSaves([1, 2, 3], presses, '/v1/job')).toEqual([2, 3])
    expect(applyPendingSaves([1], presses, '/v1/internship')).toEqual([1])
  })
})
