import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { toOpenApi } from '@/backend/platform/http/openapi'
import { endpoints } from '@/lib/contract/endpoints'

const text = z.string().min(1)

/** Our rules for an operation beyond the OpenAPI schema: every part has a description. */
const operation = z.object({
  operationId: text,
  summary: text.refine((summary) => !summary.endsWith('.'), 'is a heading, not a sentence'),
  tags: z.array(text).length(1),
  parameters: z.array(
    z.object({ name: text, in: text, required: z.boolean(), schema: z.looseObject({}) }),
  ),
  security: z.array(z.record(z.string(), z.array(z.string()))),
  responses: z.record(z.string(), z.object({ description: text, content: z.looseObject({}) })),
})

const document = toOpenApi(endpoints)
const json: unknown = JSON.parse(JSON.stringify(document))
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, found]) => [`${method} ${path}`, found] as const),
)

/** Every value under a key, however deep. */
function collect(value: unknown, key: string): unknown[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === key ? [inner] : []),
    ...collect(inner, key),
  ])
}

/** The value at a JSON pointer of the document, or undefined. */
function resolve(pointer: string): unknown {
  const parts = pointer.replace(/^#\//, '').split('/')
  return parts.reduce<unknown>((value, part) => {
    const name = decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~')
    return new Map(Object.entries(value ?? {})).get(name)
  }, json)
}

test('is valid against the schema of OpenAPI 3.1', async () => {
  const validator = new Validator()
  const result = await validator.validate(structuredClone(document))
  expect(result.errors ?? []).toEqual([])
  expect(validator.version).toBe('3.1')
})

test('resolves every reference inside the document', () => {
  const references = collect(json, '$ref')
  expect(references.length).toBeGreaterThan(endpoints.length)
  const broken = references.filter((ref) => resolve(z.string().parse(ref)) === undefined)
  expect(broken).toEqual([])
})

test('has unique operation ids and declared tags', () => {
  const ids = collect(document.paths, 'operationId')
  expect(new Set(ids).size).toBe(endpoints.length)
  const used = collect(document.paths, 'tags').flat()
  expect(new Set(used)).toEqual(new Set(document.tags.map(({ name }) => name)))
})

test('has no two paths with the same meaning', () => {
  const shapes = Object.keys(document.paths).map((path) => path.replaceAll(/\{\w+\}/g, '{}'))
  expect(new Set(shapes).size).toBe(shapes.length)
  expect(shapes.filter((path) => path.endsWith('/'))).toEqual([])
})

describe.each(operations)('%s', (_, found) => {
  test('has descriptions everywhere', () => {
    expect(operation.safeParse(found).error?.issues ?? []).toEqual([])
  })

  test('has each parameter once', () => {
    const names = operation.parse(found).parameters.map((each) => `${each.in} ${each.name}`)
    expect(new Set(names).size).toBe(names.length)
  })
})
