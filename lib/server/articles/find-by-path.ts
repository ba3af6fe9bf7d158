import { idInput } from '@/lib/contract/common'
import { findIdBySlug, type Titles } from './titles'

type ItemSource<Item> = {
  readonly readOne: (id: number) => Promise<Item | null>
  readonly readTitles: () => Promise<Titles>
  readonly toPath: (item: Item) => string
}

export type FoundItem<Item> = {
  readonly item: Item
  /** Any `other` path redirects to the canonical one. */
  readonly path: 'canonical' | 'id-only' | 'other'
}

/** Finds the item of `{id?}/{slug?}` (spec §2) by id, slug, or both, where the id decides; null when there is none. */
export async function findByPath<Item extends { readonly id: number }>(
  path: readonly string[],
  { readOne, readTitles, toPath }: ItemSource<Item>,
): Promise<FoundItem<Item> | null> {
  const [first, slug] = path
  if (first === undefined || path.length > 2) return null
  const number = idInput.safeParse(first)
  if (!number.success && slug !== undefined) return null
  const id = number.success ? number.data : findIdBySlug(await readTitles(), first)
  const item = id === null ? null : await readOne(id)
  if (item === null) return null
  // The id of a merged item finds the one that it was merged into.
  if (!number.success || item.id !== id) return { item, path: 'other' }
  if (isSlugIn(toPath(item), slug)) return { item, path: 'canonical' }
  return { item, path: slug === undefined ? 'id-only' : 'other' }
}

/** Returns true when the segment, percent-encoded or not, is the slug of `/jobs/{id}/{slug?}`. */
function isSlugIn(path: string, segment: string | undefined): boolean {
  const own = path.split('/')[3]
  return own === segment || (own !== undefined && decodeURIComponent(own) === segment)
}
