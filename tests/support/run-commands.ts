import { z } from 'zod'
import { type Ended, runNode } from './run-command'

/** One of our programs and its arguments. */
export type Command = readonly [script: string, ...words: string[]]

/** Imports the programs one after the other, so that Node starts only once. */
const SERIES = `
const results = []
const result = { stdout: '', stderr: '' }
const print = process.stdout.write.bind(process.stdout)
for (const name of ['stdout', 'stderr'])
  process[name].write = (text) => ((result[name] += text), true)
for (const [at, [script, ...words]] of JSON.parse(process.env.COMMANDS).entries()) {
  Object.assign(result, { stdout: '', stderr: '' })
  process.argv = [process.argv[0], script, ...words]
  process.exitCode = 0
  await import(process.cwd() + '/' + script + '?' + at)
  results.push({ ...result, code: process.exitCode })
}
process.exitCode = 0
print(JSON.stringify(results))
`

const ended = z.array(z.object({ code: z.int(), stdout: z.string(), stderr: z.string() }))

/** Runs our programs one after the other in one process, as npm does; throws if one of them crashes. */
export async function runCommands(
  commands: readonly Command[],
  env: Readonly<Record<string, string>>,
): Promise<readonly Ended[]> {
  const { stdout, stderr } = await runNode(
    ['--import', 'tsx', '--input-type=module', '--eval', SERIES],
    {
      ...env,
      COMMANDS: JSON.stringify(commands),
    },
  )
  if (stdout === '') throw new Error(stderr)
  return ended.parse(JSON.parse(stdout))
}
