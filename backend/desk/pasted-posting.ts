import { findField, table } from '@/backend/import/formats/table'
import type { VacancyInput } from '@/backend/import/imported-vacancy'
import { toJsonRecord } from '@/backend/import/read/json-records'

/** Fields of a posting by their names in `field-names.yaml`, as an operator typed them. */
export type PastedPosting = Readonly<Record<string, string>>

/** `Closing date: 31 December 2026`, or a heading alone on its line. */
const LABELLED = /^[\s*•▪-]*([^:：៖]{2,40})[:：៖]\s*(.*)$/u

/** Fields that go on over several lines. */
const LONG: ReadonlySet<string> = new Set([
  'description',
  'requirements',
  'benefits',
  'howToApply',
  'employerDescription',
])

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/

/**
 * Reads a posting as people paste it, in English or Khmer: the first line is the title, labels name fields, and what
 * stands below none is the description.
 */
export function parsePastedPosting(text: string): PastedPosting {
  const values: Record<string, string> = {}
  let field = 'description'
  const add = (name: string, words: string) => {
    values[name] = values[name] === undefined ? words : `${values[name]}\n${words}`
  }
  for (const line of text.replaceAll('\r\n', '\n').split('\n')) {
    const [, label = '', words = ''] = LABELLED.exec(line) ?? []
    const found = label === '' ? null : findField(label)
    const isContact = found === 'contact'
    const named = isContact ? 'howToApply' : found
    if (named !== null && (words !== '' || LONG.has(named))) {
      // A contact on one line is not a heading of the lines below.
      if (LONG.has(named) && (words === '' || !isContact)) field = named
      if (words !== '') add(named, words.trim())
      continue
    }
    if (values.title === undefined && line.trim() !== '') values.title = line.trim()
    else add(field, line.trimEnd())
  }
  const address = ADDRESS.exec(text)?.[0]
  if (values.applyEmail === undefined && address !== undefined) values.applyEmail = address
  return Object.fromEntries(Object.entries(values).map(([name, words]) => [name, words.trim()]))
}

/**
 * Converts a posting to what an importer reads, unchecked: callers parse it with `classifiedVacancySchema`. Blank lines
 * of long texts separate paragraphs.
 */
export function toUncheckedVacancy(posting: PastedPosting, reference: string): VacancyInput {
  const fields = Object.entries(posting).map(([name, words]) => [
    name,
    LONG.has(name) ? toParagraphs(words) : words,
  ])
  return table.toVacancy(
    toJsonRecord({ ...Object.fromEntries(fields), reference }, { line: 1, path: 'json', size: 0 }),
  )
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

function toParagraphs(words: string): string {
  return words
    .replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign)
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.replaceAll('\n', '<br>')}</p>`)
    .join('')
}
