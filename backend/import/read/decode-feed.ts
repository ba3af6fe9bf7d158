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

/** Bytes read to find the encoding: an XML declaration is shorter. */
const HEAD = 256

/**
 * Decodes a feed and drops its byte order mark. Throws `BrokenFeedError` at the first bytes that do not fit
 * the encoding.
 */
export async function* decodeFeed(
  bytes: AsyncIterable<Buffer>,
  encoding?: string,
): AsyncGenerator<string> {
  let decoder: FeedDecoder | null = null
  let head = Buffer.alloc(0)
  for await (const chunk of bytes) {
    if (decoder !== null) {
      yield decoder.decode(chunk)
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length < HEAD) continue
    decoder = new FeedDecoder(encoding ?? detectEncoding(head))
    yield decoder.decode(head)
  }
  if (decoder === null) {
    decoder = new FeedDecoder(encoding ?? detectEncoding(head))
    yield decoder.decode(head)
  }
  yield decoder.end()
}

/** Decodes bytes to see whether all of them are UTF-8. */
export async function isUtf8(bytes: AsyncIterable<Buffer>): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of bytes) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

class FeedDecoder {
  private readonly decoder: TextDecoder
  private line = 1
  private column = 1

  constructor(private readonly encoding: string) {
    this.decoder = new TextDecoder(encoding, { fatal: true })
  }

  decode(chunk: Buffer): string {
    try {
      const text = this.decoder.decode(chunk, { stream: true })
      this.advance(text)
      return text
    } catch {
      throw this.failure(chunk)
    }
  }

  end(): string {
    try {
      return this.decoder.decode()
    } catch {
      throw new BrokenFeedError(
        'the file ends in the middle of a character',
        'Fetch the whole file again',
        { line: this.line, column: this.column },
      )
    }
  }

  private advance(text: string): void {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) {
        this.line += 1
        this.column = 1
      }
      this.column += part.length
    }
  }

  /**
   * Finds where decoding failed, which the decoder does not say: decodes again leniently and looks for its
   * mark.
   */
  private failure(chunk: Buffer): BrokenFeedError {
    let start = 0
    // The rest of a character that began in the previous chunk is no error.
    while (start < 3 && ((chunk[start] ?? 0) & 0xc0) === 0x80) start += 1
    const text = new TextDecoder(this.encoding).decode(chunk.subarray(start))
    const bad = text.indexOf('\uFFFD')
    this.advance(bad === -1 ? '' : text.slice(0, bad))
    return new BrokenFeedError(
      `there are bytes here that are not ${this.encoding.toUpperCase()}`,
      'Ask the source for a file in UTF-8, or one whose XML declaration names its real encoding',
      { line: this.line, column: this.column },
    )
  }
}
