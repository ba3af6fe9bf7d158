import { z } from 'zod'
import type { Counts, FileTime } from './outcome'

const plannedFiles = z.object({ planned: z.array(z.string()) })

const finishedFile = z.object({
  /** Path from the project's root. */
  file: z.string(),
  /** True when something broke outside of its tests. */
  isBroken: z.boolean(),
  seconds: z.number(),
  tests: z.array(
    z.object({
      name: z.string(),
      status: z.enum(['passed', 'failed', 'skipped', 'pending']),
    }),
  ),
})

/** The first line of a report: the paths of all files. */
export type PlannedFiles = z.output<typeof plannedFiles>

/** Every other line. */
export type FinishedFile = z.output<typeof finishedFile>

/**
 * Counts of the report of `vitest-reporter.ts`, and how long each file took. A broken file counts as one
 * more failure; one that was planned and never ended, because the run was cut off, as skipped. Throws a
 * ZodError when the text is no such report.
 */
export function parseVitestReport(text: string): {
  readonly counts: Counts
  readonly files: readonly FileTime[]
} {
  const [first = '', ...lines] = listWholeLines(text)
  const { planned } = plannedFiles.parse(JSON.parse(first))
  const files = lines.map((line) => finishedFile.parse(JSON.parse(line)))
  const tests = files.flatMap((each) => each.tests.map((test) => ({ ...test, file: each.file })))
  const count = (...wanted: readonly string[]) =>
    tests.filter(({ status }) => wanted.includes(status)).length
  const broken = files.filter(({ isBroken }) => isBroken).map(({ file }) => file)
  const ended = new Set(files.map(({ file }) => file))
  const missing = planned.filter((file) => !ended.has(file))
  return {
    counts: {
      passed: count('passed'),
      failed: count('failed') + broken.length,
      skipped: count('skipped', 'pending') + missing.length,
      failures: [
        ...broken,
        ...tests
          .filter(({ status }) => status !== 'passed')
          .map(({ file, name }) => `${file}: ${name}`),
        ...missing.map((file) => `${file} never ended`),
      ],
    },
    files: files.map(({ file, seconds }) => ({ file, seconds })),
  }
}

/** The last line may have been cut off with the run. */
function listWholeLines(text: string): readonly string[] {
  return text.split('\n').slice(0, -1)
}
