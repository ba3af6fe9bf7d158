import { BrokenFeedError } from '../broken-feed-error'
import { MAX_WHOLE_LENGTH } from './feed-limits'

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
