import { requireChromium } from './chromium'
import { requireJava } from './java'
import { requireRedis } from './redis'
import { check, tools } from './testing/checks'
import { postgres15Suite } from './testing/postgres15-suite'
import { runSteps } from './testing/run-steps'
import type { Step } from './testing/step'
import { playwrightProjects, vitestProject } from './testing/suites'
import { isGood, toSummary } from './testing/summary'

/** What `npm run verify` runs before a commit: no database, no build, no browser. */
const fastSteps: readonly Step[] = [
  check('lint', ['biome', 'check', '--error-on-warnings', '.']),
  check('types', ['next', 'typegen'], ['tsc', '--noEmit']),
  check('dead code', ['knip']),
  vitestProject('unit'),
  vitestProject('dom'),
]

/** What `npm test` runs: whoever lacks a browser should not learn it after ten minutes. */
const allSteps: readonly Step[] = [
  tools(requireChromium, requireJava, requireRedis),
  ...fastSteps,
  vitestProject('api', 'contract'),
  postgres15Suite({ isRequired: process.env.CI !== undefined }),
  playwrightProjects('browser', ['server', 'phone', 'desktop', 'bytes']),
]

const outcomes = await runSteps(process.argv.includes('--fast') ? fastSteps : allSteps)
process.stdout.write(toSummary(outcomes))
process.exitCode = isGood(outcomes) ? 0 : 1
