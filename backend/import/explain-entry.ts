import { parseArgs } from 'node:util'
import { printSorting } from '@/backend/sorter/print-sorting'
import { formats } from './formats/formats'
import { UsageError } from './import-arguments'
import { readDocument } from './read/read-document'
import { findHoldReason, sortedVacancy } from './sort-vacancy'

/** Reads the arguments behind `explain`. Throws `UsageError`. */
export function parseExplainArguments(words: readonly string[]): { file: string; entry: string } {
  const { values, positionals } = parseWords(words)
  const [file] = positionals
  if (file === undefined || positionals.length > 1 || values.entry === undefined) {
    throw new UsageError('Name one file and an entry: explain feed.xml --entry REFERENCE')
  }
  return { file, entry: values.entry }
}

/** Returns the lines that explain how an entry of a feed is sorted. Changes nothing. Throws `BrokenFeedError`. */
export async function explainEntry({ file, entry }: { file: string; entry: string }) {
  const { format, records, close } = await readDocument(file, formats)
  try {
    if (!('toVacancy' in format)) return [`${file} has scholarships, which are not sorted`]
    for await (const record of records) {
      const input = format.toVacancy(record)
      if (input.reference.trim() !== entry) continue
      const parsed = sortedVacancy.safeParse(input)
      if (!parsed.success) {
        return [`"${entry}" ${parsed.error.issues.map(({ message }) => message).join('; ')}`]
      }
      const reason = findHoldReason(parsed.data)
      return [
        parsed.data.title,
        reason === null ? 'is published' : `is held back: ${reason}`,
        ...printSorting(parsed.data.sorting),
      ]
    }
    return [`${file} has no entry "${entry}"`]
  } finally {
    await close()
  }
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: { entry: { type: 'string' } },
    })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
