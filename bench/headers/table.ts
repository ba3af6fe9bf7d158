import type { Finding } from './finding'

/** One kind of response: its score, which rules cost points, and other problems. */
export type Row = {
  readonly name: string
  readonly status: number
  readonly score: number
  readonly findings: readonly Finding[]
  readonly faults: readonly string[]
}

/** Formats rows as text in columns. */
export function toTable(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length))
  return rows
    .map(({ name, status, score, findings, faults }) => {
      const taken = findings
        .filter(({ points }) => points < 0)
        .map(({ rule, says, points }) => `${rule} ${points}: ${says}`)
      const words = [...taken, ...faults].join('; ')
      return `${name.padEnd(width)}  ${status}  ${String(score).padStart(3)}  ${words}`.trimEnd()
    })
    .join('\n')
}
