import type { Sendings } from '@/bench/storm/ledger/sendings'
import type { Switches } from '@/bench/storm/ledger/switches'

/** Compares acknowledged writes with the stored state, and records that state as known. */
export function judgeSwitches(
  what: string,
  switches: Switches,
  there: ReadonlyMap<string, number>,
): readonly string[] {
  const keys = new Set([...switches.keys(), ...there.keys()])
  return [...keys].flatMap((key) => {
    const count = there.get(key) ?? 0
    const isRight = count <= 1 && switches.mayBe(key, count > 0)
    const known = switches.mayBe(key, true) ? 'on' : 'off'
    switches.settle(key, count > 0)
    return isRight ? [] : [`${what} ${key} is there ${count} times and should be ${known}`]
  })
}

/** The same for writes that create rows: at least the acknowledged ones, at most the possible ones. */
export function judgeSendings(
  what: string,
  sendings: Sendings,
  there: ReadonlyMap<string, number>,
): readonly string[] {
  return sendings.list().flatMap(({ key, least, most }) => {
    const count = there.get(key) ?? 0
    return count >= least && count <= most
      ? []
      : [`${what} ${key} is there ${count} times and should be ${least} to ${most} times`]
  })
}

/** Counts the rows of each value. */
export function countBy(
  rows: readonly Readonly<Record<string, unknown>>[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { key } of rows) counts.set(String(key), (counts.get(String(key)) ?? 0) + 1)
  return counts
}
