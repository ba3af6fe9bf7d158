import type { EventEmitter } from 'node:events'

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
