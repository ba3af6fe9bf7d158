import { findConcept } from '../concepts/concepts'
import { tokenize } from '../tokenize'

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`
const RANGE = String.raw`${NUMBER}\s*\+?(?:\s*(?:-|–|to|or)\s*${NUMBER})?\+?`
const BOUND = '(?:(?:under|over|below|above|at least|less than|more than|up to|about) )?'
const UNIT = String.raw`(?:people|persons?|positions?|pax|staffs?|(?:years?|yrs?) old|hours?(?:(?: (?:per|a|each) |\/)(?:day|week))?|days? (?:per|a) week|months?|weeks?|years?|yrs?)`
const WHO =
  '(?:engineers|technicians|interns|trainees|students|workers|labou?rers|masons|welders|electricians|mechanics|drivers|guards|operators|developers|architects)'

/** Without capturing groups: `removeCounts` reads the offset that follows the match. */
const COUNTS = [
  String.raw`(?:from |until |till )?\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm)`,
  String.raw`${BOUND}${RANGE}[\s-]*${UNIT}`,
  String.raw`${RANGE}(?=\s+${WHO}(?![a-z]))`,
  String.raw`(?:aged?|ages)\s*${BOUND}${RANGE}`,
  String.raw`(?<=(?:ielts|toefl|toeic|gpa)(?:\s+(?:score|of|is|over|above|at least|min|minimum))*\s*)${RANGE}`,
  String.raw`#\s?\d+|ref(?:erence)?[.:]?\s*(?:no[.:]?\s*)?\d+`,
  String.raw`\d+(?:\.\d+)?\s*(?:kwp?|kva|mwp?|v|hz|hp|rpm)`,
  String.raw`x\s?\d+|\d+\s?x`,
]
const COUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,-])(?:${COUNTS.join('|')})(?![\p{L}\p{N}])`,
  'giu',
)

/** A question without what it counts besides, which no listing is found by; the dictionary's own stay: "13th month". */
export function removeCounts(text: string): string {
  const rest = text.replace(COUNT, (found, at: number) => (isNamed(text.slice(at)) ? found : ' '))
  return tokenize(rest).length === 0 ? text : rest
}

function isNamed(text: string): boolean {
  return (findConcept(tokenize(text), 0)?.words.length ?? 0) > 1
}
