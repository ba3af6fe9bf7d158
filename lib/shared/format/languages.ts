const KHMER = /[\u1780-\u17FF]/

/** Returns the value for `lang`: `km` when the text has a Khmer letter. */
export function languageOf(text: string): 'km' | undefined {
  return KHMER.test(text) ? 'km' : undefined
}

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
