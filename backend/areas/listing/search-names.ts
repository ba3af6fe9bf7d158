/** English and Khmer name in one text, by id, for search texts. */
export type Names = ReadonlyMap<number, string>

export function toNames(
  rows: readonly { id: number; name: string; nameKm: string | null }[],
): Names {
  return new Map(rows.map(({ id, name, nameKm }) => [id, `${name} ${nameKm ?? ''}`]))
}

export function nameOf(names: Names, id: number | null): string {
  return id === null ? '' : (names.get(id) ?? '')
}
