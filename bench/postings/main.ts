import { BOUNDS, type Figures, judge, listErrors, sortLabelled } from './judge'
import { readForTuning, readKeptAside, SAMPLES } from './read-postings'

const print = (line: string) => process.stdout.write(`${line}\n`)

// `npm run bench -- postings`: sorts the labelled postings, prints what was wrong in those for tuning, then the figures. Those of the half kept
// aside are printed with `--kept-aside` only, as each look at them wears it; then it exits 1 if one is below its goal.
const showsKeptAside = process.argv.includes('--kept-aside')
const parts = SAMPLES.map((sample) => [sample, readForTuning(sample)] as const)
const judged = parts.map(([heading, postings]) => [heading, postings.map(sortLabelled)] as const)
for (const line of judged.flatMap(([, postings]) => postings.flatMap(listErrors))) print(line)
const keptAside = showsKeptAside ? readKeptAside().map(sortLabelled) : null

const columns = [
  ...judged,
  ...(keptAside === null ? [] : [['kept aside', keptAside] as const]),
].map(([heading, postings]) => ({ heading, count: postings.length, figures: judge(postings) }))
print(toRow('', ...columns.map(({ heading }) => heading), 'goal'))
print(toRow('postings', ...columns.map(({ count }) => String(count)), ''))
const names = Object.keys(BOUNDS) as (keyof Figures)[]
for (const name of names) {
  const figures = columns.map((column) => column.figures[name].toFixed(3))
  print(toRow(name, ...figures, BOUNDS[name]?.goal.toFixed(2) ?? ''))
}
if (keptAside !== null) {
  const reached = judge(keptAside)
  process.exitCode = names.every((name) => reached[name] >= (BOUNDS[name]?.goal ?? 0)) ? 0 : 1
}

function toRow(name: string, ...cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(19)).join('')
}
