import { permanentRedirect } from 'next/navigation'
import { type FoundItem, findByPath } from '@/lib/server/articles/find-by-path'
import { listTitles, type Titles } from '@/lib/server/articles/titles'

export type ItemAddress<Params, Item> = {
  readonly staticParams: readonly Params[]
  /** Returns null when there is no such item; redirects with 308 when the address is not the item's own. */
  readonly findOrRedirect: (params: Params) => Promise<Item | null>
  readonly toPath: (item: Item) => string
}

type ItemSource<Item> = {
  readonly read: (id: number) => Promise<Item | null>
  readonly toPath: (item: Item) => string
}

type ListedItemSource<Item> = ItemSource<Item> & {
  /** Reads a page of the list that contains the item, newest first. */
  readonly readList: Parameters<typeof listTitles>[0]
}

export type IdParams = { readonly id: string; readonly slug?: readonly string[] }
type PathParams = { readonly path: readonly string[] }

/** Resolves `/jobs/{id}/{slug?}` (spec §2): the id alone is accepted, a wrong slug redirects to the right one. */
export function byId<Item extends { readonly id: number }>({
  read,
  toPath,
}: ItemSource<Item>): ItemAddress<IdParams, Item> {
  return {
    staticParams: [{ id: '1', slug: [] }],
    findOrRedirect: async ({ id, slug = [] }) => {
      const found = await findByPath([id, ...slug], { readOne: read, readTitles, toPath })
      return redirectToOwnPath(found, toPath, ['canonical', 'id-only'])
    },
    toPath,
  }
}

/** Resolves `/career-advices/{id?}/{slug?}` (spec §2): either alone redirects to the full address. */
export function byIdOrSlug<Item extends { readonly id: number }>({
  read,
  readList,
  toPath,
}: ListedItemSource<Item>): ItemAddress<PathParams, Item> {
  const source = { readOne: read, readTitles: () => listTitles(readList), toPath }
  return {
    staticParams: [{ path: ['1'] }],
    findOrRedirect: async ({ path }) =>
      redirectToOwnPath(await findByPath(path, source), toPath, ['canonical']),
    toPath,
  }
}

/** Offers no titles: these items are never found by slug alone. */
const readTitles = async (): Promise<Titles> => []

function redirectToOwnPath<Item>(
  found: FoundItem<Item> | null,
  toPath: (item: Item) => string,
  accepted: readonly FoundItem<Item>['path'][],
): Item | null {
  if (found === null) return null
  if (!accepted.includes(found.path)) permanentRedirect(toPath(found.item))
  return found.item
}
