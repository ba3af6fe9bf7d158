export type FairQueue<Item> = {
  readonly add: (client: string, item: Item) => void
  readonly remove: (client: string, item: Item) => void
  readonly next: () => Item | undefined
  /**
   * Removes and returns the newest item of the client with the most items, if `client` has fewer even with one more;
   * else undefined.
   */
  readonly evictFor: (client: string) => Item | undefined
  readonly countAhead: (client: string) => number
  readonly countForClient: (client: string) => number
  readonly count: () => number
}

/**
 * Creates a queue in which clients take turns: thirty requests of one client delay the single request of another by one
 * turn only.
 */
export function createFairQueue<Item>(): FairQueue<Item> {
  const turns = new Map<string, Set<Item>>()
  let size = 0

  const countForClient = (client: string) => turns.get(client)?.size ?? 0

  function remove(client: string, item: Item): void {
    const own = turns.get(client)
    if (own?.delete(item) !== true) return
    size -= 1
    if (own.size === 0) turns.delete(client)
  }

  return {
    add: (client, item) => {
      const own = turns.get(client) ?? new Set()
      turns.set(client, own.add(item))
      size += 1
    },
    remove,
    next: () => {
      for (const [client, own] of turns) {
        for (const item of own) {
          remove(client, item)
          if (own.size > 0) {
            turns.delete(client)
            turns.set(client, own)
          }
          return item
        }
      }
      return undefined
    },
    evictFor: (client) => {
      const fewest = countForClient(client) + 1
      const [most] = [...turns].toSorted(([, one], [, other]) => other.size - one.size)
      if (most === undefined || most[1].size <= fewest) return undefined
      const newest = [...most[1]].at(-1)
      if (newest !== undefined) remove(most[0], newest)
      return newest
    },
    countAhead: (client) => {
      const rounds = countForClient(client)
      let before = rounds
      for (const [other, { size: waiting }] of turns) {
        if (other !== client) before += Math.min(waiting, rounds + 1)
      }
      return before
    },
    countForClient,
    count: () => size,
  }
}
