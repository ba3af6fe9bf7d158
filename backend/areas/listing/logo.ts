export function toLogo(url: string | null): { url: string } | null {
  return url === null ? null : { url }
}

export function withLogo<Row extends { readonly logoUrl: string | null }>({
  logoUrl,
  ...same
}: Row) {
  return { ...same, logo: toLogo(logoUrl) }
}
