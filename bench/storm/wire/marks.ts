/** Part of all private data of one visitor, to detect where it is exposed. */
const MARK = /qx[0-9a-f]{8}qx/g

/** @param number from 0 on, one for each visitor of a storm */
export function toMark(number: number): string {
  return `qx${number.toString(16).padStart(8, '0')}qx`
}

export function findMarks(text: string): ReadonlySet<string> {
  return new Set(text.match(MARK))
}
