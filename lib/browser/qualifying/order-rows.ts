import type { Verdict } from '@/lib/shared/qualifying/verdict'

/**
 * What fits comes first, otherwise as it was; until the returned function is called. The rows themselves are moved, not only what is seen of them,
 * so that keys and screen readers meet them in the same order.
 */
export function orderRows(
  rows: readonly Element[],
  verdicts: readonly Pick<Verdict, 'rank'>[],
): () => void {
  const rankAt = (at: number) => verdicts[at]?.rank ?? Number.POSITIVE_INFINITY
  const places = rows.map((_, at) => at).toSorted((a, b) => rankAt(a) - rankAt(b) || a - b)
  place(places.flatMap((at) => rows[at] ?? []))
  return () => place(rows)
}

function place(rows: readonly Element[]): void {
  for (const row of rows) row.parentElement?.append(row)
}
