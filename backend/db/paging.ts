export type Paging = { readonly limit: number; readonly offset: number }

/** A page of a list, as the API replies with it. */
export type Page<Item> = Paging & {
  data: Item[]
  readonly total: number
  readonly totalIsExact: boolean
}

export function toPage<Item>(data: Item[], total: number, { limit, offset }: Paging): Page<Item> {
  return { data, total, totalIsExact: true, limit, offset }
}
