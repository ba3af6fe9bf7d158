import { type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { chooseRelaxedQuery } from '@/backend/areas/listing/search/choose-relaxation'
import { QueueFullError } from '@/lib/shared/runtime/task-queue'

const BOUNDS = { above: 0, enough: 10, tooMany: 1000 }

async function choose(
  found: readonly number[],
  bounds = BOUNDS,
  counts = Number.POSITIVE_INFINITY,
) {
  const steps = found.map((_, at) => ({ where: sql.raw(`${at}`), rank: sql`0` }))
  let counted = 0
  const countOf = async (where: SQL) => {
    if (counted === counts) throw new QueueFullError(1)
    counted += 1
    return found[steps.findIndex((step) => step.where === where)] ?? 0
  }
  const best = await chooseRelaxedQuery(steps, countOf, bounds)
  return { at: steps.findIndex(({ where }) => where === best?.where), counted }
}

test.each([
  [[], -1],
  [[0, 0, 0], -1],
  [[12], 0],
  [[0, 0, 11, 40], 2],
  [[11, 12, 13, 14, 15], 0],
  [[0, 2, 5], 2],
  [[0, 2, 5, 1000], 2],
  [[1000, 1000], -1],
  [[10, 20], 0],
  [[0, 10, 20], 1],
  [[0, 9, 20], 2],
])('of steps that find %o it is number %i', async (found, at) => {
  expect((await choose(found)).at).toBe(at)
})

test('what finds no more than is known is not worth it', async () => {
  expect((await choose([3, 3, 3], { ...BOUNDS, above: 3 })).at).toBe(-1)
})

test('a dozen are decided by four counts', async () => {
  for (let last = 0; last < 12; last += 1) {
    const found = Array.from({ length: 12 }, (_, at) => (at < last ? 0 : 20))
    expect(await choose(found)).toMatchObject({ at: last })
    expect((await choose(found)).counted).toBeLessThanOrEqual(4)
  }
})

test('where the time ends it is the best so far, and nothing is said where there is none', async () => {
  expect((await choose([0, 3, 5, 20, 30], BOUNDS, 1)).at).toBe(2)
  await expect(choose([0, 0, 0, 20, 30], BOUNDS, 1)).rejects.toThrow(QueueFullError)
})
