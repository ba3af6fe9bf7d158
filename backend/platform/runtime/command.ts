import { type ParseArgsConfig, parseArgs } from 'node:util'
import { StartError } from './start-error'

/** Arguments that are not understood; without a message only the usage is printed. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Parses options and positional arguments. Throws `UsageError`. */
export function parseOptions<const Options extends NonNullable<ParseArgsConfig['options']>>(
  words: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

type Command<Arguments> = {
  readonly usage: string
  /** Throws `UsageError`. */
  readonly parse: (words: readonly string[]) => Arguments
  /** Returns the lines to print. Throws `StartError` before anything is changed. */
  readonly run: (given: Arguments) => Promise<readonly string[]>
  readonly isReadOnly?: true
}

/** Checks whether the arguments ask for the usage. */
export function asksForHelp(words: readonly string[]): boolean {
  return words.includes('--help') || words.includes('-h')
}

/**
 * Runs a command with the arguments of this process. Exit codes: 0 done, 1 nothing was changed, 2 the
 * arguments were not understood.
 */
export async function runCommand<Arguments>(command: Command<Arguments>): Promise<void> {
  const { usage, parse, run, isReadOnly = false } = command
  const words = process.argv.slice(2)
  if (asksForHelp(words)) {
    process.stdout.write(usage)
    return
  }
  try {
    const lines = await run(parse(words))
    process.stdout.write(`${lines.join('\n')}\n`)
  } catch (error) {
    if (error instanceof UsageError) {
      process.stderr.write(error.message === '' ? usage : `${error.message}\n\n${usage}`)
      process.exitCode = 2
      return
    }
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n${isReadOnly ? '' : 'Nothing was changed.\n'}`)
    process.exitCode = 1
  }
}
