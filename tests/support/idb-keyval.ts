type Change = (value: unknown) => unknown

/** An in-memory replacement for `idb-keyval`, since Node and jsdom have no IndexedDB. */
export function createDatabase() {
  const rows = new Map<string, unknown>()
  let isRefused = false
  /** Returns a copy, as IndexedDB does: callers do not share changes. */
  const access = async <T>(work: () => T): Promise<T> => {
    await Promise.resolve()
    if (isRefused) throw new DOMException('A private window', 'InvalidStateError')
    return structuredClone(work())
  }
  return {
    rows,
    refuse: (now: boolean) => {
      isRefused = now
    },
    createStore: () => undefined,
    get: (name: string) => access(() => rows.get(name)),
    set: (name: string, value: unknown) => access(() => void rows.set(name, value)),
    del: (name: string) => access(() => void rows.delete(name)),
    update: (name: string, change: Change) =>
      access(() => void rows.set(name, structuredClone(change(structuredClone(rows.get(name)))))),
  }
}
