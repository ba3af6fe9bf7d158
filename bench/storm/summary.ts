import type { Tally } from './tally'

type Round = {
  readonly number: number
  readonly faults: readonly string[]
  readonly tally: Tally
  readonly errors: ReadonlyMap<string, number>
  /** Memory of web app and API as text. */
  readonly memory: string
  /** Mails that were never sent, since the storm began. */
  readonly forgotten: number
}

export type Summary = {
  /** Returns the line of a round, with its findings below it. */
  readonly add: (round: Round) => string
  readonly findings: () => readonly string[]
  readonly toText: () => string
}

export function openSummary(seed: string): Summary {
  const rounds: Round[] = []
  const findings: string[] = []
  return {
    findings: () => findings,
    add: (round) => {
      rounds.push(round)
      const found = round.tally.findings()
      findings.push(...found.map((what) => `--seed ${seed}, round ${round.number}: ${what}`))
      return [toLine(round, found.length), ...found.map((what) => `  ! ${what}`)].join('\n')
    },
    toText: () => {
      const journeys = sum(rounds.map(({ tally }) => tally.journeys))
      const statuses = sum(rounds.map(({ tally }) => tally.statuses))
      const faults = sum(rounds.map((round) => new Map(count(round.faults))))
      const errors = sum(rounds.map((round) => round.errors))
      return [
        `${rounds.length} rounds`,
        `journeys: ${toWords(journeys)}`,
        `answers: ${toWords(statuses)}`,
        `faults: ${toWords(faults)}`,
        `mails forgotten: ${rounds.at(-1)?.forgotten ?? 0}`,
        'errors in the logs:',
        ...[...errors].map(([error, times]) => `  ${times} x ${error}`),
        `${findings.length} findings`,
        ...findings.map((what) => `  ${what}`),
        `seed ${seed}`,
      ].join('\n')
    },
  }
}

function toLine({ number, faults, tally, memory }: Round, found: number): string {
  const asked = [...tally.statuses.values()].reduce((total, times) => total + times, 0)
  return [
    `round ${number}`,
    faults.join(', '),
    `${asked} requests (${toWords(tally.statuses)})`,
    `99 of 100 in ${tally.slowest()} ms`,
    memory,
    `${found} findings`,
  ].join(' | ')
}

function sum(all: readonly ReadonlyMap<string, number>[]): ReadonlyMap<string, number> {
  const total = new Map<string, number>()
  for (const counts of all) {
    for (const [name, times] of counts) total.set(name, (total.get(name) ?? 0) + times)
  }
  return total
}

function count(names: readonly string[]): [string, number][] {
  return [...new Set(names)].map((name) => [name, names.filter((each) => each === name).length])
}

function toWords(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].toSorted(([a], [b]) => a.localeCompare(b))
  return sorted.map(([name, times]) => `${name} ${times}`).join(', ')
}
