import { toPlainText } from './clean/plain-text'
import type { FeedFormat } from './formats/feed-format'
import type { ImportTally } from './import-report'
import { type ImportedVacancy, importedVacancy } from './imported-vacancy'
import type { FeedRecord } from './read/feed-record'

/** A vacancy that may be written, with the size of the entry it came from. */
export type AcceptedVacancy = { readonly vacancy: ImportedVacancy; readonly size: number }

/**
 * Turns entries into vacancies. One that is bad by itself is skipped with its line and reason, the
 * rest goes on. Of several with one reference the first counts: earlier ones may be written already.
 */
export async function* acceptVacancies(
  records: AsyncIterable<FeedRecord>,
  format: FeedFormat,
  tally: ImportTally,
): AsyncGenerator<AcceptedVacancy> {
  const lines = new Map<string, number>()
  for await (const record of records) {
    const input = format.toVacancy(record)
    const reference = toPlainText(input.reference.slice(0, 200)) || null
    const parsed = importedVacancy.safeParse(input)
    if (!parsed.success) {
      const reason = parsed.error.issues.map(({ message }) => message).join('; ')
      tally.skip({ reference, line: record.line, reason })
      continue
    }
    const before = lines.get(parsed.data.reference)
    if (before !== undefined) {
      const reason = `has the reference of the entry on line ${before}`
      tally.skip({ reference, line: record.line, reason })
      continue
    }
    lines.set(parsed.data.reference, record.line)
    yield { vacancy: parsed.data, size: record.size }
  }
}
