/** "Kampot · កំពត", where no part of a text can say which language it is in: an option of a select. */
export function formatBothNames({
  name,
  nameKm,
}: {
  readonly name: string
  readonly nameKm?: string | null | undefined
}): string {
  return nameKm ? `${name} · ${nameKm}` : name
}
