/** Most entries, and most characters of text in them, that are held before they are written. */
const MAX_COUNT = 200
const MAX_SIZE = 2_000_000

export async function* inBatches<Item extends { readonly size: number }>(
  items: AsyncIterable<Item>,
): AsyncGenerator<Item[]> {
  let batch: Item[] = []
  let size = 0
  for await (const item of items) {
    batch.push(item)
    size += item.size
    if (batch.length < MAX_COUNT && size < MAX_SIZE) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}
