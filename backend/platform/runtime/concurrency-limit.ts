/** Permits at once, per key and in total. */
type Limits = { readonly perKey: number; readonly total: number }

type Permit = { readonly release: () => void }

type ConcurrencyLimit = {
  /**
   * Returns a permit, or which limit is full. Without a key only the total counts. Releasing twice is
   * harmless.
   */
  acquire(key: string | null): Permit | 'key-full' | 'all-full'
}

/** Creates a limit for this process; only keys with permits are remembered. */
export function createConcurrencyLimit({ perKey, total }: Limits): ConcurrencyLimit {
  const taken = new Map<string, number>()
  let all = 0

  const add = (key: string | null, count: 1 | -1) => {
    all += count
    if (key === null) return
    const left = (taken.get(key) ?? 0) + count
    if (left === 0) taken.delete(key)
    else taken.set(key, left)
  }

  return {
    acquire: (key) => {
      if (all >= total) return 'all-full'
      if (key !== null && (taken.get(key) ?? 0) >= perKey) return 'key-full'
      add(key, 1)
      let isHeld = true
      return {
        release: () => {
          if (isHeld) add(key, -1)
          isHeld = false
        },
      }
    },
  }
}
