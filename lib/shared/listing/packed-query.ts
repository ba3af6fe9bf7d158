/** The segment of the empty query; every packed query contains an encoded `=`, so none equals it. */
export const EMPTY_QUERY_SEGMENT = 'all'

/** Encodes a query in base64url, so that a listing with a query is a cacheable page (architecture §4). */
export function packQuery(search: string): string {
  const binary = Array.from(new TextEncoder().encode(search), (byte) => String.fromCharCode(byte))
  return btoa(binary.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function unpackQuery(segment: string): string | null {
  if (segment === EMPTY_QUERY_SEGMENT) return ''
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
