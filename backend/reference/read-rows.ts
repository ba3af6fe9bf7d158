import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { parseJsonLines } from '@/backend/platform/text/json-lines'

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
  const check = (row: z.output<Schema>, line: number) => {
    const before = lines.get(key(row))
    lines.set(key(row), line)
    return before === undefined ? null : `"${key(row)}" is already on line ${before}`
  }
  return parseJsonLines({ file, text, schema, check })
}

/** A name of a list that was read before. */
export function nameOf(list: string, rows: readonly { readonly name: string }[]) {
  const names = new Set(rows.map(({ name }) => name))
  return z.string().refine((name) => names.has(name), `is not in ${list}.jsonl`)
}
