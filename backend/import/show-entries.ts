import { chooseFormats } from './formats/formats'
import type { HoldReason } from './hold-reason'
import { importedScholarshipSchema } from './imported-scholarship'
import { readFeedPages } from './read/read-feed-pages'
import { showVacancy, toIssues } from './show-vacancy'
import { createVacancyInputReader, type StatedFacts } from './vacancy-input-reader'

export type ShowOptions = StatedFacts & {
  readonly file: string
  readonly entries: number
  readonly format?: string | undefined
  readonly mapping?: string | undefined
  readonly toHoldReason: HoldReason
}

/**
 * Returns the lines that show the first entries of a feed as they would be published, with what was not read.
 * Changes nothing. Throws `BrokenFeedError`.
 */
export async function showEntries({
  file,
  entries,
  toHoldReason,
  ...given
}: ShowOptions): Promise<readonly string[]> {
  const document = await readFeedPages(file, await chooseFormats(given))
  const { format, records, close } = document
  const readInput = 'toVacancy' in format ? createVacancyInputReader(format, document, given) : null
  const { doubt } = document
  const lines = [
    `${file} is read as ${format.name}`,
    ...(doubt === null ? [] : [`  note: ${doubt}`]),
  ]
  let count = 0
  try {
    for await (const record of records) {
      if (count === entries) break
      count += 1
      if (readInput !== null)
        lines.push('', ...(await showVacancy(await readInput(record), toHoldReason)))
      else if ('toScholarship' in format) {
        const parsed = importedScholarshipSchema.safeParse(format.toScholarship(record))
        lines.push('', parsed.success ? parsed.data.title : toIssues(parsed.error.issues))
      }
    }
    return lines
  } finally {
    await close()
  }
}
