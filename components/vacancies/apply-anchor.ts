/** Id of the part that says how to apply; it holds the vacancy's own id, since Next keeps earlier pages in the document. */
export function applyAnchor({ id }: { readonly id: number }): string {
  return `apply-${id}`
}
