/** Splits the URL of a request; `search` includes the question mark, and is empty without a query. */
export function splitUrl(url: string): { readonly path: string; readonly search: string } {
  const [path = ''] = url.split('?')
  return { path, search: url.slice(path.length) }
}
