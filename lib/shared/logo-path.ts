const PATH = /^\/logos\/([0-9a-f]{32})\.webp$/

export function toLogoPath(mark: string): string {
  return `/logos/${mark}.webp`
}

/** The mark of such a path; null for any other address. */
export function toLogoMark(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null
}

const DRAWN = /^\/logos\/(?:employers|universities)\.svg#[1-9]\d*$/

/** One of the logos that the demo content has, all of them in one file of `public/` (decision 048). */
export function toDrawnLogoPath(sheet: 'employers' | 'universities', number: number): string {
  return `/logos/${sheet}.svg#${number}`
}

/** Of what the API gives, what a page may show: the policy lets pictures come from our own origin alone. */
export function toShownLogo(logo: { readonly url: string } | null): string | undefined {
  if (logo === null) return undefined
  return toLogoMark(logo.url) !== null || DRAWN.test(logo.url) ? logo.url : undefined
}
