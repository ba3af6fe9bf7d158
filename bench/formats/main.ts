import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type ClassifiedVacancy, classifiedVacancySchema } from '@/backend/import/classify-vacancy'
import { isAbroad } from '@/backend/import/clean/place'
import { chooseFormats } from '@/backend/import/formats/formats'
import { createHoldReason, HOLD_ALL } from '@/backend/import/hold-reason'
import { readFeedPages } from '@/backend/import/read/read-feed-pages'
import { createVacancyInputReader } from '@/backend/import/vacancy-input-reader'

const print = (line: string) => process.stdout.write(`${line}\n`)

const toHoldReason = createHoldReason({ ...HOLD_ALL, now: new Date() })

const FIXTURES = join(import.meta.dirname, '../../tests/fixtures/feeds')

/** Fields that an entry may have, and whether each was read. */
const FIELDS = {
  place: ({ places }: ClassifiedVacancy) => places.some(({ city, region }) => city + region !== ''),
  type: ({ typeWords }: ClassifiedVacancy) => typeWords.some((word) => word !== ''),
  pay: ({ pay }: ClassifiedVacancy) => pay !== null,
  posted: ({ postedAt }: ClassifiedVacancy) => postedAt !== null,
  closing: ({ closingDate }: ClassifiedVacancy) => closingDate !== null,
  apply: ({ url, applyEmail }: ClassifiedVacancy) => url !== null || applyEmail !== null,
  category: ({ classification }: ClassifiedVacancy) => classification.category.value !== null,
  abroad: ({ places }: ClassifiedVacancy) => places.some(isAbroad),
} as const

// `npm run bench -- formats [folder …]`: reads every feed of the folders as an import does, without a database, and prints a line for each file:
// entries, how many are published, held and rejected, and in how many each field was read.
const folders = process.argv.length > 2 ? process.argv.slice(2) : [FIXTURES]
const formats = await chooseFormats({})
const names = Object.keys(FIELDS)
print(toRow('file', 'format', ['entries', 'taken', 'held', 'refused', ...names]))
const sums = { files: 0, entries: 0, taken: 0, held: 0, refused: 0 }
for (const folder of folders) {
  for (const file of readdirSync(folder).toSorted()) {
    if (!/\.(json|xml|csv|tsv|html|rss|xlsx|gz)$/.test(file)) continue
    sums.files += 1
    print(await readFile(join(folder, file), file))
  }
}
const { files, entries, taken, held, refused } = sums
print(toRow(`${files} files`, '', [entries, taken, held, refused].map(String)))

async function readFile(path: string, file: string): Promise<string> {
  try {
    const document = await readFeedPages(path, formats)
    const { format, records, close } = document
    const readInput = 'toVacancy' in format ? createVacancyInputReader(format, document) : null
    const counts = { entries: 0, taken: 0, held: 0, refused: 0 }
    const fields = Object.values(FIELDS).map(() => 0)
    try {
      for await (const record of records) {
        counts.entries += 1
        if (readInput === null) {
          counts.taken += 1
          continue
        }
        const parsed = classifiedVacancySchema.safeParse(await readInput(record))
        if (!parsed.success) counts.refused += 1
        else if (toHoldReason(parsed.data) === null) counts.taken += 1
        else counts.held += 1
        for (const [index, isRead] of Object.values(FIELDS).entries()) {
          if (parsed.success && isRead(parsed.data)) fields[index] = (fields[index] ?? 0) + 1
        }
      }
    } finally {
      await close()
    }
    for (const name of ['entries', 'taken', 'held', 'refused'] as const) sums[name] += counts[name]
    return toRow(file, format.name, [...Object.values(counts), ...fields].map(String))
  } catch (error) {
    return toRow(file, error instanceof Error ? error.message.slice(0, 90) : String(error), [])
  }
}

function toRow(file: string, format: string, figures: readonly string[]): string {
  return `${file.padEnd(28)}${format.padEnd(20)}${figures.map((figure) => figure.padStart(9)).join('')}`
}
