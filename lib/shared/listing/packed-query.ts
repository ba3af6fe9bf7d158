/** The segment of the empty query; no packed query can be it, for each holds a `=`. */
export const EVERYTHING = 'all'

/** Base64url of its UTF-8: a listing under a query is then a page that can be cached (architecture §4). */
export function packQuery(search: string): string {
  const binary = Array.from(new TextEncoder().encode(search), (byte) => String.fromCharCode(byte))
  return btoa(binary.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function unpackQuery(segment: string): string | null {
  if (segment === EVERYTHING) return ''
  if (!/^[\w-]+$/.test(segment)) return null
  try {
    const binary = atob(segment.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError || error instanceof DOMException) return null
    throw error
  }
}
