import { createJudge, type Verdict } from './judge'
import type { Mutation } from './mutation'
import type { Tree } from './tree'
import { copyTree } from './tree-copy'
import type { DatabaseVariables } from './with-database'

type Options = {
  readonly root: string
  readonly tree: Tree
  readonly database: DatabaseVariables
  /** How many copies of the tree are judged in at once. */
  readonly jobs: number
  readonly signal: AbortSignal
  readonly onVerdict: (verdict: Verdict) => void
}

export type Judgement = {
  readonly verdicts: readonly Verdict[]
  /** Test files that fail, or come to no end, without any mutation: they proved nothing. */
  readonly unfit: readonly string[]
}

/** Judges all mutations, each alone, in as many copies of the tree as there are jobs. */
export async function judgeAll(
  mutations: readonly Mutation[],
  { root, tree, database, jobs, signal, onVerdict }: Options,
): Promise<Judgement> {
  const waiting = [...mutations]
  const verdicts: Verdict[] = []
  const fit = new Set<string>()
  const unfit = new Set<string>()

  async function work(): Promise<void> {
    const copy = await copyTree(root, tree.files)
    try {
      const judge = createJudge({ ...tree, copy, database, signal, fit, unfit })
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
        const verdict = await judge(next)
        verdicts.push(verdict)
        onVerdict(verdict)
      }
    } finally {
      await copy.remove()
    }
  }

  const ends = await Promise.allSettled(Array.from({ length: jobs }, work))
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  return { verdicts, unfit: [...unfit] }
}
