import { permanentRedirect } from 'next/navigation'
import { idInput } from '@/lib/contract/common'

/** `/jobs/{id}/{slug?}` (spec §2). */
export type ItemParams = Promise<{ id: string; slug?: string[] }>

/** Null when there is no such item, 308 when the slug is not its own. `toPath` gives the canonical path. */
export async function readAddressedItem<Item>(
  params: ItemParams,
  read: (id: number) => Promise<Item | null>,
  toPath: (item: Item) => string,
): Promise<Item | null> {
  const { id: text, slug = [] } = await params
  const id = idInput.safeParse(text)
  if (!id.success || slug.length > 1) return null
  const item = await read(id.data)
  const [given] = slug
  if (item !== null && given !== undefined && !isOwnSlug(toPath(item), given)) {
    permanentRedirect(toPath(item))
  }
  return item
}

/** The segment may be percent-encoded. */
function isOwnSlug(path: string, segment: string): boolean {
  const own = path.split('/')[3]
  return own === segment || own === encodeURIComponent(segment)
}
