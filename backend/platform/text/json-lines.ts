import type { z } from 'zod'

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

type JsonLines<Schema extends z.ZodType> = {
  /** For messages. */
  readonly file: string
  readonly text: string
  readonly schema: Schema
  /** Returns what is wrong with a row among those before it; null when nothing is. */
  readonly check?: (row: z.output<Schema>, line: number) => string | null
}

/** Parses JSON Lines: one object a line, in the order of the lines. Throws `BrokenRowError`. */
export function parseJsonLines<Schema extends z.ZodType>({
  file,
  text,
  schema,
  check,
}: JsonLines<Schema>): z.output<Schema>[] {
  return text
    .trimEnd()
    .split('\n')
    .map((content, index) => {
      const line = index + 1
      const toError = (what: string) => new BrokenRowError(file, line, what)
      const parsed = schema.safeParse(parseJson(content, toError))
      if (!parsed.success) throw toError(describeFault(parsed.error))
      const fault = check?.(parsed.data, line) ?? null
      if (fault !== null) throw toError(fault)
      return parsed.data
    })
}

function describeFault({ issues: [issue] }: z.ZodError): string {
  return [issue?.path.join('.'), issue?.message].filter(Boolean).join(': ')
}

function parseJson(content: string, toError: (what: string) => BrokenRowError): unknown {
  try {
    return JSON.parse(content)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw toError(error.message)
  }
}
