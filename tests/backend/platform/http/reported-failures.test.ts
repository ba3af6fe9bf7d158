import fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { AccountGone } from '@/backend/db/account-gone'
import {
  isServerUnreachable,
  toDatabaseFailure,
} from '@/backend/platform/database/database-failure'
import { handleFrameworkError } from '@/backend/platform/http/error-handler'
import { InvalidInput } from '@/backend/platform/http/invalid-input'
import { RateLimitExceeded } from '@/backend/platform/http/rate-limit-calls'
import { QueueFullError } from '@/lib/shared/runtime/task-queue'

const fault = (details: object, message = 'fault') => Object.assign(new Error(message), details)

describe('toDatabaseFailure', () => {
  test.each([
    [{ code: '08006' }, 'unavailable'],
    [{ code: '53300' }, 'unavailable'],
    [{ code: '57P01' }, 'unavailable'],
    [{ code: '25006' }, 'unavailable'],
    [{ code: '40001' }, 'unavailable'],
    [{ code: '40P01' }, 'unavailable'],
    [{ code: '55P03' }, 'unavailable'],
    [{ code: 'ECONNREFUSED' }, 'unavailable'],
    [{ code: 'ETIMEDOUT' }, 'unavailable'],
    [{ code: '22021' }, 'bad-text'],
    [{ code: '23503', constraint: 'job_account_id_account_id_fk' }, 'account-gone'],
    [{ code: '23503', constraint: 'job_company_id_company_id_fk' }, null],
    [{ code: '23503' }, null],
    [{ code: '23505', constraint: 'job_account_id_account_id_fk' }, null],
    [{ code: '42P01' }, null],
    [{ code: '0800' }, null],
    [{ code: '080061' }, null],
    [{ code: 8006 }, null],
    [{}, null],
  ] as const)('takes %o as %s, also as the cause of another error', (details, failure) => {
    expect(toDatabaseFailure(fault(details))).toBe(failure)
    expect(toDatabaseFailure(new Error('outer', { cause: fault(details) }))).toBe(failure)
  })

  test.each([
    'Timeout exceeded when trying to connect',
    'Connection terminated unexpectedly',
    'Connection timeout',
    'Client has encountered a connection error and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])("recognises the driver's message: %s", (message) => {
    expect(toDatabaseFailure(fault({}, message))).toBe('unavailable')
  })

  test('returns null for what is not an error, and recognises a deleted account', () => {
    expect(toDatabaseFailure('a text')).toBeNull()
    expect(toDatabaseFailure(null)).toBeNull()
    expect(toDatabaseFailure(new AccountGone())).toBe('account-gone')
  })

  test.each([
    [fault({ code: 'ECONNREFUSED' }), true],
    [fault({ code: '57P01' }), true],
    [fault({ code: '57014' }), false],
    [fault({ code: '53100' }), false],
    [fault({}, 'timeout exceeded when trying to connect'), false],
    [fault({}, 'Connection terminated due to connection timeout'), true],
    [fault({ code: '42P01' }), false],
    [new Error('outer', { cause: fault({ code: '57014' }) }), false],
  ])('another server is tried only when this one is away: %#', (error, isAway) => {
    expect(isServerUnreachable(error)).toBe(isAway)
  })
})

async function answer(error: Error) {
  const app = fastify()
  app.setErrorHandler(handleFrameworkError)
  app.get('/', async () => {
    throw error
  })
  const { statusCode, headers, body } = await app.inject('/')
  return { statusCode, headers, body: JSON.parse(body) }
}

describe('an error thrown by a handler', () => {
  test.each([
    [fault({ statusCode: 399 }), 500],
    [fault({ statusCode: 400 }), 400],
    [fault({ statusCode: 499 }), 499],
    [fault({ statusCode: 500 }), 500],
    [fault({ statusCode: 503 }), 500],
    [fault({}), 500],
    [fault({ code: 'ECONNREFUSED' }), 503],
    [fault({ code: '22021' }), 400],
    [new QueueFullError(7), 503],
    [new RateLimitExceeded(1500), 429],
  ])('%s is answered with %i', async (error, status) => {
    const response = await answer(error)
    expect([response.statusCode, response.body.statusCode]).toEqual([status, status])
    expect(response.body.message).not.toContain('fault')
  })

  test('sets Retry-After when the time is known', async () => {
    expect((await answer(new QueueFullError(7))).headers['retry-after']).toBe('7')
    expect((await answer(new RateLimitExceeded(1500))).headers['retry-after']).toBe('2')
    expect((await answer(new RateLimitExceeded(1000))).headers['retry-after']).toBe('1')
    expect((await answer(fault({}))).headers['retry-after']).toBeUndefined()
  })

  test('closes the connection when a request was too slow, and not otherwise', async () => {
    expect((await answer(fault({ statusCode: 408 }))).headers.connection).toBe('close')
    expect((await answer(fault({ statusCode: 400 }))).headers.connection).not.toBe('close')
  })

  test.each([
    [fault({}), [[50, 'a request failed']]],
    [fault({ code: 'ECONNREFUSED' }), [[40, 'the database did not answer']]],
    [fault({ statusCode: 400 }), []],
    [new RateLimitExceeded(1500), []],
  ])('is logged when the caller did not cause it: %#', async (error, expected) => {
    const lines: { level: number; msg: string }[] = []
    const stream = { write: (line: string) => void lines.push(JSON.parse(line)) }
    const app = fastify({ logger: { level: 'warn', stream } })
    app.setErrorHandler(handleFrameworkError)
    app.get('/', async () => {
      throw error
    })
    await app.inject('/')
    expect(lines.map(({ level, msg }) => [level, msg])).toEqual(expected)
  })

  test('about invalid input says what is wrong where', async () => {
    const issues = [
      { path: 'name', message: 'is required' },
      { path: '', message: 'must be an object' },
    ]
    const { body } = await answer(new InvalidInput(issues))
    expect(body).toEqual({
      statusCode: 400,
      message: 'The request is not valid: name is required; the body must be an object.',
      errors: issues,
    })
  })
})
