import { isEnding, passSignalsOn } from './run-command'
import { openRunFolder } from './run-folder'
import { runSteps } from './run-steps'
import type { Step } from './step'
import { isGood, toSummary } from './summary'

/**
 * Runs the steps in a temporary folder of their own, prints what came of them and ends this process with 0
 * or 1. After a signal the step that runs ends, and what was found until then is printed.
 */
export async function run(steps: readonly Step[]): Promise<void> {
  passSignalsOn()
  openRunFolder()
  const outcomes = await runSteps(steps)
  process.stdout.write(toSummary(outcomes))
  process.exit(isGood(outcomes) && !isEnding() ? 0 : 1)
}
