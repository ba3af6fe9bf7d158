import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { createTally } from '@/lib/server/door/tally'

it('counts what is open, by whom, until it closes', () => {
  const tally = createTally()
  const [first, second] = [new EventEmitter(), new EventEmitter()]
  tally.add('one', first)
  tally.add('one', second)
  tally.add('other', new EventEmitter())
  expect([tally.of('one'), tally.of('other'), tally.of('nobody')]).toEqual([2, 1, 0])
  first.emit('close')
  first.emit('close')
  expect(tally.of('one')).toBe(1)
  second.emit('close')
  expect([tally.of('one'), tally.of('other')]).toEqual([0, 1])
})
