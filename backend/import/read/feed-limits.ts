import { BrokenFeedError } from '../broken-feed-error'

/** Maximum of characters per entry: a quote or CDATA section that never ends would fill the memory. */
export const MAX_RECORD_LENGTH = 5_000_000

/** Maximum of characters of a feed that must be read whole: JSON, and web pages with JSON in them. */
const MAX_WHOLE_LENGTH = 50_000_000

/** Maximum of nested elements; real feeds have fewer than ten levels. */
export const MAX_DEPTH = 100

/** Reads a whole text. Throws when it is too long. */
export async function readWholeText(text: AsyncIterable<string>): Promise<string> {
  const pieces: string[] = []
  let length = 0
  for await (const piece of text) {
    length += piece.length
    if (length > MAX_WHOLE_LENGTH) {
      throw new BrokenFeedError(
        `JSON and HTML feeds can have at most ${MAX_WHOLE_LENGTH / 1_000_000} million characters`,
        'Ask the source for XML or CSV, or split the file',
      )
    }
    pieces.push(piece)
  }
  return pieces.join('')
}
