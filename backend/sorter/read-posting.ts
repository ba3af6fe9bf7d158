import type { Posting } from './posting'
import { type Line, readLine } from './term-index'

/** Longest text that is looked through, in characters. */
const MAX_LENGTH = 6000

/** A posting whose words have been read once, for all that looks for terms in them. */
export type ReadPosting = {
  readonly lines: readonly Line[]
  readonly category: readonly Line[]
  readonly industry: readonly Line[]
  readonly type: readonly Line[]
  readonly level: readonly Line[]
  readonly education: readonly Line[]
  readonly experience: readonly Line[]
}

export function readPosting(posting: Posting): ReadPosting {
  const read = (lines: readonly string[] = []) =>
    lines.filter((line) => line.trim() !== '').map(readLine)
  return {
    lines: read(posting.text.slice(0, MAX_LENGTH).split('\n')),
    category: read(posting.categoryWords),
    industry: read(posting.industryWords),
    type: read(posting.typeWords),
    level: read(posting.levelWords),
    education: read(posting.educationWords),
    experience: read(posting.experienceWords),
  }
}
