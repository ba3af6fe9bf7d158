import { availableParallelism } from 'node:os'
import { listBrowserFiles } from './browser-files'
import { type Counts, type Outcome, toOutcome } from './outcome'
import { parsePlaywrightReport } from './playwright-report'
import { clearReport, getReport } from './report-file'
import { runTool } from './run-command'
import { type Step, timed } from './step'
import { parseVitestReport } from './vitest-report'

type Options = {
  readonly files?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] }

/** A project of `vitest.config.ts`, and those that only judge what it left, run in one go. */
export function vitestProject(project: string, ...after: readonly string[]): Step {
  return {
    name: project,
    run: async () => [await runVitest(project, [project, ...after])],
  }
}

/**
 * Runs projects of vitest in one go and judges them as one suite. Tests of the API wait for processes for
 * a third of their time: one worker more than there are cores keeps these busy.
 *
 * @param files only these; all without any
 * @param env variables beyond its own
 */
export async function runVitest(
  suite: string,
  projects: readonly string[],
  { files = [], env = {} }: Options = {},
): Promise<Outcome> {
  const file = await clearReport(suite)
  const reporters = ['--reporter=default', '--reporter=./scripts/testing/vitest-reporter.ts']
  const names = projects.map((project) => `--project=${project}`)
  const workers = projects.includes('api') ? [`--maxWorkers=${availableParallelism() + 1}`] : []
  const { result, seconds } = await timed(() =>
    runTool('vitest', ['run', ...names, ...workers, ...reporters, ...files], {
      ...env,
      VITEST_REPORT: file,
    }),
  )
  const text = await getReport(file)
  const { counts, files: times } = text ? parseVitestReport(text) : { counts: NOTHING, files: [] }
  return { ...toOutcome(suite, counts, result, seconds), files: times }
}

/** Projects of `playwright.config.ts`, run in one go against one and the same product. */
export function playwrightProjects(name: string, projects: readonly string[]): Step {
  return { name, run: () => runPlaywright(name, projects) }
}

/**
 * Runs projects of Playwright in one go, an outcome for each.
 *
 * @param files only these; all without any
 * @param env variables of the product beyond its own
 */
export async function runPlaywright(
  name: string,
  projects: readonly string[],
  { files = [], env = {} }: Options = {},
): Promise<readonly Outcome[]> {
  const file = await clearReport(name)
  const chosen = files.length > 0 ? projects.map((project) => `--project=${project}`) : []
  const exitCode = await runTool('playwright', ['test', ...chosen, ...files], {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  })
  const text = await getReport(file)
  const results = projects.map((project) => ({
    project,
    files: text ? listBrowserFiles(text, project) : [],
    ...(text ? parsePlaywrightReport(text, project) : { counts: NOTHING, seconds: 0 }),
  }))
  // The status is that of all projects together: it only tells something when no test does.
  const isExplained = results.some(({ counts }) => counts.failed + counts.skipped > 0)
  return results.map(({ project, counts, seconds, files: times }) => ({
    ...toOutcome(project, counts, isExplained ? 0 : exitCode, seconds),
    files: times,
  }))
}
