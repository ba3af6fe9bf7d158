import { expect, test } from 'vitest'
import { toOpenApi } from '@/backend/platform/http/openapi'
import { endpoints } from '@/lib/contract/endpoints'
import { jobEndpoints } from '@/lib/contract/vacancies/job'
import { provideApp } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'

const api = provideApp(provideDatabase())

test('the document has an operation for every endpoint', async () => {
  const response = await api.app.inject('/openapi.json')
  const { openapi, paths } = response.json()
  expect(openapi).toBe('3.1.0')
  for (const { id, method, path } of endpoints) {
    expect(paths[path][method.toLowerCase()].operationId).toBe(id)
  }
})

test('inputs are described as they are sent, replies as they arrive', () => {
  const operation = toOpenApi(endpoints).paths['/v1/job']?.get
  expect(operation).toMatchObject({
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: 'searchText', in: 'query', required: false }),
    ]),
    responses: { 200: { content: { 'application/json': { schema: { type: 'object' } } } } },
  })
})

test('what a query has to say is required', () => {
  const operation = toOpenApi(endpoints).paths['/v1/subscriptions/unsubscribe']?.get
  expect(operation).toMatchObject({
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: 'token', in: 'query', required: true }),
    ]),
  })
})

test('statuses that HTTP does not know stand as extensions, and sessions as security', () => {
  expect(toOpenApi([jobEndpoints.save]).paths[jobEndpoints.save.path]?.post).toMatchObject({
    security: [{ session: [] }],
    parameters: expect.arrayContaining([
      expect.objectContaining({ name: 'id', in: 'path', required: true }),
    ]),
    responses: { 404: {}, 'x-650': {}, 'x-900': {} },
  })
  expect(JSON.stringify(toOpenApi(endpoints))).not.toMatch(/"(650|900)":/)
})
