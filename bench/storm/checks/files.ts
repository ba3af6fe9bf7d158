/** Finds rows without files, and files without rows, after the sweeper deleted what faults may leave behind (promise F7). */
export function judgeFiles(rows: readonly string[], stored: readonly string[]): readonly string[] {
  const known = new Set(rows)
  const there = new Set(stored)
  return [
    ...rows.filter((key) => !there.has(key)).map((key) => `the file ${key} has a row and no bytes`),
    ...stored.filter((key) => !known.has(key)).map((key) => `the file ${key} has bytes and no row`),
  ]
}
