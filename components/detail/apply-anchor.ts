/** Builds the id of the application section. It names the item, since Next keeps earlier pages in the document. `listing` is a path: `/jobs`. */
export function applyAnchor(listing: string, { id }: { readonly id: number }): string {
  return `apply${listing.replaceAll('/', '-')}-${id}`
}
