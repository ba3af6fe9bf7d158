/** True for the section's own path and everything below it: `/jobs/7` is within `/jobs`. */
export function isWithin(path: string, section: string): boolean {
  return path === section || path.startsWith(`${section}/`)
}
