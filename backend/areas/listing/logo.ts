/** A stored picture as replies give it. */
export function toLogo(url: string | null): { url: string } | null {
  return url === null ? null : { url }
}

/** A row with its picture as replies give it. */
export function withLogo<Row extends { readonly logoUrl: string | null }>({
  logoUrl,
  ...same
}: Row) {
  return { ...same, logo: toLogo(logoUrl) }
}
