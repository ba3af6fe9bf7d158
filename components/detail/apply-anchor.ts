/**
 * Id of the part that says how to apply; it names the page's own item, since Next keeps earlier pages
 * in the document.
 *
 * @param listing the listing the item belongs to: `/jobs`
 */
export function applyAnchor(listing: string, { id }: { readonly id: number }): string {
  return `apply${listing.replaceAll('/', '-')}-${id}`
}
