import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isLoopback, toNetwork } from '@/lib/shared/runtime/network'
import type { TrustProxy } from '../settings'
import { createOpenCounter } from './open-counter'

/** All connections; each costs some 10 KB. */
const MAX_CONNECTIONS = 20_000
/** Connections of one address: a campus behind one, with six of each browser. */
const MAX_CONNECTIONS_PER_ADDRESS = 512

/**
 * Closes connections of one address beyond the limit before a byte is read (promise T14). Trusted proxies are exempt,
 * since they speak for many, and so is this machine.
 */
export function limitConnections(
  server: Server,
  trust: TrustProxy,
  maxPerAddress = MAX_CONNECTIONS_PER_ADDRESS,
): void {
  const open = createOpenCounter()
  server.maxConnections = MAX_CONNECTIONS
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? ''
    if (trust(address, 0) || isLoopback(address)) return
    const network = toNetwork(address)
    if (open.count(network) >= maxPerAddress) socket.destroy()
    else open.countUntilClosed(network, socket)
  })
}
