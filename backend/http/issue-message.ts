import type { z } from 'zod'

/** Says what is wrong with a value, to be read after its name; the library's own words are not shown. */
export function toIssueMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is required' : `must be ${withArticle(issue.expected)}`
    case 'too_small':
      return `must be at least ${issue.minimum}${unitOf(issue.origin)}`
    case 'too_big':
      return `must be at most ${issue.maximum}${unitOf(issue.origin)}`
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

function unitOf(origin: string): string {
  if (origin === 'string') return ' characters long'
  return origin === 'array' ? ' items' : ''
}
