import { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** `session`: only with a live session (spec §6). */
export type Access = 'public' | 'session'

/**
 * What a call costs the API; limits and admission follow from it, not from the method (promise T18, decision 060).
 * `expensive`: it waits for a pool, another service or many rows.
 */
export type Cost = 'read' | 'write' | 'expensive'

/** Besides success; the body is always `errorBody`. */
export type ErrorStatus = 400 | 404 | 409 | 410 | 413 | 415 | 429 | 503 | 650 | 900

/** `field` is that of the files. */
export type Multipart = { readonly field: string; readonly maxFiles: number }

export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  /** Unique, camelCase; OpenAPI's operationId. */
  readonly id: string
  readonly method: Method
  /** Below the API's address, with parameters in braces as in spec §7. */
  readonly path: `/${string}`
  readonly tag: string
  readonly summary: string
  readonly access: Access
  readonly cost: Cost
  /** True for endpoints that spec §7 does not have (architecture §7). */
  readonly extension: boolean
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** For multipart/form-data; `body` then has the other fields. */
  readonly multipart: Multipart | null
  readonly reply: Reply
  /** `file` is saved and has no `reply`; `html` is for people. `json` may be saved too. */
  readonly replies: 'json' | 'file' | 'html'
  /** Seconds for which anybody may keep a success: it is everybody's. 0: the answer does not say. */
  readonly sharedFor: number
  readonly errors: readonly ErrorStatus[]
}

/** What a call is made with, without the schemas of what it takes and gives (decision 017). */
export type Call = Pick<Endpoint, 'method' | 'path' | 'access'>

const nothing = z.object({})
type Nothing = typeof nothing

type Definition<Params, Query, Body, Reply> = {
  readonly id: string
  readonly method: Method
  readonly path: `/${string}`
  readonly tag: string
  readonly summary: string
  readonly access?: Access
  /** Without it a GET is a read, an upload is expensive, and anything else is a write. */
  readonly cost?: Cost
  readonly extension?: boolean
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly multipart?: Multipart
  readonly reply: Reply
  readonly replies?: 'json' | 'file' | 'html'
  readonly sharedFor?: number
  /** Besides those of every endpoint with this access. */
  readonly errors?: readonly ErrorStatus[]
}

/** What is left out is an empty object. All may answer 400, 429 and 503; with a session also 900 and 650. */
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
