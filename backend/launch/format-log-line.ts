import { z } from 'zod'

/** Milliseconds from which a request is shown as slow. */
const SLOW_MS = 1000

const LEVELS: Readonly<Record<number, string>> = { 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' }

const request = z.object({
  method: z.string(),
  route: z.string(),
  status: z.number(),
  ms: z.number(),
})

const entry = z.looseObject({
  level: z.number(),
  msg: z.string(),
  time: z.string().optional(),
  reqId: z.string().optional(),
  err: z.object({ type: z.string(), message: z.string(), stack: z.array(z.string()) }).optional(),
})

/**
 * Formats slow and failed requests, and errors with their place; lines that are no log entry stay as they
 * are.
 */
export function formatLogLine(line: string): readonly string[] {
  const parsed = entry.safeParse(parseEntry(line))
  if (!parsed.success) return [line]
  const { level, msg, time: _, reqId: __, err, ...others } = parsed.data
  const answered = request.safeParse(others)
  if (answered.success) return toRequestLines(answered.data)
  const details = Object.entries(others).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
  const cause = err === undefined ? '' : `: ${err.type}: ${err.message}`
  const stack = (err?.stack ?? []).map((frame) => `    ${frame}`)
  return [`${LEVELS[level] ?? ''}${msg}${cause}${details.join('')}`, ...stack]
}

function toRequestLines({ method, route, status, ms }: z.output<typeof request>): string[] {
  return status < 400 && ms < SLOW_MS ? [] : [`${method} ${route} ${status} in ${ms} ms`]
}

function parseEntry(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
