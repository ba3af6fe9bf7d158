import 'server-only'
import { z } from 'zod'
import type { Endpoint, ParamsOf, QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import type { FoundBy } from '@/lib/contract/listing'
import { type CacheTag, tags } from '@/lib/shared/cache-tags'
import { cacheNotFound, cacheWithTags } from './cache-lifetime'
import { nullWhenMissing, publicApi } from './public-api'
import { type QueryResult, toQueryResult, unwrapResult } from './query-result'

type Input = { readonly params?: unknown; readonly query?: unknown }

type CacheTags = {
  readonly found: readonly CacheTag[]
  /** Tags that would make it exist; null where a 404 is a failure of the API. */
  readonly missing: readonly CacheTag[] | null
  readonly rows?: Rows
  readonly owner?: Owner
}

type Owner = 'company' | 'university'

/** What the rows of a response are; each row has a tag. */
type Rows = 'job' | 'internship' | 'scholarship'

const MISSING_TAGS = {
  job: tags.noJob,
  internship: tags.noInternship,
  scholarship: tags.noScholarship,
} satisfies Record<Rows, CacheTag>

type Item<E extends Endpoint> = {
  readonly params: ParamsOf<E>
  readonly found: readonly CacheTag[]
  readonly rows?: Rows
  readonly owner?: Owner
  /** Tags that would make it exist, cached for a minute; without them a "not found" is cached as an answer is. */
  readonly missing?: readonly CacheTag[]
}

const withId = z.object({ id: z.number() })
const replyOfRows = z.object({ data: z.array(withId), foundBy: z.string().optional() })
const replyWithOwner = {
  company: z.object({ company: withId }).transform(({ company }) => company),
  university: z.object({ university: withId.nullable() }).transform(({ university }) => university),
} satisfies Record<Owner, z.ZodType>

/** Endpoints of the defined queries: Next makes the cache key of the id, since an endpoint cannot be serialised. */
const byId = new Map<string, Endpoint>()

export function cachedQuery<E extends Endpoint>(
  endpoint: E,
  found: readonly CacheTag[],
  rows?: Rows,
): (query?: QueryOf<E>) => Promise<ReplyOf<E>> {
  byId.set(endpoint.id, endpoint)
  const cacheTags = { found, missing: null, ...(rows === undefined ? {} : { rows }) }
  return (query) =>
    unwrapResult(fetchCached<ReplyOf<E>>(endpoint.id, { query: query ?? {} }, cacheTags))
}

export function cachedItemQuery<E extends Endpoint, Key>(
  endpoint: E,
  toItem: (key: Key) => Item<E>,
): (key: Key) => Promise<ReplyOf<E> | null> {
  byId.set(endpoint.id, endpoint)
  return (key) => {
    const { params, missing = [], ...shown } = toItem(key)
    const cacheTags = { ...shown, missing }
    return unwrapResult(fetchCached<ReplyOf<E> | null>(endpoint.id, { params }, cacheTags))
  }
}

/** Calls the API and caches the answer by its arguments, of which Next makes the key. */
async function fetchCached<Answer>(
  id: string,
  input: Input,
  { found, missing, rows, owner }: CacheTags,
): Promise<QueryResult<Answer>> {
  'use cache'
  const reading = await toQueryResult(() => {
    const answer = publicApi().call(requireEndpoint(id), input)
    return missing === null ? answer : nullWhenMissing(answer)
  })
  if ('failure' in reading) return reading
  if ('gone' in reading) {
    cacheWithTags(found)
    return reading
  }
  if (reading.value === null && missing !== null && missing.length > 0) cacheNotFound(missing)
  else cacheWithTags([...found, ...tagRows(rows, reading.value), ...tagOwner(owner, reading.value)])
  // The client has validated it against the endpoint of this id, whose type no argument can carry.
  return reading as QueryResult<Answer>
}

/** No item matches every word: the next new one may be the first. */
const PARTIAL_MATCHES: ReadonlySet<string | undefined> = new Set<FoundBy>(['mostWords', 'likeness'])

/** Tags each row: an item that is closed or taken down changes every page that shows it. */
function tagRows(rows: Rows | undefined, reply: unknown): readonly CacheTag[] {
  if (rows === undefined || reply === null) return []
  const { data, foundBy } = replyOfRows.parse(reply)
  const shown = data.map(({ id }) => tags[rows](id))
  return data.length === 0 || PARTIAL_MATCHES.has(foundBy) ? [...shown, MISSING_TAGS[rows]] : shown
}

/** Tags the owner: its data stands on the page of each item it offers. */
function tagOwner(owner: Owner | undefined, reply: unknown): readonly CacheTag[] {
  const found = owner === undefined ? null : replyWithOwner[owner].parse(reply)
  return owner === undefined || found === null ? [] : [tags[owner](found.id)]
}

function requireEndpoint(id: string): Endpoint {
  const endpoint = byId.get(id)
  if (endpoint === undefined) throw new Error(`No endpoint is called ${id}.`)
  return endpoint
}
