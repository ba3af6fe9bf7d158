import 'server-only'
import type { z } from 'zod'
import type { idParams } from '@/lib/contract/common'
import type { Endpoint } from '@/lib/contract/endpoint'
import { type CacheTag, tags } from '@/lib/shared/cache-tags'
import { itemReader, reader } from './reader'
import { orWithout } from './reading'

type ById<Reply extends z.ZodType> = Endpoint<typeof idParams, z.ZodType, z.ZodType, Reply>

type Endpoints<
  List extends Endpoint,
  Facets extends Endpoint,
  Broader extends Endpoint,
  Item extends z.ZodType,
  Summary,
> = {
  readonly list: List
  readonly facets: Facets
  readonly broader: Broader
  readonly get: ById<Item>
  readonly similar: ById<z.ZodType<{ readonly data: readonly Summary[] }>>
}

type Tags = {
  readonly all: CacheTag
  readonly one: (id: number) => CacheTag
  readonly none: CacheTag
  readonly by: CacheTag
  /** Whose it is: what is said of them stands on the page of this one. */
  readonly owner?: 'company' | 'university'
  readonly rows: 'job' | 'internship' | 'scholarship'
}

export function openingReaders<
  List extends Endpoint,
  Facets extends Endpoint,
  Broader extends Endpoint,
  Item extends z.ZodType,
  Summary,
>(
  { list, facets, broader, get, similar }: Endpoints<List, Facets, Broader, Item, Summary>,
  { all, one, none, by, owner, rows }: Tags,
) {
  // Not under what is sent with each new one: that would have every item of the board made anew. It gets older by itself.
  const readSimilar = itemReader(similar, (id: number) => ({
    params: { id },
    found: [tags.today],
    rows,
  }))
  return {
    readPage: reader(list, [all, by, tags.today], rows),
    readFacets: reader(facets, [all]),
    readBroader: reader(broader, [all, tags.today]),
    // Not under `by` either: how much else is open there gets older by itself as well.
    readItem: itemReader(get, (id: number) => ({
      params: { id },
      found: [one(id), tags.today],
      ...(owner === undefined ? {} : { owner }),
      missing: [all, one(id), none],
    })),
    /** Up to six that are open and like this one; none when it is gone, or while they cannot be read. */
    readSimilar: async (id: number): Promise<readonly Summary[]> =>
      (await orWithout(readSimilar(id), null))?.data ?? [],
  }
}
