import { parseArgs } from 'node:util'
import { requireChromium } from './chromium'
import { requireJava } from './java'
import { requireNginx } from './nginx'
import { requireRedis } from './redis'
import { check, tools } from './testing/checks'
import { firebaseSuite } from './testing/firebase-suite'
import { newestNodeSuite } from './testing/newest-node-suite'
import { postgres15Suite } from './testing/postgres15-suite'
import { run } from './testing/run'
import { decisive, type Step } from './testing/step'
import { playwrightProjects, vitestProject } from './testing/suites'
import { webBuild } from './testing/web-build'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    fast: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    postgres15: { type: 'boolean', default: false },
    firebase: { type: 'boolean', default: false },
    clamav: { type: 'boolean', default: false },
  },
})
const isWhole = values.all
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

/** Suites that need a program of their own run alone: `npm test -- --firebase [files]`. */
function chooseSteps(): readonly Step[] {
  if (values.fast) return fastSteps
  if (values.postgres15) return [postgres15Suite({ isRequired: true, isWhole: true })]
  if (values.firebase) return [...decisive(tools(requireChromium)), firebaseSuite(positionals)]
  return values.clamav ? [vitestProject('clamav')] : allSteps
}

await run(chooseSteps())
