/** Of an address as it stands in a request; `search` has its question mark, and is empty without one. */
export function splitAddress(url: string): { readonly path: string; readonly search: string } {
  const [path = ''] = url.split('?')
  return { path, search: url.slice(path.length) }
}
