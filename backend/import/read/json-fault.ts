/** How much of broken JSON is right, and whether it only lacks its end. */
export type JsonFault = { readonly length: number; readonly isCutOff: boolean }

/**
 * Finds where text stops being JSON. The parser seldom says where, but it does say whether a text
 * could have gone on: the longest beginning that could ends at the fault.
 */
export function findJsonFault(text: string): JsonFault {
  let [right, wrong] = [0, text.length + 1]
  while (wrong - right > 1) {
    const middle = Math.floor((right + wrong) / 2)
    if (couldGoOn(text.slice(0, middle))) right = middle
    else wrong = middle
  }
  return { length: right, isCutOff: right === text.length }
}

function couldGoOn(beginning: string): boolean {
  try {
    JSON.parse(beginning)
    return true
  } catch (error) {
    const said = error instanceof Error ? error.message : ''
    const position = /at position (\d+)/.exec(said)?.[1]
    if (/end of JSON|unterminated/i.test(said)) return true
    return position !== undefined && Number(position) >= beginning.length
  }
}
