import type { EventEmitter } from 'node:events'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import { isLoopback, toNetwork } from '@/lib/shared/runtime/network'
import type { TrustProxy } from '../settings'

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

export type OpenCounter = {
  readonly count: (name: string) => number
  /** Increments the count of this name until `closing` emits `close`. */
  readonly countUntilClosed: (name: string, closing: EventEmitter) => void
}

export function createOpenCounter(): OpenCounter {
  const open = new Map<string, number>()
  const count = (name: string) => open.get(name) ?? 0
  return {
    count,
    countUntilClosed: (name, closing) => {
      open.set(name, count(name) + 1)
      closing.once('close', () => {
        const left = count(name) - 1
        if (left === 0) open.delete(name)
        else open.set(name, left)
      })
    },
  }
}
