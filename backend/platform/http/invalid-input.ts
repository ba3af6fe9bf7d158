import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'

export class InvalidInput extends Error {
  override readonly name = 'InvalidInput'

  constructor(readonly issues: readonly { path: string; message: string }[]) {
    super('The input does not fit the contract')
  }
}

export const checkInput: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (input: unknown) => {
    const result = schema.safeParse(input, { error: toIssueMessage })
    if (result.success) return { value: result.data }
    return { error: new InvalidInput(result.error.issues.flatMap(toIssues)) }
  }
}

/** Validates input that Fastify does not read by itself. Throws `InvalidInput`. */
export function requireInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const result = schema.safeParse(input, { error: toIssueMessage })
  if (result.success) return result.data
  throw new InvalidInput(result.error.issues.flatMap(toIssues))
}

function toIssues(issue: z.core.$ZodIssue): { path: string; message: string }[] {
  const path = issue.path.map(String)
  if (issue.code !== 'unrecognized_keys') return [{ path: path.join('.'), message: issue.message }]
  return issue.keys.map((key) => ({ path: [...path, key].join('.'), message: issue.message }))
}

export function toIssueMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${withArticle(issue.expected)}`
    case 'too_small':
      return `must be at least ${withUnit(issue.minimum, issue.origin)}`
    case 'too_big':
      return `must be at most ${withUnit(issue.maximum, issue.origin)}`
    case 'invalid_value':
      return `must be one of: ${issue.values.join(', ')}`
    case 'invalid_format':
      return `must be written as ${withArticle(issue.format)}`
    case 'unrecognized_keys':
      return 'is not known here'
    case 'invalid_union':
      return issue.errors[0]?.[0]?.message ?? 'is not valid'
    default:
      return 'is not valid'
  }
}

function withArticle(word: string): string {
  return `${/^[aeio]/.test(word) ? 'an' : 'a'} ${word}`
}

function withUnit(amount: number | bigint, origin: string): string {
  const plural = Number(amount) === 1 ? '' : 's'
  if (origin === 'string') return `${amount} character${plural} long`
  return origin === 'array' ? `${amount} item${plural}` : String(amount)
}
