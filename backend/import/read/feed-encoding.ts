import { BrokenFeedError } from '../broken-feed-error'

const DECLARATION = /^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']{1,40})["']/

/**
 * Detects the encoding: byte order mark, XML declaration, otherwise UTF-8 (XML 1.0 appendix F). Throws
 * `BrokenFeedError`.
 */
export function detectEncoding(head: Buffer): string {
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  // After UTF-8's mark no declaration counts.
  const declared = DECLARATION.exec(head.toString('latin1'))?.[1]
  if (declared === undefined) return 'utf-8'
  try {
    return new TextDecoder(declared).encoding
  } catch {
    throw new BrokenFeedError(
      `the file says its encoding is "${declared}", which is not known here`,
      'Ask the source for UTF-8',
      { line: 1 },
    )
  }
}

/**
 * Finds the encoding in a `content-type` (RFC 7303 §3.2); null for JSON, which is UTF-8 (RFC 8259 §8.1), and for a
 * name that is not known.
 */
export function findCharset(contentType: string): string | null {
  const [type = '', ...parameters] = contentType.split(';')
  if (/json/i.test(type)) return null
  const charset = parameters
    .map((one) => /^\s*charset\s*=\s*"?([^"\s]{1,40})"?\s*$/i.exec(one)?.[1])
    .find((name) => name !== undefined)
  if (charset === undefined || /^us-ascii$/i.test(charset)) return null
  try {
    return new TextDecoder(charset).encoding
  } catch {
    return null
  }
}
