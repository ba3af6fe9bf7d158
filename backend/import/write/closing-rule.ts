import { BrokenFeedError } from '../broken-feed-error'
import type { Completeness } from '../read/completeness'

/** An open entry of the source before the run. */
export type KnownEntry = {
  readonly reference: string
  readonly employer: string
  /** The first run in a row that did not have it; null if the latest had it. */
  readonly missingSince: Date | null
}

export type Run = {
  readonly source: string
  readonly completeness: Completeness
  /** References the feed has, skipped entries included. */
  readonly presentReferences: ReadonlySet<string>
  /** References of each of the last seven runs, those of parts left out. */
  readonly earlier: readonly number[]
  readonly now: Date
  readonly allowShrink: boolean
}

export const CLOSING_RULE_TEXTS: Readonly<Record<Completeness['extent'], string>> = {
  whole: 'what it lacks is closed',
  part: 'nothing is closed',
  truncated: 'nothing is closed',
  unstated: 'what it lacks is closed after two runs without it, at least a day apart',
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Fewest open entries of an employer among others that count as a board of its own. */
const MIN_BOARD = 4

/**
 * Decides which open entries a run closes, and which it only notes as missing. A part closes nothing; a whole
 * feed what it lacks; one that says neither what two runs lacked, a day apart. An employer of an aggregator
 * that lost more than half at once is waited for as well. Throws `BrokenFeedError` when fewer than half of what
 * was open, or of the most of the last seven runs, is there, unless shrinking is allowed.
 */
export function decideClosing<Entry extends KnownEntry>(
  open: readonly Entry[],
  run: Run,
): { readonly close: readonly Entry[]; readonly missing: readonly Entry[] } {
  const { completeness, presentReferences, now, allowShrink } = run
  const gone = open.filter(({ reference }) => !presentReferences.has(reference))
  if (completeness.extent === 'part' || completeness.extent === 'truncated') {
    return { close: [], missing: [] }
  }
  if (allowShrink) return { close: gone, missing: [] }
  if (gone.length > 0) requireHalf(open.length, gone.length, run)
  const shrunk = listShrunkEmployers(open, gone)
  const isClosed = ({ employer, missingSince }: Entry) =>
    (completeness.extent === 'whole' && !shrunk.has(employer)) ||
    (missingSince !== null && now.getTime() - missingSince.getTime() >= DAY_MS)
  return { close: gone.filter(isClosed), missing: gone.filter((entry) => !isClosed(entry)) }
}

function requireHalf(
  open: number,
  gone: number,
  { source, presentReferences, earlier }: Run,
): void {
  const remedy =
    'If the others are closed, add --allow-shrink; if this is a part of the feed, --gone keep; if it is another feed, --source <name>'
  if (gone * 2 > open) {
    const what = `it names ${open - gone} of the ${open} open entries of the source "${source}"`
    throw new BrokenFeedError(what, remedy)
  }
  const most = Math.max(0, ...earlier)
  if (presentReferences.size * 2 >= most) return
  throw new BrokenFeedError(
    `it has ${presentReferences.size} entries, and one of the last runs of the source "${source}" had ${most}`,
    remedy,
  )
}

function listShrunkEmployers(
  open: readonly KnownEntry[],
  gone: readonly KnownEntry[],
): ReadonlySet<string> {
  const before = countByEmployer(open)
  if (before.size < 2) return new Set()
  const lost = countByEmployer(gone)
  const isShrunk = ([employer, count]: readonly [string, number]) =>
    count >= MIN_BOARD && (lost.get(employer) ?? 0) * 2 > count
  return new Set([...before].filter(isShrunk).map(([employer]) => employer))
}

function countByEmployer(entries: readonly KnownEntry[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { employer } of entries) counts.set(employer, (counts.get(employer) ?? 0) + 1)
  return counts
}
