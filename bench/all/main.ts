import { benches } from './benches'
import { type Finding, runBench } from './run-bench'

const print = (text: string) => process.stdout.write(`${text}\n`)

// `npm run bench -- all`: every promise of speed, one after the other, and one table. `npm run bench -- S9 S12` runs these. An hour and a quarter,
// half of it for pages in Lighthouse and twenty thousand addresses, alone on the machine; `pace` tells how quick that was before each. Exits 1 when one is not kept.
const asked = process.argv.slice(2)
const isAsked = (promise: string) => promise.split(', ').some((name) => asked.includes(name))
const chosen = benches.filter(({ promise }) => asked.includes('all') || isAsked(promise))
if (chosen.length === 0) {
  print(
    `Usage: npm run bench -- all, or some of ${benches.map(({ promise }) => promise).join(', ')}`,
  )
  process.exit(2)
}
const lines: string[] = []
for (const bench of chosen) {
  print(`\n${bench.promise}: ${bench.command.join(' ')}`)
  const finding = await runBench(bench)
  if (!finding.isKept) process.exitCode = 1
  lines.push(toLine(bench.promise, bench.against, finding))
}
print('\n| promise | against | figure | | minutes | pace, ms |\n|---|---|---|---|---|---|')
for (const line of lines) print(line)

function toLine(
  promise: string,
  against: string,
  { figure, isKept, minutes, pace }: Finding,
): string {
  const cells = [
    promise,
    against,
    figure,
    isKept ? 'kept' : 'BROKEN',
    minutes.toFixed(1),
    pace.toFixed(0),
  ]
  return `| ${cells.join(' | ')} |`
}
