import { requireChromium } from './chromium'
import { requireJava } from './java'
import { requireNginx } from './nginx'
import { requireRedis } from './redis'
import { check, tools } from './testing/checks'
import { newestNodeSuite } from './testing/newest-node-suite'
import { postgres15Suite } from './testing/postgres15-suite'
import { run } from './testing/run'
import { decisive, type Step } from './testing/step'
import { playwrightProjects, vitestProject } from './testing/suites'
import { webBuild } from './testing/web-build'

const isWhole = process.argv.includes('--all')
// The browser tests read it: every test in every width and language.
if (isWhole) process.env.EVERY_COMBINATION = '1'

const checks = decisive(
  check('lint', ['biome', 'check', '--error-on-warnings', '.']),
  check('types', ['next', 'typegen'], ['tsc', '--noEmit']),
)
const pure: readonly Step[] = [
  check('dead code', ['knip']),
  vitestProject('unit'),
  vitestProject('dom'),
]

/** What `npm run verify` runs before a commit: no database, no build, no browser. */
const fastSteps: readonly Step[] = [...checks, ...pure]

const build = webBuild()

/** What `npm test` runs: whoever lacks a browser should not learn it after ten minutes. */
const allSteps: readonly Step[] = [
  ...decisive(tools(requireChromium, requireJava, requireRedis, requireNginx)),
  ...checks,
  build.begin,
  ...pure,
  vitestProject('api', 'contract'),
  postgres15Suite({ isRequired: process.env.CI !== undefined, isWhole }),
  ...(isWhole ? [vitestProject('restore')] : []),
  build.end,
  newestNodeSuite(),
  playwrightProjects('browser', ['server', 'phone', 'desktop', 'bytes']),
]

await run(process.argv.includes('--fast') ? fastSteps : allSteps)
