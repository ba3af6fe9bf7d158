import { z } from 'zod'

/** HTTP methods the product uses (spec §7). */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** Who may call an endpoint: anybody, or only the holder of a live session (spec §6). */
export type Access = 'public' | 'session'

/** Statuses an endpoint may answer besides its success; the body is always `errorBody`. */
export type ErrorStatus = 400 | 404 | 409 | 413 | 415 | 429 | 503 | 650 | 900

/** The files of a multipart body: the name of their field, and how many there may be. */
export type Multipart = { readonly field: string; readonly maxFiles: number }

/** One call of spec §7: everything the web client, the API and OpenAPI need to know of it. */
export type Endpoint<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> = {
  /** Unique camelCase name; the operationId of OpenAPI. */
  readonly id: string
  readonly method: Method
  /** Path below the API's address, parameters in braces, written as in spec §7. */
  readonly path: `/${string}`
  readonly tag: string
  readonly summary: string
  readonly access: Access
  /** True where the endpoint is ours and spec §7 has none (architecture §7). */
  readonly extension: boolean
  readonly params: Params
  readonly query: Query
  readonly body: Body
  /** Set where the body is multipart/form-data; `body` then describes its fields besides the files. */
  readonly multipart: Multipart | null
  readonly reply: Reply
  /**
   * `file`: the success is a file to save and `reply` describes nothing; `html`: a page for people.
   * `json` may be sent as a file to save as well.
   */
  readonly replies: 'json' | 'file' | 'html'
  readonly errors: readonly ErrorStatus[]
}

const nothing = z.object({})
type Nothing = typeof nothing

type Definition<Params, Query, Body, Reply> = {
  readonly id: string
  readonly method: Method
  readonly path: `/${string}`
  readonly tag: string
  readonly summary: string
  readonly access?: Access
  readonly extension?: boolean
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  readonly multipart?: Multipart
  readonly reply: Reply
  readonly replies?: 'json' | 'file' | 'html'
  /** Errors beyond those every endpoint of its access can answer. */
  readonly errors?: readonly ErrorStatus[]
}

/**
 * Declares an endpoint. Parameters, query and body that are left out are empty objects.
 * Every endpoint may answer 400, 429 and 503; one that needs a session also 900 and 650.
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
    extension: definition.extension ?? false,
    multipart: definition.multipart ?? null,
    replies: definition.replies ?? 'json',
    params: definition.params ?? (nothing as z.ZodType as Params),
    query: definition.query ?? (nothing as z.ZodType as Query),
    body: definition.body ?? (nothing as z.ZodType as Body),
    errors: [...new Set([...common, ...(definition.errors ?? [])])].sort((a, b) => a - b),
  }
}

/** What a caller passes: the schema's input type before defaults and coercion. */
export type ParamsOf<E extends Endpoint> = z.input<E['params']>
export type QueryOf<E extends Endpoint> = z.input<E['query']>
export type BodyOf<E extends Endpoint> = z.input<E['body']>
/** What the caller gets back, parsed. */
export type ReplyOf<E extends Endpoint> = z.output<E['reply']>
