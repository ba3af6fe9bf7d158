/** The most the API gives at once (architecture §7); from the contract it would bring zod into early scripts. */
const LIMIT = 100

type Paging = { readonly limit: number; readonly offset: number }
type Page<Item> = { readonly total: number; readonly data: readonly Item[] }

/**
 * The items of a list that is longer than the API gives at once, in its order.
 *
 * @param readPage asks for one page
 * @param atMost how many are wanted; all of them unless given
 */
export async function readEveryPage<Item>(
  readPage: (paging: Paging) => Promise<Page<Item>>,
  atMost = Number.POSITIVE_INFINITY,
): Promise<readonly Item[]> {
  const limit = LIMIT
  const first = await readPage({ limit, offset: 0 })
  const count = Math.max(0, Math.ceil(Math.min(first.total, atMost) / limit) - 1)
  const others = await Promise.all(
    Array.from({ length: count }, (_, index) => readPage({ limit, offset: (index + 1) * limit })),
  )
  return [first, ...others].flatMap(({ data }) => data)
}
