import { postgres15Suite } from './testing/postgres15-suite'
import { runSteps } from './testing/run-steps'
import { isGood, toSummary } from './testing/summary'

const outcomes = await runSteps([postgres15Suite({ isRequired: true })])
process.stdout.write(toSummary(outcomes))
process.exitCode = isGood(outcomes) ? 0 : 1
