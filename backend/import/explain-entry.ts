import { printClassification } from '@/backend/classifier/print-classification'
import { classifiedVacancy } from './classify-vacancy'
import type { DateOrder } from './clean/moment-parts'
import { formats } from './formats/formats'
import { findHoldReason, type HoldReason } from './hold-reason'
import { createInputReader } from './input-reader'
import { readDocument } from './read/read-document'

/** Returns the lines that explain how an entry of a feed is sorted. Changes nothing. Throws `BrokenFeedError`. */
export async function explainEntry({
  file,
  entry,
  dateOrder,
  toHoldReason = findHoldReason,
}: {
  file: string
  entry: string
  dateOrder?: DateOrder | undefined
  toHoldReason?: HoldReason
}) {
  const document = await readDocument(file, formats)
  const { format, records, close } = document
  try {
    if (!('toVacancy' in format)) return [`${file} has scholarships, which are not sorted`]
    const readInput = createInputReader(format, document, dateOrder)
    for await (const record of records) {
      const input = await readInput(record)
      if (input.reference.trim() !== entry) continue
      const parsed = classifiedVacancy.safeParse(input)
      if (!parsed.success) {
        return [`"${entry}" ${parsed.error.issues.map(({ message }) => message).join('; ')}`]
      }
      const reason = toHoldReason(parsed.data)
      return [
        parsed.data.title,
        reason === null ? 'is published' : `is held back: ${reason}`,
        ...printClassification(parsed.data.sorting),
      ]
    }
    return [`${file} has no entry "${entry}"`]
  } finally {
    await close()
  }
}
