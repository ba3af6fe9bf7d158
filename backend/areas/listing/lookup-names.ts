/** English and Khmer name in one text, by id, for search texts. */
export type LookupNames = ReadonlyMap<number, string>

export function toLookupNames(
  rows: readonly { id: number; name: string; nameKm: string | null }[],
): LookupNames {
  return new Map(rows.map(({ id, name, nameKm }) => [id, `${name} ${nameKm ?? ''}`]))
}

export function lookupNameOf(names: LookupNames, id: number | null): string {
  return id === null ? '' : (names.get(id) ?? '')
}
