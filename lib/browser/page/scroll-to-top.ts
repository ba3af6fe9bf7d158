import type { Address } from './address'

/** On a hash or another first word of the path (spec §2); not for the first page a visitor opens. */
export function shouldScrollToTop(from: Address | null, to: Address, hash: string): boolean {
  if (from === null) return false
  return baseName(from.path) !== baseName(to.path) || hash !== ''
}

function baseName(path: string): string {
  return path.split('/')[1] ?? ''
}
