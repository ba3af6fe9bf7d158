import 'server-only'
import type { z } from 'zod'
import type { idParams } from '@/lib/contract/common'
import type { Endpoint } from '@/lib/contract/endpoint'
import { type CacheTag, tags } from '@/lib/shared/cache-tags'
import { itemReader, reader } from './reader'

type ById<Reply extends z.ZodType> = Endpoint<typeof idParams, z.ZodType, z.ZodType, Reply>

type Endpoints<List extends Endpoint, Facets extends Endpoint, Item extends z.ZodType, Summary> = {
  readonly list: List
  readonly facets: Facets
  readonly get: ById<Item>
  readonly similar: ById<z.ZodType<{ readonly data: readonly Summary[] }>>
}

type Tags = {
  /** All of the area, and one of it. */
  readonly all: CacheTag
  readonly one: (id: number) => CacheTag
  /** Those who offer it, whom each of it names. */
  readonly by: CacheTag
}

/** The readers of an area of what one applies for: jobs, internships, scholarships. */
export function openingReaders<
  List extends Endpoint,
  Facets extends Endpoint,
  Item extends z.ZodType,
  Summary,
>({ list, facets, get, similar }: Endpoints<List, Facets, Item, Summary>, { all, one, by }: Tags) {
  const readSimilar = itemReader(similar, (id: number) => ({ params: { id }, found: [all, by] }))
  return {
    /** A page of what is open. */
    readPage: reader(list, [all, by]),
    /** How many matches each filter value would leave. */
    readFacets: reader(facets, [all]),
    /** One, open or closed; null when there is none. */
    readItem: itemReader(get, (id: number) => ({
      params: { id },
      found: [one(id), by, tags.today],
      missing: [all, one(id)],
    })),
    /** Up to six that are open and like this one; none when it is gone. */
    readSimilar: async (id: number): Promise<readonly Summary[]> =>
      (await readSimilar(id))?.data ?? [],
  }
}
