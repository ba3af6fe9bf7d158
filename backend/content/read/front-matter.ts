import { z } from 'zod'
import { StartError } from '@/backend/platform/runtime/start-error'
import { loadYaml } from '@/backend/platform/text/load-yaml'
import { contentSlug } from './fields'

export type ContentFile<Fields> = {
  /** Path below the content folder, with `/`. */
  readonly file: string
  readonly slug: string
  readonly fields: Fields
  readonly body: string
  /** All of its text. */
  readonly source: string
}

export type FieldsSchema = z.ZodType<{ slug?: string | undefined }>

const FRONT_MATTER = /^---\r?\n(?<head>[\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/

/** The front matter starts below its first `---`. */
const HEAD_LINE = 2

/**
 * Parses a content file; the slug is in its front matter or is the file's name. Throws BrokenContentError.
 */
export function parseContentFile<Schema extends FieldsSchema>(
  file: string,
  text: string,
  schema: Schema,
): ContentFile<z.output<Schema>> {
  const match = FRONT_MATTER.exec(text.replace(/^\ufeff/, ''))
  const head = match?.groups?.head
  if (match === null || head === undefined) {
    throw new BrokenContentError(file, 1, 'begin the file with fields between two lines "---"')
  }
  const fields = parseFields(file, head, schema)
  const name = /([^/]+)\.md$/.exec(file)?.[1]
  const slug = contentSlug.safeParse(fields.slug ?? name)
  if (!slug.success) {
    throw new BrokenContentError(file, 1, 'name the file in lower-case words joined by hyphens')
  }
  const body = text.slice(match[0].length).trim()
  return { file, slug: slug.data, fields, body, source: text }
}

const anyField = z.looseObject({ slug: z.string().optional() })

/** Reads the fields of a text, whatever its kind, and what is below them. Throws BrokenContentError. */
export function readContentText(text: string) {
  const { fields, body } = parseContentFile('text.md', text, anyField)
  return { fields, body }
}

/** Builds the text that `readContentText` reads. */
export function toContentText(fields: Readonly<Record<string, unknown>>, body: string): string {
  return `---\n${loadYaml().stringify(fields, { lineWidth: 0 })}---\n\n${body}\n`
}

function parseFields<Schema extends FieldsSchema>(
  file: string,
  head: string,
  schema: Schema,
): z.output<Schema> {
  const { isNode, LineCounter, parseDocument } = loadYaml()
  const lines = new LineCounter()
  const document = parseDocument(head, { lineCounter: lines, prettyErrors: false })
  const toLine = (offset: number) => lines.linePos(offset).line + HEAD_LINE - 1
  const [error] = document.errors
  if (error !== undefined) throw new BrokenContentError(file, toLine(error.pos[0]), error.message)

  const parsed = schema.safeParse(document.toJS())
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const keys = issue?.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : []
  const path = [...(issue?.path ?? []), ...keys]
  const node = document.getIn(path, true)
  const line = isNode(node) && node.range ? toLine(node.range[0]) : 1
  throw new BrokenContentError(file, line, `${path.join('.')}: ${issue?.message ?? 'is wrong'}`)
}

/** Returns the text. Throws BrokenContentError when there is none. */
export function requireBody({ file, body }: ContentFile<unknown>): string {
  if (body === '') throw new BrokenContentError(file, 1, 'there is no text below the fields')
  return body
}

/**
 * A broken content file; nothing of any file is written then. The message names file, line (from 1), fault
 * and remedy.
 */
export class BrokenContentError extends StartError {
  override readonly name = 'BrokenContentError'

  constructor(
    readonly file: string,
    readonly line: number,
    /** The fault and its remedy. */
    readonly what: string,
  ) {
    super(`${file}: line ${line}: ${what}`)
  }
}
