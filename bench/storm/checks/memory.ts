/** A process with its memory after a round, in bytes. */
export type Sample = { readonly pid: number; readonly bytes: number }

/** Rounds needed to see a trend, since caches fill first. */
const FEWEST = 6
const MOST_GROWTH = 2

/** True when a process grew in every round, to twice its size, which no cache of ours causes. */
export function growsWithoutBound(samples: readonly Sample[]): boolean {
  const last = samples.at(-1)
  const own = samples.filter(({ pid }) => pid === last?.pid)
  const [first] = own
  if (first === undefined || last === undefined || own.length < FEWEST) return false
  const isRising = own.every(({ bytes }, at) => at === 0 || bytes > (own[at - 1]?.bytes ?? 0))
  return isRising && last.bytes > first.bytes * MOST_GROWTH
}
