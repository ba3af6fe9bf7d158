import type { FitSummary } from '@/lib/shared/qualification/fit-summary'

/**
 * Moves matching rows to the top and otherwise keeps their order. The elements are moved, so that keyboard and
 * screen readers follow the same order. Returns a function that restores it.
 */
export function sortRowsByFit(
  rows: readonly Element[],
  verdicts: readonly Pick<FitSummary, 'rank'>[],
): () => void {
  const rankAt = (at: number) => verdicts[at]?.rank ?? Number.POSITIVE_INFINITY
  const places = rows.map((_, at) => at).toSorted((a, b) => rankAt(a) - rankAt(b) || a - b)
  appendRows(places.flatMap((at) => rows[at] ?? []))
  return () => appendRows(rows)
}

function appendRows(rows: readonly Element[]): void {
  for (const row of rows) row.parentElement?.append(row)
}

/** Finds the rows of the same listing; a previous page may still be in the document, hidden. */
export function findRows(near: Element): readonly Element[] {
  for (let at = near.parentElement; at !== null; at = at.parentElement) {
    const rows = at.querySelectorAll('.rows > .job-row')
    if (rows.length > 0) return [...rows]
  }
  return []
}
