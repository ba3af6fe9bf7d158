/** Maximum page size of the API (architecture §7). */
const LIMIT = 100

type Paging = { readonly limit: number; readonly offset: number }
type Part<Item> = { readonly data: readonly Item[]; readonly total: number }

/**
 * Fetches a whole list in order. The first page has the total; the others are fetched in parallel. `most` is a
 * multiple of 100.
 */
export async function listAll<Item>(
  list: (paging: Paging) => Promise<Part<Item>>,
  most = Number.POSITIVE_INFINITY,
): Promise<readonly Item[]> {
  const first = await list({ limit: LIMIT, offset: 0 })
  const offsets: number[] = []
  for (let offset = LIMIT; offset < Math.min(first.total, most); offset += LIMIT) {
    offsets.push(offset)
  }
  const others = await Promise.all(offsets.map((offset) => list({ limit: LIMIT, offset })))
  return [first, ...others].flatMap(({ data }) => data)
}
