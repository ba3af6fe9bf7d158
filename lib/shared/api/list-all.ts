/** The most the API gives at once (architecture §7). */
const LIMIT = 100

type Paging = { readonly limit: number; readonly offset: number }
type Part<Item> = { readonly data: readonly Item[]; readonly total: number }

/**
 * All items of a list, or its first ones, in their order: how many there are the first part tells, and
 * the others are read at once.
 *
 * @param list reads a part of the list
 * @param most where reading ends, a multiple of 100
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
