import { EventEmitter } from 'node:events'
import { createServer } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import {
  createOpenCounter,
  limitConnections,
} from '@/lib/server/http-server/connections/connection-limits'

/** Whether connections from these addresses are accepted, in order, with a limit of two per address. */
function connectFrom(...addresses: readonly string[]): readonly boolean[] {
  const server = createServer()
  limitConnections(server, (address, hops) => address === '10.0.0.1' && hops === 0, 2)
  return addresses.map((value) => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value })
    server.emit('connection', socket)
    return !socket.destroyed
  })
}

it('closes connections over the limit of one address, or of one IPv6 network', () => {
  const one = '203.0.113.7'
  expect(connectFrom(one, one, one, '203.0.113.8')).toEqual([true, true, false, true])
  expect(connectFrom('2001:db8::1', '2001:db8::2', '2001:db8::ffff:3', '2001:db8:0:1::1')).toEqual([
    true,
    true,
    false,
    true,
  ])
})

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.1'])(
  'does not count connections from this machine or a trusted proxy: %s',
  (address) => {
    expect(connectFrom(address, address, address)).toEqual([true, true, true])
  },
)

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
