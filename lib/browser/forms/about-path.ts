/** From `?about=/jobs/7`; null for anything but a plain path of this site. */
export function getAboutPath(search: string): string | null {
  const about = new URLSearchParams(search).get('about') ?? ''
  return /^\/(?!\/)[\w\-./%]{1,200}$/.test(about) ? about : null
}

export function toOpening(path: string): string {
  return `About ${path}: `
}

export function isUnwritten(message: string): boolean {
  return /^(?:About \S+:)?\s*$/.test(message)
}
