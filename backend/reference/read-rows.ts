import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** Names file, line (from 1) and fault of a row that cannot be used. */
export class BrokenRowError extends Error {
  override readonly name = 'BrokenRowError'

  constructor(
    readonly file: string,
    readonly line: number,
    what: string,
  ) {
    super(`${file}: line ${line}: ${what}`)
  }
}

type RowFile<Schema extends z.ZodType> = {
  /** The folder as a URL that ends with a slash. */
  readonly folder: URL
  readonly file: string
  readonly schema: Schema
  /** What no two rows may share. */
  readonly key: (row: z.output<Schema>) => string
}

/** Reads JSON Lines: one object a line, in the order they are shown in. Throws `BrokenRowError`. */
export async function readRows<Schema extends z.ZodType>({
  folder,
  file,
  schema,
  key,
}: RowFile<Schema>): Promise<z.output<Schema>[]> {
  const text = await readFile(new URL(file, folder), 'utf8')
  const lines = new Map<string, number>()
  return text
    .trimEnd()
    .split('\n')
    .map((content, index) => {
      const line = index + 1
      const row = parseRow(content, schema, (what) => new BrokenRowError(file, line, what))
      const before = lines.get(key(row))
      if (before !== undefined) {
        throw new BrokenRowError(file, line, `"${key(row)}" is already on line ${before}`)
      }
      lines.set(key(row), line)
      return row
    })
}

function parseRow<Schema extends z.ZodType>(
  content: string,
  schema: Schema,
  toError: (what: string) => BrokenRowError,
): z.output<Schema> {
  const parsed = schema.safeParse(parseJson(content, toError))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw toError([issue?.path.join('.'), issue?.message].filter(Boolean).join(': '))
}

function parseJson(content: string, toError: (what: string) => BrokenRowError): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw toError(error.message)
  }
}

/** A name of a list that was read before. */
export function nameOf(list: string, rows: readonly { readonly name: string }[]) {
  const names = new Set(rows.map(({ name }) => name))
  return z.string().refine((name) => names.has(name), `is not in ${list}.jsonl`)
}
