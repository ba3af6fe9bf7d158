const PATH = /^\/logos\/([0-9a-f]{32})\.webp$/

export function toLogoPath(hash: string): string {
  return `/logos/${hash}.webp`
}

/** Returns the hash of such a path; null for any other address. */
export function toLogoHash(path: string): string | null {
  return PATH.exec(path)?.[1] ?? null
}

/** The demo's logos, all in two files of `public/` (decision 048). */
const DRAWN = /^\/logos\/(?:employers|universities)\.svg#[1-9]\d*$/

/** Returns a logo the page may show: the Content Security Policy allows only pictures from our own origin. */
export function toAllowedLogoUrl(logo: { readonly url: string } | null): string | undefined {
  if (logo === null) return undefined
  return toLogoHash(logo.url) !== null || DRAWN.test(logo.url) ? logo.url : undefined
}
