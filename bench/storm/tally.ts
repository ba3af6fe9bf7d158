import { judgeAnswer } from './checks/answers'
import { judgePrivacy } from './checks/privacy'
import type { Downtimes } from './product/downtimes'
import type { Exchange } from './wire/exchange'

/** What was asked and answered in a round. */
export type Tally = {
  readonly watch: (mark: string, exchange: Exchange) => void
  readonly count: (journey: string) => void
  readonly find: (what: string) => void
  readonly findings: () => readonly string[]
  readonly journeys: ReadonlyMap<string, number>
  /** How often each status came; `none` for no answer, `away` where we know why. */
  readonly statuses: ReadonlyMap<string, number>
  /** ms of the slowest of a hundred answers */
  readonly slowest: () => number
}

/** A file cannot be mended once its first half is sent. */
const FILES = /^\/upstream\/v1\/(?:resume\/[^/]+\/file|files\/[^/]+)$/

export function openTally(downtimes: Downtimes): Tally {
  const journeys = new Map<string, number>()
  const statuses = new Map<string, number>()
  const findings = new Set<string>()
  const times: number[] = []
  const find = (what: string) => findings.add(what)
  return {
    ...{ journeys, statuses, find },
    count: (journey) => add(journeys, journey),
    findings: () => [...findings],
    slowest: () => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0,
    watch: (mark, exchange) => {
      const { question, answer, failure, from, to } = exchange
      const what = `${question.method} ${toKind(question.address)}`
      if (answer === null) {
        const isFile = failure.startsWith('in the middle') && FILES.test(question.address)
        const isExplained = question.manner === 'gone' || isFile || downtimes.touches(from, to)
        add(statuses, isExplained ? 'away' : 'none')
        if (!isExplained) find(`${what}: no answer, ${failure}, after ${toSeconds(to - from)}`)
        return
      }
      add(statuses, String(answer.status))
      times.push(to - from)
      for (const problem of [...judgeAnswer(answer), ...judgePrivacy(mark, answer)]) {
        find(`${what}: ${problem}`)
      }
    },
  }
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1)
}

/** Without what differs from one to the next, so that the same finding is found once. */
function toKind(address: string): string {
  return address
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')
    .replaceAll(/\/\d{1,9}(?=\/|$)/g, '/{id}')
}

function toSeconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`
}
