import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { toDependents } from './distances'
import { isMutated } from './is-mutated'
import { createLikeness } from './likeness'
import { listFiles } from './list-files'
import { listReferences } from './list-references'
import { listNearestTests } from './nearest-tests'

/** Most test files a mutation is shown to. */
const MOST = 10

/** Those that need another program, build the product or judge what others left. */
const NOT_FOR_ONE_LINE = /^tests\/(bytes|clamav|contract|restore)\//

/** The code of the checkout as it is now, and which of its tests are near which file. */
export type Tree = {
  readonly files: readonly string[]
  /** Those whose lines are mutated. */
  readonly sources: readonly string[]
  textOf(file: string): string
  /** The likeliest to notice a change first. */
  testsOf(file: string): readonly string[]
}

/** Reads the checkout; all is derived from what is there, so that files can move. */
export async function readTree(root: string): Promise<Tree> {
  const files = await listFiles(root)
  const code = files.filter((file) => /\.(ts|tsx|mjs)$/.test(file))
  const texts = new Map(
    await Promise.all(
      code.map(async (file) => [file, await readFile(path.join(root, file), 'utf8')] as const),
    ),
  )
  const known = new Set(code)
  const dependents = toDependents(
    new Map([...texts].map(([file, text]) => [file, listReferences(file, text, known)])),
  )
  const sources = code.filter(isMutated)
  const tests = code.filter(
    (file) => /^tests\/.*\.test\.tsx?$/.test(file) && !NOT_FOR_ONE_LINE.test(file),
  )
  const compared = new Set([...sources, ...tests])
  const likeness = createLikeness(new Map([...texts].filter(([file]) => compared.has(file))))
  return {
    files,
    sources,
    textOf: (file) => texts.get(file) ?? '',
    testsOf: (file) => listNearestTests(file, { tests, dependents, likeness, most: MOST }),
  }
}
