import 'server-only'
import type { z } from 'zod'
import type { Named } from '@/lib/contract/common'
import type { Endpoint } from '@/lib/contract/endpoint'
import { publicApi } from './api'

/** Most items the API gives at once. */
const limit = 100

type Paging = {
  readonly limit?: number | string | undefined
  readonly offset?: number | string | undefined
}

/** A call that gives pages of things with names. */
type Lookup = Endpoint<
  z.ZodType,
  z.ZodType<unknown, Paging>,
  z.ZodType,
  z.ZodType<{ readonly data: readonly Named[]; readonly total: number }>
>

/** Filters by name, each with the call that gives what it is chosen from. */
type Fields = Readonly<Record<string, { readonly lookup: Lookup }>>

type Choices<Of extends Fields> = { readonly [Name in keyof Of]: readonly Named[] }

/** Everything that each filter can be chosen from, however many pages of it the API gives. */
export async function readChoices<Of extends Fields>(fields: Of): Promise<Choices<Of>> {
  const read = Object.entries(fields).map(
    async ([name, { lookup }]) => [name, await listEvery(lookup)] as const,
  )
  // A list for each filter; TypeScript cannot follow them through fromEntries.
  return Object.fromEntries(await Promise.all(read)) as Choices<Of>
}

/** The same before there is an API: nothing to choose from. */
export function noChoices<Of extends Fields>(fields: Of): Choices<Of> {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, []])) as unknown as Choices<Of>
}

async function listEvery(lookup: Lookup): Promise<readonly Named[]> {
  const api = publicApi()
  const first = await api.call(lookup, { query: { limit } })
  const more = Math.max(0, Math.ceil(first.total / limit) - 1)
  const offsets = Array.from({ length: more }, (_, index) => (index + 1) * limit)
  const others = await Promise.all(
    offsets.map((offset) => api.call(lookup, { query: { limit, offset } })),
  )
  return [first, ...others].flatMap(({ data }) => data).map(({ id, name }) => ({ id, name }))
}
