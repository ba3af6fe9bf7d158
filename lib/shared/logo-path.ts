const PATH = /^\/logos\/([0-9a-f]{32})\.webp$/

export function toLogoPath(mark: string): string {
  return `/logos/${mark}.webp`
}

/** The mark of such a path; null for any other address. */
export function toLogoMark(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null
}

/** Of what the API gives, what a page may show: the policy lets pictures come from our own origin alone. */
export function toShownLogo(logo: { readonly url: string } | null): string | undefined {
  return logo !== null && toLogoMark(logo.url) !== null ? logo.url : undefined
}
