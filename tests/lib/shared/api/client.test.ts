import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { idsInput } from '@/lib/contract/common'
import { categoryEndpoints } from '@/lib/contract/site/lookup'
import { ApiError } from '@/lib/shared/api/api-error'
import { type ApiClient, createApiClient } from '@/lib/shared/api/client'

let server: Server | undefined

afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve))
})

/** The client of an API that responds as the test says. */
async function clientOf(answer: RequestListener, budgetMs?: number) {
  server = createServer(answer)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return createApiClient(`http://127.0.0.1:${port}`, { 'x-installation-id': 'abc' }, budgetMs)
}

const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) => {
    response.statusCode = status
    response.setHeader('content-type', 'application/json')
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }

const civil = { id: 1, name: 'Civil', nameKm: null, openJobs: 3 }
const failure = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.then(
    () => null,
    (cause: unknown) => cause,
  )
  if (!(error instanceof ApiError))
    throw new Error('The call was expected to fail', { cause: error })
  return error
}

describe('the API client', () => {
  it('fills the path, sends the query and the headers, and parses the reply', async () => {
    const seen: string[] = []
    const client = await clientOf((request, response) => {
      seen.push(
        `${request.method} ${request.url}`,
        String(request.headers['accept-language']),
        String(request.headers['x-installation-id']),
      )
      json({ data: [civil], total: 1, limit: 5, offset: 0 })(request, response)
    })
    const page = await client.call(categoryEndpoints.list, { query: { limit: 5 } })
    expect(page.data).toEqual([civil])
    expect(page.totalIsExact).toBe(true)
    expect(seen).toEqual(['GET /v1/category?limit=5', 'en', 'abc'])
  })

  it('sends a list as a repeated key', async () => {
    const seen: (string | undefined)[] = []
    const client = await clientOf((request, response) => {
      seen.push(request.url)
      json({ data: [], total: 0, limit: 5, offset: 0 })(request, response)
    })
    const byIds = { ...categoryEndpoints.list, query: z.object({ placeId: idsInput }) }
    await client.call(byIds, { query: { placeId: [2, 5] } })
    expect(seen).toEqual(['/v1/category?placeId=2&placeId=5'])
  })

  it.each(
    [900, 650].flatMap((code) => [
      [code, 'its status, with a page', 'x', code],
      [code, 'its status, with nothing', '', code],
      [code, 'the body of a success', { statusCode: code }, 200],
      [code, 'the body of a 401', { statusCode: code, message: 'No.' }, 401],
    ]),
  )('recognises %i from %s (spec §8)', async (code, _, body, status) => {
    const client = await clientOf(json(body, Number(status)))
    const error = await failure(client.call(categoryEndpoints.list, { query: {} }))
    expect(error.statusCode).toBe(code)
  })

  it('throws the API error with status, fields and call', async () => {
    const errors = [{ path: 'limit', message: 'must be at most 100' }]
    const client = await clientOf(
      json({ statusCode: 400, message: 'Check the query.', errors }, 400),
    )
    const error = await failure(client.call(categoryEndpoints.get, { params: { id: 7 } }))
    expect(error).toMatchObject({
      statusCode: 400,
      message: 'Check the query.',
      call: 'GET /v1/category/7',
      fields: errors,
    })
  })

  it.each([900, 650, 400])(
    'recognises %i as the status and as a code in the body',
    async (status) => {
      const body = { statusCode: status, message: 'No.' }
      for (const httpStatus of [status, 200]) {
        const client = await clientOf(json(body, httpStatus))
        const error = await failure(client.call(categoryEndpoints.get, { params: { id: 1 } }))
        expect(error.statusCode).toBe(status)
        server?.closeAllConnections()
        await new Promise((resolve) => server?.close(resolve))
      }
    },
  )

  it.each([
    ['HTML', '<h1>Bad gateway</h1>', 200],
    ['truncated JSON', '{"id": 1, "na', 200],
    ['a wrong shape', { id: 'one' }, 200],
    ['an error page of another server', '<h1>nginx</h1>', 502],
    ['a valid body of six megabytes', { ...civil, name: 'x'.repeat(6_000_000) }, 200],
    ['a redirect', {}, 302],
    ['status 300', civil, 300],
  ])('treats %s as no response and shows nothing of it (promise F3)', async (_, body, status) => {
    const client = await clientOf(json(body, status))
    const error = await failure(client.call(categoryEndpoints.get, { params: { id: 1 } }))
    expect(error.statusCode).toBe(503)
    expect(error.message).toBe('The service is not responding. Please try again in a moment.')
  })

  it('reports invalid JSON as the cause, for the log', async () => {
    const client = await clientOf(json('{"id": 1, "na'))
    const error = await failure(client.call(categoryEndpoints.get, { params: { id: 1 } }))
    expect(error.cause).toMatchObject({ code: 'ERR_BAD_RESPONSE' })
  })

  it('follows no redirect, not even to a valid response', async () => {
    const asked: unknown[] = []
    const client = await clientOf((request, response) => {
      asked.push(request.url)
      if (request.url !== '/v1/category/1') return json(civil)(request, response)
      response.writeHead(307, { location: '/v1/category/2' }).end()
    })
    const error = await failure(client.call(categoryEndpoints.get, { params: { id: 1 } }))
    expect(error.statusCode).toBe(503)
    expect(asked).toEqual(['/v1/category/1'])
  })

  it('accepts a response of nearly five megabytes', async () => {
    const large = { ...civil, name: 'x'.repeat(4_900_000) }
    const client = await clientOf(json(large))
    expect(await client.call(categoryEndpoints.get, { params: { id: 1 } })).toEqual(large)
  })

  it('times out when the API does not respond (promise F2)', async () => {
    const client = await clientOf(() => undefined)
    const error = await failure(client.call(categoryEndpoints.get, { params: { id: 1 } }))
    expect(error.statusCode).toBe(503)
  })

  it('times out when the API sends a byte now and then (promise F2)', async () => {
    const client = await clientOf((_, response) => {
      const drip = setInterval(() => response.write(' '), 100)
      response.on('close', () => clearInterval(drip))
    })
    const error = await failure(client.call(categoryEndpoints.get, { params: { id: 1 } }))
    expect(error.statusCode).toBe(503)
  })

  describe('when the API is down (promise F1)', () => {
    const PATIENT_MS = 86_400_000
    const ask = (client: ApiClient) => client.call(categoryEndpoints.get, { params: { id: 1 } })

    // Timers are fake: anything that waited for one, such as a retry, would never respond.
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
    })

    it('answers 503 immediately, whatever its timeout', async () => {
      const client = createApiClient('http://127.0.0.1:9', {}, PATIENT_MS)
      expect((await failure(ask(client))).statusCode).toBe(503)
    })

    it('fails after one try, and the next call succeeds as soon as the API is up (promise F2)', async () => {
      let tries = 0
      const client = await clientOf(json(civil), PATIENT_MS)
      const refuse = (socket: Socket) => {
        tries += 1
        socket.destroy()
      }
      server?.prependListener('connection', refuse)
      expect((await failure(ask(client))).statusCode).toBe(503)
      expect(tries).toBe(1)
      server?.off('connection', refuse)
      expect(await ask(client)).toEqual(civil)
    })
  })
})
