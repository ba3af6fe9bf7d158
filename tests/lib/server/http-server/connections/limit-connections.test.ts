import { createServer } from 'node:http'
import { Socket } from 'node:net'
import { expect, it } from 'vitest'
import { limitConnections } from '@/lib/server/http-server/connections/limit-connections'

/** Whether connections from these addresses are accepted, in order, with a limit of two per address. */
function connectFrom(...addresses: readonly string[]): readonly boolean[] {
  const server = createServer()
  limitConnections(server, (address) => address === '10.0.0.1', 2)
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
