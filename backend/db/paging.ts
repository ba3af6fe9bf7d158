export type Paging = { readonly limit: number; readonly offset: number }

export function toPage<Item>(data: Item[], total: number, { limit, offset }: Paging) {
  return { data, total, totalIsExact: true, limit, offset }
}
