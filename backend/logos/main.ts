import { StartError } from '@/backend/platform/runtime/start-error'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { LOGO_USAGE, type LogoCommand, LogoUsageError, parseLogoArguments } from './logo-arguments'
import { LogoRefusedError, runLogo } from './run-logo'

/** Runs the command. Exit codes: 0 done, 1 nothing was changed, 2 the command was not understood. */
async function main(words: readonly string[]): Promise<0 | 1 | 2> {
  const command = readArguments(words)
  if (command === null) return 2
  try {
    const lines = await runLogo(loadEnvironment(), command)
    process.stdout.write(`${lines.join('\n')}\n`)
    return 0
  } catch (error) {
    if (!(error instanceof LogoRefusedError || error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\nNothing was changed.\n`)
    return 1
  }
}

function readArguments(words: readonly string[]): LogoCommand | null {
  try {
    return parseLogoArguments(words)
  } catch (error) {
    if (!(error instanceof LogoUsageError)) throw error
    process.stderr.write(`${error.message}\n\n${LOGO_USAGE}`)
    return null
  }
}

process.exitCode = await main(process.argv.slice(2))
