import { postgres15Suite } from './testing/postgres15-suite'
import { runSteps } from './testing/run-steps'
import { isGood, toLastLine, toTable } from './testing/summary'

const outcomes = await runSteps([postgres15Suite({ isRequired: true })])
process.stdout.write(`\n${toTable(outcomes)}\n\n${toLastLine(outcomes)}\n`)
process.exitCode = isGood(outcomes) ? 0 : 1
