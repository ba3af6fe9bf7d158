import { createHash } from 'node:crypto'

/** A weak entity tag of a body: the door may compress it (RFC 9110 §8.8.3). */
export function toEntityTag(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/** Whether `If-None-Match` names the tag, compared as RFC 9110 §13.1.2 wants: without the mark of weakness. */
export function isKnown(header: string | null, tag: string): boolean {
  if (header === null) return false
  const strong = tag.replace(/^W\//, '')
  return header.split(',').some((each) => {
    const named = each.trim()
    return named === '*' || named.replace(/^W\//, '') === strong
  })
}
