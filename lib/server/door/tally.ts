import type { EventEmitter } from 'node:events'

export type Tally = {
  readonly of: (name: string) => number
  /** Counts it under this name until it closes. */
  readonly add: (name: string, closing: EventEmitter) => void
}

export function createTally(): Tally {
  const open = new Map<string, number>()
  const count = (name: string) => open.get(name) ?? 0
  return {
    of: count,
    add: (name, closing) => {
      open.set(name, count(name) + 1)
      closing.once('close', () => {
        const left = count(name) - 1
        if (left === 0) open.delete(name)
        else open.set(name, left)
      })
    },
  }
}
