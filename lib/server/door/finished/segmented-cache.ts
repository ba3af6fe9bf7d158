import { LRUCache } from 'lru-cache'

/** Of a hundred bytes, for what nobody has come back to; the rest is for what is read. */
const TRIAL = 20

export type SegmentedCache<Value extends object> = {
  readonly get: (key: string) => Value | undefined
  readonly peek: (key: string) => Value | undefined
  /** In place of what stood there, where it stood; else on trial, unless there is room. */
  readonly set: (key: string, value: Value) => void
  readonly delete: (key: string) => void
  readonly entries: () => Iterable<readonly [key: string, value: Value]>
  readonly readBytes: () => number
  readonly readCount: () => number
}

/** Once it is full, what comes in is on trial until it is asked for again: a flood of addresses pushes out its own kind, never what people read. */
export function createSegmentedCache<Value extends object>(
  mostBytes: number,
  weigh: (value: Value) => number,
): SegmentedCache<Value> {
  const trialBytes = Math.floor((mostBytes * TRIAL) / 100)
  const provenBytes = mostBytes - trialBytes
  const trial = new LRUCache<string, Value>({ maxSize: trialBytes, sizeCalculation: weigh })
  const proven = new LRUCache<string, Value>({
    maxSize: provenBytes,
    sizeCalculation: weigh,
    dispose: (value, key, reason) => {
      if (reason === 'evict') trial.set(key, value)
    },
  })
  return {
    get: (key) => {
      const found = proven.get(key)
      if (found !== undefined) return found
      const tried = trial.get(key)
      if (tried === undefined) return undefined
      trial.delete(key)
      proven.set(key, tried)
      return tried
    },
    peek: (key) => proven.peek(key) ?? trial.peek(key),
    set: (key, value) => {
      const isRoom = proven.calculatedSize + weigh(value) <= provenBytes
      if (!proven.has(key) && !isRoom) return void trial.set(key, value)
      trial.delete(key)
      proven.set(key, value)
    },
    delete: (key) => {
      trial.delete(key)
      proven.delete(key)
    },
    entries: () => [...proven.entries(), ...trial.entries()],
    readBytes: () => trial.calculatedSize + proven.calculatedSize,
    readCount: () => trial.size + proven.size,
  }
}
