import type { Text } from '@/tests/support/docs/list-texts'

/** Lines of comments and of everything, blank ones included. */
export type Lines = { readonly comments: number; readonly all: number }

/** Counts lines that are comments alone; one behind code on its line is not counted. */
export function countLines({ text }: Text): Lines {
  const lines = text.trimEnd().split('\n')
  let comments = 0
  let isInside = false
  for (const line of lines.map((each) => each.trim())) {
    const opens = /^(?:\/\*|\{\/\*)/.test(line)
    if (isInside || opens || line.startsWith('//')) comments += 1
    if (isInside || opens) isInside = !line.includes('*/')
  }
  return { comments, all: lines.length }
}
