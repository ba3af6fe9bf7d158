/** Creates a UUID (RFC 9562, version 4); on plain http browsers lack `randomUUID`. */
export function randomId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = Array.from(crypto.getRandomValues(new Uint8Array(16)))
  const hex = bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const variant = '89ab'.charAt(Number.parseInt(hex.charAt(16), 16) % 4)
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20),
  ]
  return parts.join('-')
}
