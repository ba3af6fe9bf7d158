import type { FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import { toIssueMessage } from './issue-message'

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
