import { htmlToLine } from '@/backend/platform/text/html-to-text'
import { foldText } from '@/backend/platform/text/search/fold-text'

/** What says whether two entries of different sources are one job (decision 084). */
export type ComparableEntry = {
  /** The shown title, folded. */
  readonly title: string
  readonly requisition: string | null
  /** Ids of provinces; empty when none is stated. */
  readonly provinces: readonly number[]
  /** Place as shown, where it is abroad; null in Cambodia. */
  readonly abroad: string | null
  /** HTML of all its texts. */
  readonly text: string
}

/** Share of the shorter text that the longer one must have: boards shorten texts and add their own. */
const MIN_LIKENESS = 0.7

/** Letters of a piece that is looked for, and of a text below which it must be the same. */
const PIECE = 16
const MIN_LETTERS = 120
const MAX_LETTERS = 20_000

/**
 * Decides whether two entries of one employer are the same job: the same title; the same number of the employer, or, where
 * not both state one, a province in common (or none stated) and most of the text.
 */
export function isSameJob(a: ComparableEntry, b: ComparableEntry): boolean {
  if (a.title !== b.title) return false
  if (a.requisition !== null && b.requisition !== null) return a.requisition === b.requisition
  return isSamePlace(a, b) && isAlike(a.text, b.text)
}

function isSamePlace(a: ComparableEntry, b: ComparableEntry): boolean {
  if (a.abroad !== null || b.abroad !== null) {
    return a.abroad !== null && b.abroad !== null && foldText(a.abroad) === foldText(b.abroad)
  }
  const isOpen = a.provinces.length === 0 || b.provinces.length === 0
  return isOpen || a.provinces.some((id) => b.provinces.includes(id))
}

function isAlike(first: string, second: string): boolean {
  const [shorter = '', longer = ''] = [first, second]
    .map((html) => foldText(htmlToLine(html), MAX_LETTERS))
    .sort((a, b) => a.length - b.length)
  if (shorter.length < MIN_LETTERS) return shorter === longer
  let [found, all] = [0, 0]
  for (let start = 0; start + PIECE <= shorter.length; start += PIECE) {
    all += 1
    if (longer.includes(shorter.slice(start, start + PIECE))) found += 1
  }
  return found >= all * MIN_LIKENESS
}

const LABELLED =
  /\b(?:job|vacancy|requisition|req|position|reference|ref)\.?\s*(?:id|code|no|number|ref)?\.?\s*[:#]\s*#?([a-z]{0,6}[-_/]?\d[\w/-]{0,30})/i
const IN_TITLE =
  /(?:^|[\s([])((?!ISO|IEC|IEEE|ASTM|EN-|DIN|ANSI)[A-Z]{1,6}[-_/]\d[\w/-]{0,30}|#\d{2,12})(?=$|[\s)\],:])/

/** Reads the number that an employer gave a job from its title or a labelled line of its text; null if none is stated. */
export function readRequisition(title: string, html: string): string | null {
  const found =
    IN_TITLE.exec(title)?.[1] ?? LABELLED.exec(title)?.[1] ?? LABELLED.exec(htmlToLine(html))?.[1]
  return found === undefined ? null : found.toUpperCase().replace(/[^A-Z\d]/g, '')
}
