import { prepareTypes, typeChecks } from './check-types'
import { applyEdit, type Mutation } from './mutation'
import { runTests } from './run-tests'
import type { TreeCopy } from './tree-copy'
import type { DatabaseVariables } from './with-database'

/** What noticed a mutation: a test, tests that came to no end, the compiler; null where nothing did. */
export type Verdict = { readonly mutation: Mutation; readonly noticed: Noticed | null }

type Noticed = 'tests' | 'time' | 'types'

type Options = {
  readonly copy: TreeCopy
  readonly textOf: (file: string) => string
  readonly testsOf: (file: string) => readonly string[]
  readonly database: DatabaseVariables
  readonly signal: AbortSignal
  /** Test files known to pass without a mutation, and those known not to; shared and filled. */
  readonly fit: Set<string>
  readonly unfit: Set<string>
}

/** The nearest tests come first, the others only when these notice nothing. */
const FIRST = 3

/**
 * Judges mutations one after the other in a copy of the tree. A test that fails counts only when it
 * passes without the mutation; what no test notices is shown to the compiler.
 */
export function createJudge(options: Options): (mutation: Mutation) => Promise<Verdict> {
  const { copy, textOf, testsOf, database, signal, fit, unfit } = options
  const run = (files: readonly string[]) => runTests(copy, files, { database, signal })
  let areTypesReady = false

  async function withMutation<T>(mutation: Mutation, ask: () => Promise<T>): Promise<T> {
    const text = textOf(mutation.file)
    await copy.write(mutation.file, applyEdit(text, mutation))
    try {
      return await ask()
    } finally {
      await copy.write(mutation.file, text)
    }
  }

  async function findUnfit(files: readonly string[]): Promise<void> {
    const unknown = files.filter((file) => !fit.has(file))
    if (unknown.length === 0) return
    const outcome = await run(unknown)
    const found = outcome.end === 'passed' ? [] : outcome.end === 'late' ? unknown : outcome.files
    for (const file of found) unfit.add(file)
    if (found.length === 0) for (const file of unknown) fit.add(file)
  }

  async function askTests(mutation: Mutation, tests: readonly string[]): Promise<Noticed | null> {
    const usable = tests.filter((test) => !unfit.has(test))
    if (usable.length === 0) return null
    const outcome = await withMutation(mutation, () => run(usable))
    if (outcome.end === 'passed') return null
    const noticing = outcome.end === 'late' ? usable : outcome.files
    await findUnfit(noticing)
    if (noticing.every((test) => fit.has(test))) return outcome.end === 'late' ? 'time' : 'tests'
    return askTests(mutation, usable)
  }

  async function askTypes(mutation: Mutation): Promise<Noticed | null> {
    if (!areTypesReady) await prepareTypes(copy, signal)
    areTypesReady = true
    return (await withMutation(mutation, () => typeChecks(copy, signal))) ? null : 'types'
  }

  return async (mutation) => {
    const tests = testsOf(mutation.file)
    const noticed =
      (await askTests(mutation, tests.slice(0, FIRST))) ??
      (await askTests(mutation, tests.slice(FIRST))) ??
      (await askTypes(mutation))
    return { mutation, noticed }
  }
}
