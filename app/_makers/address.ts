import { permanentRedirect } from 'next/navigation'
import { type Addressed, findAddressed } from '@/lib/server/articles/addressed'
import { listTitles, type Titles } from '@/lib/server/articles/titles'

export type ItemAddress<Params, Item> = {
  readonly standIns: readonly Params[]
  /** Null when there is nothing; 308 when the address is not the item's own. */
  readonly find: (params: Params) => Promise<Item | null>
  readonly toPath: (item: Item) => string
}

type Readers<Item> = {
  readonly read: (id: number) => Promise<Item | null>
  readonly toPath: (item: Item) => string
}

type Listed<Item> = Readers<Item> & {
  /** A page of the list it stands in, newest first. */
  readonly readList: Parameters<typeof listTitles>[0]
}

type Numbered = { readonly id: string; readonly slug?: readonly string[] }
type Named = { readonly path: readonly string[] }

/** `/jobs/{id}/{slug?}` (spec §2): the number alone will do, another slug leads to its own. */
export function byNumber<Item>({ read, toPath }: Readers<Item>): ItemAddress<Numbered, Item> {
  return {
    standIns: [{ id: '1', slug: [] }],
    find: async ({ id, slug = [] }) => {
      const found = await findAddressed([id, ...slug], { readOne: read, readTitles, toPath })
      return lead(found, toPath, ['own', 'number alone'])
    },
    toPath,
  }
}

/** `/career-advices/{id?}/{slug?}` (spec §2): either alone leads to both. */
export function byNumberOrName<Item>({
  read,
  readList,
  toPath,
}: Listed<Item>): ItemAddress<Named, Item> {
  const source = { readOne: read, readTitles: () => listTitles(readList), toPath }
  return {
    standIns: [{ path: ['1'] }],
    find: async ({ path }) => lead(await findAddressed(path, source), toPath, ['own']),
    toPath,
  }
}

/** Nothing is found by its name alone. */
const readTitles = async (): Promise<Titles> => []

function lead<Item>(
  found: Addressed<Item> | null,
  toPath: (item: Item) => string,
  good: readonly Addressed<Item>['address'][],
): Item | null {
  if (found === null) return null
  if (!good.includes(found.address)) permanentRedirect(toPath(found.item))
  return found.item
}
