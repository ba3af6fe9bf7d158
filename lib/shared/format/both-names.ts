/** Formats "Kampot · កំពត" where no part of a text can have its own `lang`, such as an option of a select. */
export function formatBothNames({
  name,
  nameKm,
}: {
  readonly name: string
  readonly nameKm?: string | null | undefined
}): string {
  return nameKm ? `${name} · ${nameKm}` : name
}
