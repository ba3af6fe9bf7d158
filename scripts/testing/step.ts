import type { Outcome } from './outcome'

/** One step of a run; a step whose report covers several suites has an outcome for each. */
export type Step = {
  readonly name: string
  readonly run: () => Promise<readonly Outcome[]>
  /** True when its failure ends the run: what costs seconds and would fail most others too. */
  readonly isDecisive?: boolean
}

/** The steps, as those whose failure ends the run. */
export function decisive(...steps: readonly Step[]): readonly Step[] {
  return steps.map((step) => ({ ...step, isDecisive: true }))
}

/** Runs something and says how many seconds it took. */
export async function timed<T>(
  run: () => Promise<T>,
): Promise<{ readonly result: T; readonly seconds: number }> {
  const start = performance.now()
  const result = await run()
  return { result, seconds: (performance.now() - start) / 1000 }
}
