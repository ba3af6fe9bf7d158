import { toPlainText } from '@/lib/contract/plain-text'

/** The maximum octets of an unfolded line (RFC 5545 §3.1). */
const LINE_OCTETS = 75

const encoder = new TextEncoder()

/**
 * Formats a content line and folds it between characters (RFC 5545 §3.1). Free text must pass through `escapeText`
 * first.
 */
export function toContentLine(property: string, value: string): string {
  let folded = ''
  let octets = 0
  for (const character of `${property}:${value}`) {
    const size = encoder.encode(character).length
    if (octets + size > LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return `${folded}\r\n`
}

/**
 * Escapes separators and line breaks (RFC 5545 §3.3.11). Control characters, which older rows may have, are removed
 * first.
 */
export function escapeText(text: string): string {
  return toPlainText(text)
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
}
