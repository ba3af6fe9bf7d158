import { createHash } from 'node:crypto'

/** Builds a weak entity tag of a body, because it may be compressed later (RFC 9110 §8.8.3). */
export function toEntityTag(body: string): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
}

/** Returns true when `If-None-Match` contains the tag, by weak comparison (RFC 9110 §13.1.2). */
export function matchesEntityTag(header: string | null, tag: string): boolean {
  if (header === null) return false
  const strong = tag.replace(/^W\//, '')
  return header.split(',').some((each) => {
    const named = each.trim()
    return named === '*' || named.replace(/^W\//, '') === strong
  })
}
