import { judgeAnswer } from './checks/answers'
import { judgePrivacy } from './checks/privacy'
import type { Downtimes } from './product/downtimes'
import type { Exchange } from './wire/exchange'

/** Requests and responses of a round. */
export type Tally = {
  readonly watch: (mark: string, exchange: Exchange) => void
  readonly count: (journey: string) => void
  readonly find: (what: string) => void
  readonly findings: () => readonly string[]
  readonly journeys: ReadonlyMap<string, number>
  /** Counts by status; `none` without a response, `away` when we know why. */
  readonly statuses: ReadonlyMap<string, number>
  /** p99 of response times in ms */
  readonly slowest: () => number
}

/** A file cannot be repaired once its first half is sent. */
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

/** Without ids, so that the same finding is reported once. */
function toKind(address: string): string {
  return address
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}')
    .replaceAll(/\/\d{1,9}(?=\/|$)/g, '/{id}')
}

function toSeconds(ms: number): string {
  return `${Math.round(ms / 1000)} s`
}
