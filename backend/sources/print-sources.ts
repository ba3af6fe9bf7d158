import { printQuality } from '@/backend/import/field-quality'
import { printReport } from '@/backend/import/print-report'
import type { SourceRun } from './run-source'
import type { SourceQuality } from './source-quality'
import type { Source, StoredRun } from './sources'

/** Formats moments as operators of one time zone compare them: 2026-11-27 14:05 in Phnom Penh. */
const moments = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Phnom_Penh',
})

/** Prints all sources with their state, two lines and more for each. */
export function printSources(sources: readonly Source[]): readonly string[] {
  if (sources.length === 0)
    return ['There are no sources. Add one: npm run source -- add <name> <address>']
  return sources.flatMap((source) => [
    `${source.name}: ${source.address}`,
    `  ${listFacts(source).join(', ')}`,
    ...(source.failure === null
      ? []
      : [`  failing since ${toMoment(source.failingSince)}: ${source.failure}`]),
  ])
}

function listFacts(source: Source): string[] {
  const { employer, dateOrder, destination, gone, needsApproval, owner, isPaused, lastRunAt } =
    source
  return [
    `every ${source.everyHours} hours`,
    lastRunAt === null ? 'not run yet' : `last run ${toMoment(lastRunAt)}`,
    isPaused ? 'paused' : `next run ${toMoment(source.nextRunAt)}`,
    ...(employer === null ? [] : [`bound to "${employer}"`]),
    ...(dateOrder === null ? [] : [`dates written ${dateOrder}`]),
    ...(destination === null ? [] : [`all ${destination}`]),
    ...(gone === null ? [] : [`missing entries: ${gone}`]),
    ...(needsApproval ? ['entries wait for approval'] : []),
    ...(source.allowsPrivate ? ['may be on a private network'] : []),
    ...(owner === null ? [] : [`owner ${owner}`]),
  ]
}

/** Prints the stored runs of a source, newest first. */
export function printRuns(runs: readonly StoredRun[]): readonly string[] {
  if (runs.length === 0) return ['It has not been imported yet.']
  return runs.map(
    ({ ranAt, completeness, reason, entries, closed }) =>
      `  ${toMoment(ranAt)}  ${String(entries).padStart(6)} entries, ${closed} closed, ${completeness}: ${reason}`,
  )
}

/** Prints what the latest run of a source read of each field. */
export function printSourceQuality(quality: SourceQuality | null): readonly string[] {
  if (quality === null) return ['It has not been imported yet.']
  return [`Read on ${toMoment(quality.ranAt)}:`, ...printQuality(quality.fields)]
}

/** Prints how a run ended. */
export function printRun({ name }: Source, { report, failure }: SourceRun): readonly string[] {
  return [
    ...(report === null ? [] : printReport(report).trimEnd().split('\n')),
    ...(failure === null ? [] : [`${name} failed: ${failure}`]),
  ]
}

function toMoment(moment: Date | null): string {
  return moment === null ? 'never' : moments.format(moment)
}
