import type { Posting } from './posting'
import { type TokenizedLine, tokenizeLine } from './term-index'

/** Longest text that is looked through, in characters. */
const MAX_LENGTH = 6000

/** A posting whose words have been read once, for all that looks for terms in them. */
export type TokenizedPosting = {
  readonly sentences: readonly TokenizedLine[]
  readonly category: readonly TokenizedLine[]
  readonly industry: readonly TokenizedLine[]
  readonly type: readonly TokenizedLine[]
  readonly level: readonly TokenizedLine[]
  readonly education: readonly TokenizedLine[]
  readonly experience: readonly TokenizedLine[]
}

/** Ends of sentences; a point behind a short word may belong to an abbreviation: "B.Sc. in". */
const SENTENCE_ENDS = /\n|[;។]|(?<=[\p{L}\p{M}]{4}|[\d)])[.!?]\s+/u

export function tokenizePosting(posting: Posting): TokenizedPosting {
  const read = (lines: readonly string[] = []) =>
    lines.filter((line) => line.trim() !== '').map(tokenizeLine)
  return {
    sentences: read(posting.text.slice(0, MAX_LENGTH).split(SENTENCE_ENDS)),
    category: read(posting.categoryWords),
    industry: read(posting.industryWords),
    type: read(posting.typeWords),
    level: read(posting.levelWords),
    education: read(posting.educationWords),
    experience: read(posting.experienceWords),
  }
}
