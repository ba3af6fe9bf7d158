const BATCH = 1_000

/** Splits a list into parts that one statement takes. */
export function* splitIntoBatches<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH)
}
