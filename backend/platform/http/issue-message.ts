import type { z } from 'zod'

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
