import 'server-only'
import { z } from 'zod'
import type { Endpoint, ParamsOf, QueryOf, ReplyOf } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import type { FoundBy } from '@/lib/contract/listing'
import { type CacheTag, tags } from '@/lib/shared/cache-tags'
import { nullWhenMissing, publicApi } from './api'
import { keep, keepBriefly } from './lifetime'
import { type Reading, read, requireValue } from './reading'

type Input = { readonly params?: unknown; readonly query?: unknown }

type Kept = {
  readonly found: readonly CacheTag[]
  /** Those that would make it exist; null where a 404 is a failure of the API. */
  readonly missing: readonly CacheTag[] | null
  readonly rows?: Rows
  readonly owner?: Owner
}

type Owner = 'company' | 'university'

/** What the rows of a reply are, each of which has a tag. */
type Rows = 'job' | 'internship' | 'scholarship'

const NONE = {
  job: tags.noJob,
  internship: tags.noInternship,
  scholarship: tags.noScholarship,
} satisfies Record<Rows, CacheTag>

type Item<E extends Endpoint> = {
  readonly params: ParamsOf<E>
  readonly found: readonly CacheTag[]
  readonly rows?: Rows
  readonly owner?: Owner
  /** What would make it exist, for a minute; without it "there is none" is kept as an answer is. */
  readonly missing?: readonly CacheTag[]
}

const withId = z.object({ id: z.number() })
const replyOfRows = z.object({ data: z.array(withId), foundBy: z.string().optional() })
const replyWithOwner = {
  company: z.object({ company: withId }).transform(({ company }) => company),
  university: z.object({ university: withId.nullable() }).transform(({ university }) => university),
} satisfies Record<Owner, z.ZodType>

const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]))

export function reader<E extends Endpoint>(
  endpoint: E,
  found: readonly CacheTag[],
  rows?: Rows,
): (query?: QueryOf<E>) => Promise<ReplyOf<E>> {
  const kept = { found, missing: null, ...(rows === undefined ? {} : { rows }) }
  return (query) => requireValue(keepAnswer<ReplyOf<E>>(endpoint.id, { query: query ?? {} }, kept))
}

export function itemReader<E extends Endpoint, Key>(
  endpoint: E,
  toItem: (key: Key) => Item<E>,
): (key: Key) => Promise<ReplyOf<E> | null> {
  return (key) => {
    const { params, missing = [], ...shown } = toItem(key)
    const kept = { ...shown, missing }
    return requireValue(keepAnswer<ReplyOf<E> | null>(endpoint.id, { params }, kept))
  }
}

/** All that the API has said is kept here, by what was asked: Next makes the key of the arguments. */
async function keepAnswer<Answer>(
  id: string,
  input: Input,
  { found, missing, rows, owner }: Kept,
): Promise<Reading<Answer>> {
  'use cache'
  const reading = await read(() => {
    const answer = publicApi().call(requireEndpoint(id), input)
    return missing === null ? answer : nullWhenMissing(answer)
  })
  if ('failure' in reading) return reading
  if ('gone' in reading) {
    keep(found)
    return reading
  }
  if (reading.value === null && missing !== null && missing.length > 0) keepBriefly(missing)
  else keep([...found, ...tagRows(rows, reading.value), ...tagOwner(owner, reading.value)])
  // The client has checked it against the endpoint of this id, whose type no argument can carry.
  return reading as Reading<Answer>
}

/** Nothing has all of the words: what comes next may be the first. */
const WITHOUT_ALL: ReadonlySet<string | undefined> = new Set<FoundBy>(['mostWords', 'likeness'])

/** One that is closed or taken down is so wherever it stands, not only on its own page. */
function tagRows(rows: Rows | undefined, reply: unknown): readonly CacheTag[] {
  if (rows === undefined || reply === null) return []
  const { data, foundBy } = replyOfRows.parse(reply)
  const shown = data.map(({ id }) => tags[rows](id))
  return data.length === 0 || WITHOUT_ALL.has(foundBy) ? [...shown, NONE[rows]] : shown
}

/** What it says of itself stands on the page of each thing it offers. */
function tagOwner(owner: Owner | undefined, reply: unknown): readonly CacheTag[] {
  const found = owner === undefined ? null : replyWithOwner[owner].parse(reply)
  return owner === undefined || found === null ? [] : [tags[owner](found.id)]
}

function requireEndpoint(id: string): Endpoint {
  const endpoint = byId.get(id)
  if (endpoint === undefined) throw new Error(`No endpoint is called ${id}.`)
  return endpoint
}
