import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isLoopback, toNetwork } from '@/lib/shared/runtime/network'
import type { Trust } from './settings'
import { createTally } from './tally'

/** Connections of all; each costs some 10 KB. */
const MOST = 20_000
/** Connections of one address: a campus behind one, with six of each browser. */
const MOST_OF_ONE = 512

/**
 * Cuts what one address opens beyond that, before a byte of it is read (promise T14). Proxies we trust speak for many,
 * and what comes from this machine is its operator's.
 */
export function limitConnections(server: Server, trust: Trust, mostOfOne = MOST_OF_ONE): void {
  const open = createTally()
  server.maxConnections = MOST
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (trust(address, 0) || isLoopback(address)) return
    const network = toNetwork(address)
    if (open.of(network) >= mostOfOne) socket.destroy()
    else open.add(network, socket)
  })
}
