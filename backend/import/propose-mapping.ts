import { SaxesParser } from 'saxes'
import { stringify } from 'yaml'
import { BrokenFeedError } from './broken-feed-error'
import type { VacancyFormat } from './formats/feed-format'
import { findField, table } from './formats/table'
import { decodeFeed } from './read/decode-feed'
import type { FeedRecord } from './read/feed-record'
import { openFeedFile } from './read/open-feed-file'
import { readFeedFile } from './read/read-feed-file'

/** Characters of an XML file in which its entries are looked for. */
const MAX_HEAD = 500_000

/** Fewest elements inside an entry. */
const MIN_CHILDREN = 3

/** Levels of an entry's fields that are looked through. */
const MAX_LEVELS = 3

/**
 * Proposes a mapping (YAML, `formats/format-mapping.ts`) for the entries of a file, by what its fields are called. Fields
 * of unknown names stand in a comment. Throws `BrokenFeedError`.
 */
export async function proposeMapping(file: string): Promise<string> {
  const recordPath = (await findXmlEntries(file)) ?? 'csv'
  const anything: VacancyFormat = { ...table, recordPath, recognises: () => true }
  const { records } = await readFeedFile(file, [anything])
  const first = await records.next()
  await records.return(undefined)
  if (first.done === true) throw new BrokenFeedError('it has no entries', 'Take a file with some')
  return toYaml(first.value)
}

function toYaml(record: FeedRecord): string {
  const fields = new Map<string, string[]>()
  const place: Record<string, string[]> = {}
  const unknown: string[] = []
  for (const path of listPaths(record)) {
    const field = toField(path)
    if (field === null) unknown.push(path)
    else if (field === 'city' || field === 'region' || field === 'country')
      place[field] = [...(place[field] ?? []), path]
    else fields.set(field, [...(fields.get(field) ?? []), path])
  }
  const title = fields.get('title')
  const known = Object.fromEntries(fields)
  const mapping = {
    name: 'my-format',
    about: 'where this format comes from',
    entries: [record.path],
    signs: title ?? record.fields().slice(0, 2),
    fields: {
      ...{ reference: 'MISSING', title: 'MISSING', description: 'MISSING' },
      ...known,
      ...(Object.keys(place).length === 0 ? {} : { places: [place] }),
    },
  }
  const rest = unknown.map((path) => `# not used: ${path}: ${record.text(path).slice(0, 60)}`)
  return `${stringify(mapping, { aliasDuplicateObjects: false })}${rest.join('\n')}\n`
}

/** Names that say only that they hold what the thing around them is. */
const PLAIN = /^(?:name|display_?name|label|value|text|title)$/i

function toField(path: string) {
  const names = path.split('/')
  const last = names.at(-1) ?? ''
  const around = PLAIN.test(last) ? findField(names.at(-2) ?? '') : null
  return around ?? findField(last)
}

function listPaths(record: FeedRecord, prefix = '', depth = 1): string[] {
  return record.fields().flatMap((name) => {
    const [inner] = depth < MAX_LEVELS ? record.parts(name) : []
    const below = inner === undefined ? [] : listPaths(inner, `${prefix}${name}/`, depth + 1)
    return below.length > 0 ? below : [`${prefix}${name}`]
  })
}

/** Finds the path of the elements that an XML file repeats; null for another syntax. */
async function findXmlEntries(file: string): Promise<string | null> {
  let text = ''
  for await (const piece of decodeFeed(openFeedFile(file))) {
    text += piece
    if (text.length > MAX_HEAD) break
  }
  if (!text.trimStart().startsWith('<') || /^\s*<(!doctype\s+html|html)/i.test(text)) return null
  const found = new Map<string, { count: number; children: number }>()
  const path: string[] = []
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    const parent = found.get(path.join('/'))
    if (parent !== undefined) parent.children += 1
    path.push(name)
    const own = found.get(path.join('/')) ?? { count: 0, children: 0 }
    found.set(path.join('/'), { ...own, count: own.count + 1 })
  })
  parser.on('closetag', () => path.pop())
  // The text may end in the middle of an element.
  parser.on('error', () => undefined)
  parser.write(text)
  const [best] = [...found]
    .filter(([one, { count, children }]) => one.includes('/') && children / count >= MIN_CHILDREN)
    .toSorted(([, a], [, b]) => b.count - a.count)
  return best?.[0] ?? null
}
