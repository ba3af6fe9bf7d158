import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `session` requires a valid session (spec §6). */
export type Access = 'public' | 'session'

/**
 * The cost of a call, from which rate limits and load shedding follow (promise T18, decision 060).
 * `expensive`: it waits for a pool, another service or many rows.
 */
export type Cost = 'read' | 'write' | 'expensive'

/** Statuses besides success; the body is always `errorBody`. */
export type ErrorStatus = 400 | 404 | 409 | 410 | 413 | 415 | 429 | 503 | 650 | 900

/** `field` is the name of the file field. */
export type Multipart = { readonly field: string; readonly maxFiles: number }

export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  /** Unique and camelCase; the operationId of OpenAPI. */
  readonly id: string
  readonly method: Method
  /** Relative to the API's address, with parameters in braces as in spec §7. */
  readonly path: `/${string}`
  readonly tag: string
  readonly summary: string
  readonly access: Access
  readonly cost: Cost
  /** True for endpoints that are not in spec §7 (architecture §7). */
  readonly extension: boolean
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** For multipart/form-data; `body` then describes the other fields. */
  readonly multipart: Multipart | null
  readonly reply: Reply
  /** `file` is a download without `reply`; `html` is a page for people. `json` may be a download too. */
  readonly replies: 'json' | 'file' | 'html'
  /** Seconds for which shared caches may store a successful reply. 0: no cache header. */
  readonly sharedFor: number
  readonly errors: readonly ErrorStatus[]
}

/** An endpoint without its schemas (decision 017). */
export type SchemalessEndpoint = Pick<Endpoint, 'method' | 'path' | 'access'>

const nothing = z.object({})
type Nothing = typeof nothing

type Definition<Params, Query, Body, Reply> = {
  readonly id: string
  readonly method: Method
  readonly path: `/${string}`
  readonly tag: string
  readonly summary: string
  readonly access?: Access
  /** By default a GET is a read, an upload expensive, and anything else a write. */
  readonly cost?: Cost
  readonly extension?: boolean
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly multipart?: Multipart
  readonly reply: Reply
  readonly replies?: 'json' | 'file' | 'html'
  readonly sharedFor?: number
  /** Besides those every endpoint with this access has. */
  readonly errors?: readonly ErrorStatus[]
}

/**
 * Defines an endpoint; parts left out are empty objects. Every endpoint may answer 400, 429 and 503, with a
 * session also 900 and 650.
 */
export function endpoint<
  Reply extends z.ZodType,
  Params extends z.ZodType = Nothing,
  Query extends z.ZodType = Nothing,
  Body extends z.ZodType = Nothing,
>(definition: Definition<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  const access = definition.access ?? 'public'
  const common: ErrorStatus[] = access === 'session' ? [400, 429, 503, 650, 900] : [400, 429, 503]
  return {
    ...definition,
    access,
    cost: definition.cost ?? toCost(definition),
    extension: definition.extension ?? false,
    multipart: definition.multipart ?? null,
    replies: definition.replies ?? 'json',
    sharedFor: definition.sharedFor ?? 0,
    params: definition.params ?? (nothing as z.ZodType as Params),
    query: definition.query ?? (nothing as z.ZodType as Query),
    body: definition.body ?? (nothing as z.ZodType as Body),
    errors: [...new Set([...common, ...(definition.errors ?? [])])].sort((a, b) => a - b),
  }
}

type MailLink<Query> = Pick<Endpoint, 'path' | 'tag'> & {
  readonly query: Query
  readonly ask: Pick<Endpoint, 'id' | 'summary'>
  readonly act: Pick<Endpoint, 'id' | 'summary'>
  readonly errors?: readonly ErrorStatus[]
  /** Errors of acting only. */
  readonly actErrors?: readonly ErrorStatus[]
}

/**
 * Defines both pages of a mailed link: mail programs open links by themselves, so a GET only asks, and the button
 * on its page posts to the same address.
 */
export function mailLinkEndpoints<Query extends z.ZodType>(link: MailLink<Query>) {
  const { path, tag, query, ask, act, errors = [404], actErrors = [] } = link
  const page = { path, tag, query, extension: true, reply: z.string(), replies: 'html' } as const
  return [
    endpoint({ ...page, ...ask, method: 'GET', errors }),
    endpoint({ ...page, ...act, method: 'POST', errors: [...errors, ...actErrors] }),
  ] as const
}

function toCost({ method, multipart }: Pick<Endpoint, 'method'> & { multipart?: Multipart }): Cost {
  if (multipart !== undefined) return 'expensive'
  return method === 'GET' ? 'read' : 'write'
}

export type ParamsOf<E extends Endpoint> = z.input<E['params']>
export type QueryOf<E extends Endpoint> = z.input<E['query']>
export type BodyOf<E extends Endpoint> = z.input<E['body']>
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>

type Part<Name extends string, Value> =
  Record<string, never> extends Value
    ? { readonly [K in Name]?: Value }
    : { readonly [K in Name]: Value }

export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>
