import path from 'node:path'
import { runProgram } from './run-program'
import type { TreeCopy } from './tree-copy'

const DEADLINE = 300_000

/** Writes the types that Next derives from the pages; without them nothing type-checks. */
export async function prepareTypes(copy: TreeCopy, signal: AbortSignal): Promise<void> {
  const status = await runTool(copy, signal, 'next', 'typegen')
  if (status !== 0 || !(await typeChecks(copy, signal))) {
    throw new Error('The types do not check even without a mutation: see npx tsc --noEmit')
  }
}

/** Whether the copy type-checks as it is. */
export async function typeChecks(copy: TreeCopy, signal: AbortSignal): Promise<boolean> {
  return (await runTool(copy, signal, 'tsc', '--noEmit')) === 0
}

function runTool(copy: TreeCopy, signal: AbortSignal, tool: string, ...args: readonly string[]) {
  const program = path.join(copy.root, 'node_modules/.bin', tool)
  const env = { TMPDIR: copy.temporary, NEXT_TELEMETRY_DISABLED: '1' }
  return runProgram(program, args, { cwd: copy.root, env, deadline: DEADLINE, signal })
}
