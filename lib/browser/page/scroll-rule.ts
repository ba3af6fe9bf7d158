import type { Address } from './address'

/**
 * The page scrolls to the top when the route base name changes or a hash is present (spec §2);
 * the base name is the first word of the path. Not for the first page a visitor opens.
 */
export function leadsToTop(from: Address | null, to: Address, hash: string): boolean {
  if (from === null) return false
  return baseName(from.path) !== baseName(to.path) || hash !== ''
}

function baseName(path: string): string {
  return path.split('/')[1] ?? ''
}
