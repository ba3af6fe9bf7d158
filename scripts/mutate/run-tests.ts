import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { runProgram } from './run-program'
import type { TreeCopy } from './tree-copy'
import type { DatabaseVariables } from './with-database'

/** How long a test file may take, in ms; the slowest that wait for nothing take half of it. */
const FILE_DEADLINE = 90_000

/** Of vitest's JSON report. */
const report = z.object({
  testResults: z.array(z.object({ name: z.string(), status: z.string() })),
})

/** What became of test files: all passed, these failed, or they did not come to an end. Where the runner itself broke, all of them failed. */
export type TestRun =
  | { readonly end: 'passed' }
  | { readonly end: 'late' }
  | { readonly end: 'failed'; readonly files: readonly string[] }

/**
 * Runs test files in a copy of the tree until one of them fails.
 *
 * @param files paths seen from the copy's root
 * @param tools a running PostgreSQL for the tests of the API, and what ends the run
 */
export async function runTests(
  copy: TreeCopy,
  files: readonly string[],
  { database, signal }: { readonly database: DatabaseVariables; readonly signal: AbortSignal },
): Promise<TestRun> {
  const output = path.join(copy.temporary, 'report.json')
  await rm(output, { force: true })
  const status = await runProgram(
    path.join(copy.root, 'node_modules/.bin/vitest'),
    ['run', '--bail=1', '--maxWorkers=1', '--reporter=json', `--outputFile=${output}`, ...files],
    {
      cwd: copy.root,
      env: { ...database, TMPDIR: copy.temporary, CI: 'true' },
      deadline: FILE_DEADLINE * files.length,
      signal,
    },
  )
  if (status === 'late') return { end: 'late' }
  if (status === 0) return { end: 'passed' }
  const failed = await listFailed(output)
  const known = failed.map((file) => path.relative(copy.root, file))
  return { end: 'failed', files: known.length > 0 ? known : files }
}

async function listFailed(file: string): Promise<readonly string[]> {
  try {
    const { testResults } = report.parse(JSON.parse(await readFile(file, 'utf8')))
    return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return []
    throw error
  }
}
