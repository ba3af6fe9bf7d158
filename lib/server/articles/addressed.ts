import { idInput } from '@/lib/contract/common'
import { isSlugOf } from '@/lib/shared/routes'
import { toSlug } from '@/lib/shared/slug'
import { findTitle, type Titles } from './titles'

type Source<Item> = {
  readonly readOne: (id: number) => Promise<Item | null>
  readonly readTitles: () => Promise<Titles>
}

/** What an address below a list names, and whether it is the item's own address or leads there. */
export type Addressed<Item> = { readonly item: Item; readonly isOwn: boolean }

/**
 * The item that an address of the form `{id?}/{slug?}` names (spec §2): by its number, by its slug, or
 * both, where the number counts. Null when there is none.
 *
 * @param path the segments after the list: `['7', 'ask-for-a-reference']`
 */
export async function findAddressed<Item extends { readonly title: string }>(
  path: readonly string[],
  { readOne, readTitles }: Source<Item>,
): Promise<Addressed<Item> | null> {
  const [first, slug] = path
  if (first === undefined || path.length > 2) return null
  const number = idInput.safeParse(first)
  if (!number.success && slug !== undefined) return null
  const id = number.success ? number.data : findTitle(await readTitles(), first)
  const item = id === null ? null : await readOne(id)
  if (item === null) return null
  const ownSlug = toSlug(item.title)
  const isOwn = ownSlug === '' ? slug === undefined : isSlugOf(slug ?? '', item.title)
  return { item, isOwn: isOwn && number.success }
}
