import { printQuality } from './field-quality'
import { type ImportReport, type SkippedEntry, toRunOutcome } from './import-report'
import { CLOSING_RULE_TEXTS } from './write/closing-rule'

/** Entries that are listed for each reason, also where none is published; more of them are counted. */
const MAX_EXAMPLES = 3
const MAX_ALONE = 50

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
    ...(report.held === 0
      ? []
      : [`  ${report.held} of these are held back; decide about them: npm run desk -- held`]),
    ...explainClosing(report),
    ...listSkipped(report),
    ...report.notes.map((note) => `  note: ${note}`),
    ...printQuality(report.fields.filter(({ unread }) => unread > 0)),
  ]
  if (report.dryRun) lines.push('  This was a dry run: nothing was saved.')
  return `${lines.join('\n')}\n`
}

function explainClosing({ completeness }: ImportReport): string[] {
  if (completeness === null) return []
  const { extent, reason } = completeness
  return [`  ${extent}: ${reason}; ${CLOSING_RULE_TEXTS[extent]}`]
}

/** Each skipped entry with what became of it and why; one line for many with the same reason. */
function listSkipped(report: ImportReport): string[] {
  const most = toRunOutcome(report) === 'published' ? MAX_EXAMPLES : MAX_ALONE
  const byReason = new Map<string, SkippedEntry[]>()
  for (const entry of report.skipped) {
    const same = byReason.get(entry.reason)
    if (same === undefined) byReason.set(entry.reason, [entry])
    else same.push(entry)
  }
  return [...byReason].flatMap(([reason, entries]) => {
    const what = entries[0]?.outcome === 'held' ? 'held back' : 'skipped'
    if (entries.length <= most)
      return entries.map((entry) => `  ${what} ${locate(entry)}: ${reason}`)
    const examples = entries.slice(0, MAX_EXAMPLES).map(locate)
    return [`  ${what} ${entries.length} entries: ${reason} (${examples.join('; ')}; …)`]
  })
}

/** Says where in its feed an entry is. */
export function locate({ line, reference }: SkippedEntry): string {
  return `line ${line}, ${reference ?? 'no reference'}`
}
