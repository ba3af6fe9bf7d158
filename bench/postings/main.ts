import { BOUNDS, type Figures, judge, listErrors, sortLabelled } from './judge'
import { type Half, readHalf, type Sample } from './read-postings'

const print = (line: string) => process.stdout.write(`${line}\n`)

// `npm run bench -- postings`: sorts the labelled postings, prints what was wrong in the halves for tuning, then the figures. Those of the
// third sample's half kept aside are printed with `--kept-aside` only, as each look at them wears it; then it exits 1 if one is below its goal.
const showsKeptAside = process.argv.includes('--kept-aside')
const halves: (readonly [Sample, Half])[] = [
  ['first', 'tuning'],
  ['second', 'tuning'],
  ['third', 'tuning'],
  ['first', 'kept aside'],
  ['second', 'kept aside'],
]
if (showsKeptAside) halves.push(['third', 'kept aside'])

const columns = halves.map(([sample, half]) => {
  const judged = readHalf(sample, half).map(sortLabelled)
  if (half === 'tuning') for (const line of judged.flatMap(listErrors)) print(line)
  return { heading: `${sample} ${half}`, count: judged.length, figures: judge(judged) }
})
print(toRow('', ...columns.map(({ heading }) => heading), 'goal'))
print(toRow('postings', ...columns.map(({ count }) => String(count)), ''))
const names = Object.keys(BOUNDS) as (keyof Figures)[]
for (const name of names) {
  const figures = columns.map((column) => column.figures[name].toFixed(3))
  print(toRow(name, ...figures, BOUNDS[name]?.goal.toFixed(2) ?? ''))
}
if (showsKeptAside) {
  const reached = columns[halves.length - 1]?.figures
  process.exitCode = names.every((name) => (reached?.[name] ?? 0) >= (BOUNDS[name]?.goal ?? 0))
    ? 0
    : 1
}

function toRow(name: string, ...cells: readonly string[]): string {
  return name.padEnd(24) + cells.map((cell) => cell.padStart(19)).join('')
}
