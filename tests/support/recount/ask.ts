import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'
import { z } from 'zod'
import type { Area, Choices, Value } from './area'

const page = z.object({
  data: z.array(z.object({ id: z.int() })),
  total: z.int(),
  totalIsExact: z.boolean(),
  closingThisWeek: z.int().optional(),
})

const facets = z.record(
  z.string(),
  z.array(z.object({ id: z.union([z.int(), z.string()]), count: z.int() })),
)

/** Reads a whole listing in order: every page until one is empty, and the totals on each. */
export async function listAll(
  app: FastifyInstance,
  { path }: Area,
  question: Choices,
  limit: number,
) {
  const ids: number[] = []
  const totals = new Set<string>()
  for (;;) {
    const read = page.parse(await ask(app, path, { ...question, limit, offset: ids.length }))
    const { data, ...counts } = read
    totals.add(JSON.stringify(counts))
    if (data.length === 0) return { ids, totals: [...totals].map((each) => JSON.parse(each)) }
    ids.push(...data.map(({ id }) => id))
  }
}

/** The total that the listing states. */
export async function readTotal(app: FastifyInstance, { path }: Area, question: Choices) {
  return page.parse(await ask(app, path, { ...question, limit: 1 })).total
}

/** The facet counts, by filter and value. */
export async function readFacets(app: FastifyInstance, { path }: Area, question: Choices) {
  const read = facets.parse(await ask(app, `${path}/facets`, question))
  return new Map(
    Object.entries(read).map(([facet, counts]) => [
      facet,
      new Map<Value, number>(counts.map(({ id, count }) => [id, count])),
    ]),
  )
}

async function ask(app: FastifyInstance, path: string, question: Choices): Promise<unknown> {
  const query = new URLSearchParams(
    Object.entries(question).flatMap(([name, chosen]) =>
      [chosen].flat().map((value) => [name, String(value)]),
    ),
  )
  // A busy machine may answer 503, which says nothing of the listing.
  const read = async () => {
    const response = await app.inject(`${path}?${query}`)
    return response.statusCode === 503 ? null : response
  }
  return (await vi.waitUntil(read, { timeout: 60_000, interval: 100 })).json()
}
