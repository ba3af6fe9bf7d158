import type { Address } from './address'

/**
 * Whether a navigation scrolls to the top: on a hash or another first path segment (spec §2), but not for the
 * first page.
 */
export function shouldScrollToTop(from: Address | null, to: Address, hash: string): boolean {
  if (from === null) return false
  return baseName(from.path) !== baseName(to.path) || hash !== ''
}

function baseName(path: string): string {
  return path.split('/')[1] ?? ''
}
