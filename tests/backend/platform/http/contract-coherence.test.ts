import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildApp } from '@/backend/app'
import { endpoints } from '@/lib/contract/endpoints'
import { appDeps } from '@/tests/support/app-deps'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()

/** Routes for operations, not part of the contract. */
const OPERATIONS = ['GET /healthz', 'GET /openapi.json', 'GET /readyz']

/** The mounted routes as "METHOD /path/{id}". */
async function listRoutes(): Promise<string[]> {
  const clock = { now: () => new Date() }
  const app = await buildApp(appDeps({ db, clock }))
  const lines = app.printRoutes({ commonPrefix: false }).split('\n')
  await app.close()
  const folders: string[] = []
  return lines.flatMap((line) => {
    const parsed = /^([\s│├└─]*)(\S+)(?: \(([A-Z, ]+)\))?$/.exec(line)
    if (parsed === null) return []
    const [, indent = '', part = '', methods = ''] = parsed
    const depth = indent.length / 4
    folders.splice(depth - 1, folders.length, part)
    const path = folders.join('').replaceAll(/:(\w+)/g, '{$1}')
    const served = methods.split(', ').filter((method) => method !== '' && method !== 'HEAD')
    return served.map((method) => `${method} ${path}`)
  })
}

/** The schema of calls without a body, which is never read. */
const LOOSE_EMPTY_BODY = ''

/** Places of a schema where an object accepts unlisted keys. */
function listLooseObjects(schema: unknown, place = ''): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const isLoose = 'type' in schema && schema.type === 'object'
  const isClosed = 'additionalProperties' in schema && schema.additionalProperties === false
  const deeper = Object.entries(schema).flatMap(([name, part]) =>
    listLooseObjects(part, `${place}/${name}`),
  )
  return isLoose && !isClosed ? [place, ...deeper] : deeper
}

test('every endpoint of the contract is mounted, and nothing else', async () => {
  const declared = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect((await listRoutes()).toSorted()).toEqual([...declared, ...OPERATIONS].toSorted())
})

test('ids are unique, and so are pairs of method and path', () => {
  expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length)
  expect(new Set(endpoints.map(({ method, path }) => `${method} ${path}`)).size).toBe(
    endpoints.length,
  )
})

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))(
  '%s',
  (_, endpoint) => {
    test('has the path parameters of its schema', () => {
      const named = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      expect(endpoint.params).toBeInstanceOf(z.ZodObject)
      const { shape } = endpoint.params as z.ZodObject
      expect(Object.keys(shape)).toEqual(named)
    })

    test('declares the errors of its access level', () => {
      const needed = endpoint.access === 'session' ? [400, 429, 503, 650, 900] : [400, 429, 503]
      expect(endpoint.errors).toEqual(expect.arrayContaining(needed))
    })

    test('accepts no unlisted field at any depth (promise T2)', () => {
      expect(listLooseObjects(z.toJSONSchema(endpoint.body, { io: 'input' }))).toEqual(
        endpoint.multipart === null &&
          Object.keys((endpoint.body as z.ZodObject).shape).length === 0
          ? [LOOSE_EMPTY_BODY]
          : [],
      )
    })

    test('has no body with GET, and rejects unknown keys in a body', () => {
      const { shape } = endpoint.body as z.ZodObject
      if (endpoint.method === 'GET') expect(Object.keys(shape)).toEqual([])
      if (Object.keys(shape).length === 0) return
      const result = endpoint.body.safeParse({ unknownKey: 1 })
      expect(result.error?.issues.map(({ code }) => code)).toContain('unrecognized_keys')
    })
  },
)
