import { printQuality } from './field-quality'
import type { ImportReport, SkippedEntry } from './import-report'
import { CLOSING_RULE } from './write/closing-rule'

/** Entries that are listed for each reason; more of them are counted. */
const MAX_EXAMPLES = 3

/** Prints the report of an import; many entries skipped for the same reason take one line. */
export function printReport(report: ImportReport): string {
  const counts = [
    ['taken', report.taken],
    ['updated', report.updated],
    ['unchanged', report.unchanged],
    ['closed', report.closed],
    ['skipped', report.skippedTotal],
  ] as const
  const lines = [
    `${report.file} (${report.format}) as source "${report.source}"`,
    ...counts.map(([name, count]) => `  ${name.padEnd(10)}${String(count).padStart(8)}`),
    ...explainClosing(report),
    ...listSkipped(report.skipped),
    ...report.notes.map((note) => `  note: ${note}`),
    ...printQuality(report.fields.filter(({ unread }) => unread > 0)),
  ]
  if (report.dryRun) lines.push('  This was a dry run: nothing was saved.')
  return `${lines.join('\n')}\n`
}

function explainClosing({ completeness }: ImportReport): string[] {
  if (completeness === null) return []
  const { extent, reason } = completeness
  return [`  ${extent}: ${reason}; ${CLOSING_RULE[extent]}`]
}

function listSkipped(skipped: readonly SkippedEntry[]): string[] {
  const byReason = new Map<string, SkippedEntry[]>()
  for (const entry of skipped) {
    const same = byReason.get(entry.reason)
    if (same === undefined) byReason.set(entry.reason, [entry])
    else same.push(entry)
  }
  return [...byReason].flatMap(([reason, entries]) => {
    const examples = entries.slice(0, MAX_EXAMPLES).map(locate)
    if (entries.length <= MAX_EXAMPLES) return examples.map((at) => `  skipped ${at}: ${reason}`)
    return [`  skipped ${entries.length} entries: ${reason} (${examples.join('; ')}; …)`]
  })
}

function locate({ line, reference }: SkippedEntry): string {
  return `line ${line}, ${reference ?? 'no reference'}`
}
