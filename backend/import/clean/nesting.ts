import { Parser } from 'htmlparser2'

/** Deepest accepted nesting of HTML; a page of a word processor has some thirty levels. */
export const MAX_NESTING = 500

/** Checks for HTML nested so deep that sanitising it would take minutes: the cost grows with the square. */
export function isTooDeep(html: string): boolean {
  let depth = 0
  let isOver = false
  const parser = new Parser({
    onopentagname: () => {
      depth += 1
      if (depth <= MAX_NESTING) return
      isOver = true
      parser.pause()
    },
    onclosetag: () => {
      depth -= 1
    },
  })
  parser.end(html)
  return isOver
}
