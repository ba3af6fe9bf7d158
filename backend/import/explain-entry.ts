import { printClassification } from '@/backend/classifier/print-classification'
import { classifiedVacancySchema } from './classify-vacancy'
import type { DateOrder } from './clean/split-date'
import { formats } from './formats/formats'
import type { HoldReason } from './hold-reason'
import { readFeedPages } from './read/read-feed-pages'
import { createVacancyInputReader } from './vacancy-input-reader'

/** Returns the lines that explain how an entry of a feed is sorted. Changes nothing. Throws `BrokenFeedError`. */
export async function explainEntry({
  file,
  entry,
  dateOrder,
  toHoldReason,
}: {
  file: string
  entry: string
  dateOrder?: DateOrder | undefined
  toHoldReason: HoldReason
}) {
  const document = await readFeedPages(file, formats)
  const { format, records, close } = document
  try {
    if (!('toVacancy' in format)) return [`${file} has scholarships, which are not sorted`]
    const readInput = createVacancyInputReader(format, document, dateOrder)
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
