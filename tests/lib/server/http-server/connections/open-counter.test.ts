import { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { createOpenCounter } from '@/lib/server/http-server/connections/open-counter'

it('counts open connections per client until they close', () => {
  const tally = createOpenCounter()
  const [first, second] = [new EventEmitter(), new EventEmitter()]
  tally.countUntilClosed('one', first)
  tally.countUntilClosed('one', second)
  tally.countUntilClosed('other', new EventEmitter())
  expect([tally.count('one'), tally.count('other'), tally.count('nobody')]).toEqual([2, 1, 0])
  first.emit('close')
  first.emit('close')
  expect(tally.count('one')).toBe(1)
  second.emit('close')
  expect([tally.count('one'), tally.count('other')]).toEqual([0, 1])
})
