import type { Outcome } from './outcome'
import { isEnding } from './run-command'
import type { Step } from './step'

async function runStep({ name, run }: Step): Promise<readonly Outcome[]> {
  try {
    return await run()
  } catch (error) {
    const note = error instanceof Error ? error.message : String(error)
    return [{ suite: name, passed: 0, failed: 1, seconds: 0, note }]
  }
}

/**
 * Runs the steps one after the other, each to its end: a failed one does not hide what the next ones would
 * say, and one that throws counts as failed. Only where a decisive one fails nothing else runs.
 */
export async function runSteps(steps: readonly Step[]): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = []
  for (const [index, step] of steps.entries()) {
    process.stdout.write(`\n=== ${index + 1}/${steps.length} ${step.name}\n`)
    const own = await runStep(step)
    outcomes.push(...own)
    const isOver = step.isDecisive && own.some(({ failed }) => failed > 0)
    if (isOver || isEnding()) break
  }
  return outcomes
}
