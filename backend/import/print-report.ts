import type { ImportReport } from './import-report'
import { CLOSING_RULE } from './write/closing-rule'

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
    ...report.skipped.map(
      ({ reference, line, reason }) =>
        `  skipped line ${line}, ${reference ?? 'no reference'}: ${reason}`,
    ),
    ...report.notes.map((note) => `  note: ${note}`),
  ]
  if (report.dryRun) lines.push('  This was a dry run: nothing was saved.')
  return `${lines.join('\n')}\n`
}

function explainClosing({ completeness }: ImportReport): string[] {
  if (completeness === null) return []
  const { extent, reason } = completeness
  return [`  ${extent}: ${reason}; ${CLOSING_RULE[extent]}`]
}
