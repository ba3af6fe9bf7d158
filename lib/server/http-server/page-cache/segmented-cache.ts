import { LRUCache } from 'lru-cache'

/** The percentage of bytes for entries with one hit; the rest is for entries with more. */
const PROBATION_PERCENT = 20

export type SegmentedCache<Value extends object> = {
  readonly get: (key: string) => Value | undefined
  readonly peek: (key: string) => Value | undefined
  /** Replaces an entry in its segment; a new one goes to probation unless there is room. */
  readonly set: (key: string, value: Value) => void
  readonly delete: (key: string) => void
  readonly entries: () => Iterable<readonly [key: string, value: Value]>
  readonly measureBytes: () => number
  readonly countEntries: () => number
}

/**
 * Creates a segmented LRU cache: once it is full, a new entry is on probation until its next hit, so a flood of
 * addresses evicts its own kind only.
 */
export function createSegmentedCache<Value extends object>(
  maxBytes: number,
  weigh: (value: Value) => number,
): SegmentedCache<Value> {
  const trialBytes = Math.floor((maxBytes * PROBATION_PERCENT) / 100)
  const provenBytes = maxBytes - trialBytes
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
    measureBytes: () => trial.calculatedSize + proven.calculatedSize,
    countEntries: () => trial.size + proven.size,
  }
}
