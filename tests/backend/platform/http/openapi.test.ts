import { expect, test } from 'vitest'
import { z } from 'zod'
import { toOpenApi } from '@/backend/platform/http/openapi'
import { type Endpoint, endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { provideApp } from '@/tests/support/app'
import { listSpecified, toCall } from '@/tests/support/contract/specified-calls'
import { provideDatabase } from '@/tests/support/database'

const api = provideApp(provideDatabase())

test('has an operation for every endpoint', async () => {
  const response = await api.app.inject('/openapi.json')
  const { openapi, paths } = response.json()
  expect(openapi).toBe('3.1.0')
  for (const { id, method, path } of endpoints) {
    expect(paths[path][method.toLowerCase()].operationId).toBe(id)
  }
})

test('marks calls that the specification does not have (spec §7)', () => {
  const specified = new Set(listSpecified())
  const { paths } = toOpenApi(endpoints)
  for (const { method, path } of endpoints) {
    const call = toCall(method, path)
    expect([call, paths[path]?.[method.toLowerCase()]]).toEqual([
      call,
      expect.objectContaining({ 'x-extension': !specified.has(call) }),
    ])
  }
})

test('describes query parameters as sent and replies as received', () => {
  const operation = toOpenApi(endpoints).paths['/v1/job']?.get
  expect(operation).toMatchObject({
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: 'searchText', in: 'query', required: false }),
    ]),
    responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } },
  })
})

test('marks required query parameters', () => {
  const operation = toOpenApi(endpoints).paths['/v1/subscriptions/unsubscribe']?.get
  expect(operation).toMatchObject({
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: 'token', in: 'query', required: true }),
    ]),
  })
})

test('describes non-standard statuses as extensions and sessions as security', () => {
  expect(toOpenApi([jobEndpoints.save]).paths[jobEndpoints.save.path]?.post).toMatchObject({
    security: [{ session: [] }],
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    ]),
    responses: { 404: {}, 'x-650': {}, 'x-900': {} },
  })
  expect(JSON.stringify(toOpenApi(endpoints))).not.toMatch(/"(650|900)":/)
})

/** The operation of a single endpoint. */
const described = (each: Endpoint) => toOpenApi([each]).paths['/x']?.post
const named = { id: 'x', method: 'POST', path: '/x', tag: 'x', summary: 'x' } as const
const plain = { ...named, reply: z.object({}) }

test('requires no session for public endpoints, and never an installation', () => {
  expect(described(endpoint(plain))).toMatchObject({
    security: [],
    parameters: [{ name: 'X-Installation-Id', in: 'header', required: false }],
  })
})

test.each([
  ['json', 'application/json'],
  ['file', 'application/octet-stream'],
  ['html', 'text/html'],
] as const)('describes a %s reply as %s', (replies, mediaType) => {
  const operation = described(endpoint({ ...plain, replies }))
  expect(operation).toMatchObject({ responses: { 200: { content: { [mediaType]: {} } } } })
})

test('describes a body where there is one, required except for DELETE', () => {
  expect(described(endpoint(plain))).not.toHaveProperty('requestBody')
  const body = z.object({ a: z.string() })
  const schema = { properties: { a: { type: 'string' } } }
  const content = { 'application/json': { schema } }
  expect(described(endpoint({ ...plain, body }))).toMatchObject({
    requestBody: { required: true, content },
  })
  const remove = endpoint({ ...plain, method: 'DELETE', body })
  expect(toOpenApi([remove]).paths['/x']?.delete).toMatchObject({
    requestBody: { required: false, content },
  })
})

test.each([
  [1, { type: 'string', format: 'binary' }],
  [2, { type: 'array', items: { type: 'string', format: 'binary' }, minItems: 1, maxItems: 2 }],
])('describes up to %i files beside the other fields', (maxFiles, field) => {
  const body = z.object({ a: z.string() })
  const schema = {
    properties: { a: { type: 'string' }, file: field },
    required: ['a', 'file'],
  }
  const files = endpoint({ ...plain, body, multipart: { field: 'file', maxFiles } })
  expect(described(files)).toMatchObject({
    requestBody: { required: true, content: { 'multipart/form-data': { schema } } },
  })
})
