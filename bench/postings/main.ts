import { BOUNDS, type Figures, judge, listErrors, sortLabelled } from './judge'
import { type Half, readPostings, toHalf } from './read-postings'

const print = (line: string) => process.stdout.write(`${line}\n`)

// `npm run bench -- postings`: sorts the labelled postings and prints what was wrong in the half for tuning, then the figures of both halves;
// exits 1 when the half kept aside is below a goal.
const judged = readPostings().map(sortLabelled)
const ofHalf = (half: Half) => judged.filter(({ posting }) => toHalf(posting.id) === half)
const [tuning, keptAside] = [ofHalf('tuning'), ofHalf('kept aside')]
for (const line of tuning.flatMap(listErrors)) print(line)
const [seen, unseen] = [judge(tuning), judge(keptAside)]
print(toRow('', `${tuning.length} tuning`, `${keptAside.length} kept aside`, 'goal'))
const names = Object.keys(BOUNDS) as (keyof Figures)[]
for (const name of names) {
  const goal = BOUNDS[name]?.goal.toFixed(2) ?? ''
  print(toRow(name, seen[name].toFixed(3), unseen[name].toFixed(3), goal))
}
process.exitCode = names.every((name) => unseen[name] >= (BOUNDS[name]?.goal ?? 0)) ? 0 : 1

function toRow(name: string, ...figures: readonly string[]): string {
  return name.padEnd(24) + figures.map((figure) => figure.padStart(16)).join('')
}
