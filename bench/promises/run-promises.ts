import { type PromiseBench, promiseBenches } from './benches'
import { type Finding, runBench } from './run-bench'

/** The names of all speed promises, such as `S9`. */
export const promiseNames = promiseBenches.flatMap(({ promise }) => promise.split(', '))

/**
 * Runs the benches of these promises one after the other and prints one table. All of them take 75 minutes on an idle machine.
 * `pace` is the speed of the machine before each. Sets the exit code to 1 when a promise is broken.
 */
export async function runPromises(names: readonly string[]): Promise<void> {
  const chosen = promiseBenches.filter(({ promise }) =>
    promise.split(', ').some((name) => names.includes(name)),
  )
  const rows: string[] = []
  for (const bench of chosen) {
    process.stdout.write(`\n${bench.promise}: ${bench.command.join(' ')}\n`)
    const finding = await runBench(bench)
    if (!finding.isKept) process.exitCode = 1
    rows.push(toRow(bench, finding))
  }
  const head = '| promise | against | figure | | minutes | pace, ms |\n|---|---|---|---|---|---|'
  process.stdout.write(`\n${head}\n${rows.join('\n')}\n`)
}

function toRow(bench: PromiseBench, { figure, isKept, minutes, pace }: Finding): string {
  const result = isKept ? 'kept' : 'BROKEN'
  const cells = [bench.promise, bench.against, figure, result, minutes.toFixed(1), pace.toFixed(0)]
  return `| ${cells.join(' | ')} |`
}
