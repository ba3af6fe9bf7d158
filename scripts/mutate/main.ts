import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { projectRoot } from '../testing/project-root'
import { leaveOutEquivalents, readEquivalents } from './equivalent'
import { findMutations } from './find-mutations'
import { judgeAll } from './judge-all'
import type { Mutation } from './mutation'
import { toLines, toSummary } from './report'
import { drawSample } from './sample'
import { readTree } from './tree'
import { withDatabase } from './with-database'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
})
const print = (text: string) => process.stdout.write(`${text}\n`)
const stopped = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => stopped.abort())
}

// `npm run mutate -- --seed 1 --count 100 [folder, file or file:line …]`: what would the tests notice? (decision 016)
const tree = await readTree(projectRoot)
const isAskedFor = ({ file, line }: Mutation) =>
  positionals.length === 0 ||
  positionals.some((place) =>
    place.includes(':') ? place === `${file}:${line}` : file.startsWith(place),
  )
const all = tree.sources.flatMap((file) => findMutations(file, tree.textOf(file)))
const { mutations, stale } = leaveOutEquivalents(all, await readEquivalents(projectRoot))
const reached = mutations.filter(({ file }) => tree.testsOf(file).length > 0)
const sample = drawSample(reached.filter(isAskedFor), Number(values.seed), Number(values.count))
print(
  `${all.length} mutations of ${tree.sources.length} files; ${all.length - mutations.length} are equivalent, ` +
    `${mutations.length - reached.length} only the browser suite could notice. Seed ${values.seed}: ${sample.length} drawn.\n`,
)

async function report(): Promise<void> {
  const { verdicts, unfit } = await withDatabase((database) =>
    judgeAll(sample, {
      root: projectRoot,
      tree,
      database,
      jobs: Math.max(1, Number(values.jobs)),
      signal: stopped.signal,
      onVerdict: (verdict) => print(toLines(verdict)),
    }),
  )
  print(`\n${toSummary(verdicts)}`)
  for (const file of unfit)
    print(`Fails or hangs without any mutation, and was passed over: ${file}`)
  for (const entry of stale)
    print(`In equivalent.json, and nowhere else: ${entry.in}: ${entry.change}`)
  process.exitCode = unfit.length + stale.length > 0 ? 1 : 0
}

try {
  await report()
} catch (error) {
  if (!stopped.signal.aborted) throw error
  print('Stopped. The checkout is as it was.')
  process.exitCode = 130
}
