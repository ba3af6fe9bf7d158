export function toPageHref(firstHref: string, page: number): string {
  if (page === 1) return firstHref
  return `${firstHref}${firstHref.includes('?') ? '&' : '?'}page=${page}`
}
