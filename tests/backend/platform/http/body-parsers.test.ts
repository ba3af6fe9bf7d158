import fastify from 'fastify'
import { expect, test } from 'vitest'
import { makeDeleteBodyOptional, parseJsonBodies } from '@/backend/platform/http/body-parsers'

const app = fastify()
parseJsonBodies(app)
makeDeleteBodyOptional(app)
app.route({
  method: ['POST', 'DELETE'],
  url: '/',
  handler: async ({ body }) => ({ body: body ?? 'none' }),
})

const send = (method: 'POST' | 'DELETE', payload?: string) =>
  app.inject({
    method,
    url: '/',
    ...(payload === undefined
      ? {}
      : { payload, headers: { 'content-type': 'application/json; charset=utf-8' } }),
  })

test.each([
  ['POST', '{"a":1}', { a: 1 }],
  ['POST', '', 'none'],
  ['POST', undefined, 'none'],
  ['DELETE', '{"a":1}', { a: 1 }],
  ['DELETE', '', {}],
  ['DELETE', undefined, {}],
] as const)('%s with %j has the body %j', async (method, payload, body) => {
  expect((await send(method, payload)).json()).toEqual({ body })
})

test.each(['{', '{"__proto__":{"a":1}}'])('rejects the body %s', async (payload) => {
  expect((await send('POST', payload)).statusCode).toBe(400)
})
