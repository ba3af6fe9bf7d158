import { asksForHelp, UsageError } from '@/backend/platform/runtime/command'
import { loadEnvironment } from '@/backend/settings/load-environment'
import { explainEntry } from './explain-entry'
import { explainFeedFailure } from './explain-failure'
import { renderFormatDocs } from './formats/render-format-docs'
import { createHoldReason } from './hold-reason'
import {
  parseExplainArguments,
  parseImportArguments,
  parseMapArguments,
  parseShowArguments,
  USAGE,
} from './import-arguments'
import { toRunOutcome } from './import-report'
import { printReport } from './print-report'
import { proposeMapping } from './propose-mapping'
import { runImport } from './run-import'
import { showEntries } from './show-entries'

/** Exit codes of an import that ended. */
const EXIT_CODES = { published: 0, refused: 1, held: 3 } as const

/**
 * Runs the command. Exit codes: 0 imported, 1 no entry could be imported, 2 the command was not understood, 3 no entry is
 * published and some are held back.
 */
async function main(words: readonly string[]): Promise<0 | 1 | 2 | 3> {
  const [command = '', ...rest] = words
  if (asksForHelp(words)) {
    process.stdout.write(USAGE)
    return 0
  }
  if (command === 'formats' && rest.length === 0) {
    process.stdout.write(renderFormatDocs())
    return 0
  }
  const toHoldReason = (employer: string | undefined) =>
    createHoldReason({
      ...loadEnvironment().importHolds,
      now: new Date(),
      employers: [employer ?? []].flat(),
    })
  if (command === 'explain')
    return print(rest, parseExplainArguments, (given) =>
      explainEntry({ ...given, toHoldReason: toHoldReason(given.employer) }),
    )
  if (command === 'show')
    return print(rest, parseShowArguments, (given) =>
      showEntries({ ...given, toHoldReason: toHoldReason(given.employer) }),
    )
  if (command === 'map')
    return print(rest, parseMapArguments, async ({ file }) => [await proposeMapping(file)])
  const given = readArguments(() => parseImportArguments(words))
  if (given === null) return 2
  const interrupt = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => interrupt.abort(new Error('it was interrupted')))
  }
  try {
    const report = await runImport(loadEnvironment(), given, interrupt.signal)
    process.stdout.write(given.json ? `${JSON.stringify(report)}\n` : printReport(report))
    return EXIT_CODES[toRunOutcome(report)]
  } catch (error) {
    process.stderr.write(`${explainFeedFailure(error, given.file)}\nNothing was changed.\n`)
    return 1
  }
}

/** Prints what a command finds out about a file; nothing is changed. */
async function print<Arguments extends { readonly file: string }>(
  words: readonly string[],
  parse: (words: readonly string[]) => Arguments,
  run: (given: Arguments) => Promise<readonly string[]>,
): Promise<0 | 1 | 2> {
  const given = readArguments(() => parse(words))
  if (given === null) return 2
  try {
    process.stdout.write(`${(await run(given)).join('\n')}\n`)
    return 0
  } catch (error) {
    process.stderr.write(`${explainFeedFailure(error, given.file)}\n`)
    return 1
  }
}

function readArguments<Arguments>(parse: () => Arguments): Arguments | null {
  try {
    return parse()
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    process.stderr.write(`${error.message}\n\n${USAGE}`)
    return null
  }
}

process.exitCode = await main(process.argv.slice(2))
