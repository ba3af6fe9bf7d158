import type { FitSummary } from '@/lib/shared/qualification/fit-summary'

/**
 * What fits comes first, otherwise as it was; until the returned function is called. The rows themselves are moved, not only what is seen of them,
 * so that keys and screen readers meet them in the same order.
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
