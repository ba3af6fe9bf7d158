import type { FormatMapping } from './format-mapping'
import { readBuiltInMappings } from './formats'
import { readFieldNames } from './table'

/**
 * Returns docs/feed-formats.md: what each format described by data reads for each field, and the columns of a table
 * by their names.
 */
export function renderFormatDocs(): string {
  return [
    '# Feed formats, field by field',
    '',
    'Written by `npm run import -- formats` from `backend/import/formats/mappings` and `field-names.yaml`; a test compares them. Of several paths the first that is not empty counts.',
    'Formats with code of their own (Greenhouse, Lever, Ashby, JobPosting, RSS, HR-XML and others) are in `backend/import/formats/*.ts`.',
    '',
    ...readBuiltInMappings().flatMap(printDialect),
    '## table',
    '',
    'A table of jobs (CSV, TSV, semicolons, XLSX, JSON) with the usual names of its columns. Case, spaces, signs and what stands in brackets do not count.',
    '',
    '| field | columns |',
    '|---|---|',
    ...Object.entries(readFieldNames()).map(
      ([field, names]) => `| ${field} | ${names.join(', ')} |`,
    ),
    '',
  ].join('\n')
}

function printDialect({ name, about, entries, signs, extent, fields }: FormatMapping): string[] {
  const holds =
    extent === undefined ? '' : ` A feed of it is ${extent === 'part' ? 'a part' : 'whole'}.`
  return [
    `## ${name}`,
    '',
    `${about}. Entries: ${entries.map(toCode).join(' or ')}, each with ${signs.map(toCode).join(', ')}.${holds}`,
    '',
    '| field | read from |',
    '|---|---|',
    ...Object.entries(fields).map(([field, spec]) => `| ${field} | ${printSpec(spec)} |`),
    '',
  ]
}

function printSpec(spec: unknown): string {
  if (typeof spec === 'string') return toCode(spec)
  if (Array.isArray(spec)) return spec.map(printSpec).join(', ')
  if (typeof spec !== 'object' || spec === null) return ''
  return Object.entries(spec)
    .filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => (name === 'first' ? printSpec(value) : `${name}: ${printSpec(value)}`))
    .join('; ')
}

function toCode(text: string): string {
  return `\`${text}\``
}
