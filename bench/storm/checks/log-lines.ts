import { z } from 'zod'
import { parseJson } from '@/lib/shared/parse-json'

const entry = z.looseObject({
  level: z.number(),
  msg: z.string(),
  err: z.looseObject({ type: z.string().optional(), message: z.string().optional() }).optional(),
})

const ERROR = 50
/** Faults may cause errors; uncaught ones are findings. */
const UNCAUGHT = /nothing caught this|unhandled|uncaught/i

/** Distinct errors of a log with their counts. */
export function listErrors(lines: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const line of lines) {
    const error = toError(line)
    if (error !== null) found.set(error, (found.get(error) ?? 0) + 1)
  }
  return found
}

export function judgeErrors(errors: ReadonlyMap<string, number>): readonly string[] {
  return [...errors.keys()].filter((error) => UNCAUGHT.test(error))
}

function toError(line: string): string | null {
  const parsed = entry.safeParse(parseJson(line))
  // A stack has one line with a message, and many with paths of packages.
  if (!parsed.success)
    return /error|unhandled|uncaught/i.test(line) ? line.trim().slice(0, 200) : null
  const { level, msg, err } = parsed.data
  if (level < ERROR) return null
  return [msg, err?.type, err?.message].filter(Boolean).join(': ').slice(0, 200)
}
