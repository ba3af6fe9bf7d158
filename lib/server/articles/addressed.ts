import { idInput } from '@/lib/contract/common'
import { findTitle, type Titles } from './titles'

type Source<Item> = {
  readonly readOne: (id: number) => Promise<Item | null>
  readonly readTitles: () => Promise<Titles>
  readonly toPath: (item: Item) => string
}

export type Addressed<Item> = {
  readonly item: Item
  readonly address: 'own' | 'number alone' | 'other'
}

/** `{id?}/{slug?}` (spec §2) by number, slug, or both, where the number counts; null when there is none. */
export async function findAddressed<Item>(
  path: readonly string[],
  { readOne, readTitles, toPath }: Source<Item>,
): Promise<Addressed<Item> | null> {
  const [first, slug] = path
  if (first === undefined || path.length > 2) return null
  const number = idInput.safeParse(first)
  if (!number.success && slug !== undefined) return null
  const id = number.success ? number.data : findTitle(await readTitles(), first)
  const item = id === null ? null : await readOne(id)
  if (item === null) return null
  if (!number.success) return { item, address: 'other' }
  if (isSlugIn(toPath(item), slug)) return { item, address: 'own' }
  return { item, address: slug === undefined ? 'number alone' : 'other' }
}

/** True when the segment, percent-encoded or not, is the slug of `/jobs/{id}/{slug?}`. */
function isSlugIn(path: string, segment: string | undefined): boolean {
  const own = path.split('/')[3]
  return own === segment || (own !== undefined && decodeURIComponent(own) === segment)
}
