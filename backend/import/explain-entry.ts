import { printClassification } from '@/backend/classifier/print-classification'
import { classifiedVacancySchema } from './classify-vacancy'
import { chooseFormats } from './formats/formats'
import type { HoldReason } from './hold-reason'
import { readFeedPages } from './read/read-feed-pages'
import { createVacancyInputReader, type StatedFacts } from './vacancy-input-reader'

export type ExplainOptions = StatedFacts & {
  readonly file: string
  readonly entry: string
  readonly format?: string | undefined
  readonly mapping?: string | undefined
  readonly toHoldReason: HoldReason
}

/** Returns the lines that explain how an entry of a feed is sorted. Changes nothing. Throws `BrokenFeedError`. */
export async function explainEntry({ file, entry, toHoldReason, ...given }: ExplainOptions) {
  const document = await readFeedPages(file, await chooseFormats(given))
  const { format, records, close } = document
  try {
    if (!('toVacancy' in format)) return [`${file} has scholarships, which are not sorted`]
    const readInput = createVacancyInputReader(format, document, given)
    for await (const record of records) {
      const input = await readInput(record)
      if (input.reference.trim() !== entry) continue
      const parsed = classifiedVacancySchema.safeParse(input)
      if (!parsed.success) {
        return [`"${entry}" ${parsed.error.issues.map(({ message }) => message).join('; ')}`]
      }
      const reason = toHoldReason(parsed.data)
      return [
        parsed.data.title,
        reason === null ? 'is published' : `is held back: ${reason}`,
        ...printClassification(parsed.data.classification),
      ]
    }
    return [`${file} has no entry "${entry}"`]
  } finally {
    await close()
  }
}
