/** Octets a line may have before it must be folded (RFC 5545 §3.1). */
const LINE_OCTETS = 75

const encoder = new TextEncoder()

/**
 * One content line, ended and folded: at most 75 octets a line, never through a character, what is
 * left of the value begins with a space (RFC 5545 §3.1).
 *
 * @param property name with its parameters: `SUMMARY`, `DTSTART;VALUE=DATE`
 * @param value as the format wants it; free text goes through `escapeText` first
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

/** Free text as a value: separators escaped, line breaks as `\n`, other controls dropped (RFC 5545 §3.3.11). */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}
