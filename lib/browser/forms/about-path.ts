/**
 * The path a message is about, from the query `?about=/jobs/7`; null when there is none, or when it is
 * anything but a plain path of this site.
 */
export function getAboutPath(search: string): string | null {
  const about = new URLSearchParams(search).get('about') ?? ''
  return /^\/(?!\/)[\w\-./%]{1,200}$/.test(about) ? about : null
}

/** How a message about a path begins. */
export function toOpening(path: string): string {
  return `About ${path}: `
}

/** True for a message nobody has written to yet. */
export function isUnwritten(message: string): boolean {
  return /^(?:About \S+:)?\s*$/.test(message)
}
