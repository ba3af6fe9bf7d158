export type Paging = { readonly limit: number; readonly offset: number }

/** A page of a list whose length is known (architecture §7). */
export function toPage<Item>(data: Item[], total: number, { limit, offset }: Paging) {
  return { data, total, totalIsExact: true, limit, offset }
}
