import 'server-only'
import type { z } from 'zod'
import type { idParams } from '@/lib/contract/common'
import type { Endpoint } from '@/lib/contract/endpoint'
import { type CacheTag, tags } from '@/lib/shared/cache-tags'
import { cachedItemQuery, cachedQuery } from './cached-query'
import { orPartial } from './query-result'

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

type AreaTags = {
  readonly every: CacheTag
  readonly one: (id: number) => CacheTag
  readonly missing: CacheTag
  readonly offeredBy: CacheTag
  /** The kind of owner, whose data stands on the item's page. */
  readonly owner?: 'company' | 'university'
  readonly rows: 'job' | 'internship' | 'scholarship'
}

export function createListingQueries<
  List extends Endpoint,
  Facets extends Endpoint,
  Broader extends Endpoint,
  Item extends z.ZodType,
  Summary,
>(
  { list, facets, broader, get, similar }: Endpoints<List, Facets, Broader, Item, Summary>,
  { every, one, missing, offeredBy, owner, rows }: AreaTags,
) {
  // Without the tag of new items, which would re-render every item of the area. It ages by itself.
  const readSimilar = cachedItemQuery(similar, (id: number) => ({
    params: { id },
    found: [tags.today],
    rows,
  }))
  return {
    readPage: cachedQuery(list, [every, offeredBy, tags.today], rows),
    readFacets: cachedQuery(facets, [every]),
    readBroaderCounts: cachedQuery(broader, [every, tags.today]),
    // Without `offeredBy` too: the owner's counts age by themselves.
    readItem: cachedItemQuery(get, (id: number) => ({
      params: { id },
      found: [one(id), tags.today],
      ...(owner === undefined ? {} : { owner }),
      missing: [every, one(id), missing],
    })),
    /** Reads up to six similar open items; none when the item is gone or they cannot be read. */
    readSimilar: async (id: number): Promise<readonly Summary[]> =>
      (await orPartial(readSimilar(id), null))?.data ?? [],
  }
}
