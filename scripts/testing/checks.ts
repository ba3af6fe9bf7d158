import { runTool } from './run-command'
import { type Step, timed } from './step'

async function runUntilFailure(
  commands: readonly (readonly [string, ...string[]])[],
): Promise<number> {
  for (const [tool, ...args] of commands) {
    const status = await runTool(tool, args)
    if (status !== 0) return status
  }
  return 0
}

/** A step that is one check: it passes when the tools it runs one after the other all end well. */
export function check(
  name: string,
  ...commands: readonly (readonly [tool: string, ...args: string[]])[]
): Step {
  return {
    name,
    run: async () => {
      const { result, seconds } = await timed(() => runUntilFailure(commands))
      const passed = result === 0 ? 1 : 0
      return [{ suite: name, passed, failed: 1 - passed, seconds }]
    },
  }
}

/**
 * A step that makes sure of the programs that later ones need; each `require` resolves to a path
 * or throws one sentence that says what is missing.
 */
export function tools(...requires: readonly (() => Promise<string>)[]): Step {
  return {
    name: 'tools',
    run: async () => {
      const { seconds } = await timed(async () => {
        for (const require of requires) process.stdout.write(`${await require()}\n`)
      })
      return [{ suite: 'tools', passed: 1, failed: 0, seconds }]
    },
  }
}
