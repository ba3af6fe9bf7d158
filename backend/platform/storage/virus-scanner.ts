import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'

/** Rejects when it cannot decide. */
export type VirusScanner = { isClean(content: Buffer): Promise<boolean> }

/** Bytes per chunk; clamd wants each chunk's length before it. */
const PIECE = 64 * 1024

/** Longest wait for a verdict, in milliseconds. */
const BUDGET = 20_000

/**
 * Creates a scanner by clamd's INSTREAM; `address` is the path of its Unix socket, or `host:port`
 * (CLAMD_SOCKET).
 */
export function createClamScanner(address: string, budget = BUDGET): VirusScanner {
  return {
    async isClean(content) {
      const socket = connectTo(address)
      socket.setTimeout(budget, () => socket.destroy(new Error('clamd took too long')))
      await once(socket, 'connect')
      socket.write('zINSTREAM\0')
      for (let at = 0; at < content.length; at += PIECE) {
        const piece = content.subarray(at, at + PIECE)
        socket.write(toLength(piece.length))
        socket.write(piece)
      }
      socket.write(toLength(0))
      const verdict = (await text(socket)).replaceAll('\0', '').trim()
      if (verdict.endsWith(' FOUND')) return false
      if (verdict === 'stream: OK') return true
      throw new Error('clamd could not scan a file')
    },
  }
}

function connectTo(address: string): Socket {
  const [, host, port] = /^([^/\s]+):(\d{1,5})$/.exec(address) ?? []
  return host === undefined ? connect(address) : connect(Number(port), host)
}

function toLength(bytes: number): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}
