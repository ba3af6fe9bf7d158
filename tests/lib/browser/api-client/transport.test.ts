import { describe, expect, it, vi } from 'vitest'
import {
  fetchJson,
  parseApiReply,
  toRequestUrl,
  toTextValues,
} from '@/lib/browser/api-client/transport'

describe('an API call from a page', () => {
  it('is sent to our own origin, with path and query filled in', () => {
    const call = { path: '/v1/job/{id}' } as const
    expect(toRequestUrl(call, { params: { id: 7 } })).toBe('/upstream/v1/job/7')
    const query = { searchText: 'a b', page: 0, sort: undefined, place: null }
    expect(toRequestUrl({ path: '/v1/job' }, { query })).toBe(
      '/upstream/v1/job?searchText=a+b&page=0&place=',
    )
  })

  it('has a JSON content type only when it has a body', async () => {
    const send = vi.fn(async () => new Response('{"a":1}', { status: 201 }))
    vi.stubGlobal('fetch', send)
    expect(await fetchJson('/upstream/a', 'GET')).toEqual({ status: 201, body: { a: 1 } })
    expect(send).toHaveBeenLastCalledWith('/upstream/a', {
      method: 'GET',
      signal: expect.any(AbortSignal),
    })
    await fetchJson('/upstream/a', 'POST', { b: 2 })
    expect(send).toHaveBeenLastCalledWith('/upstream/a', {
      method: 'POST',
      signal: expect.any(AbortSignal),
      headers: { 'Content-Type': 'application/json' },
      body: '{"b":2}',
    })
  })

  it('uses keepalive for a change without a body', async () => {
    const send = vi.fn(async () => new Response('{}'))
    vi.stubGlobal('fetch', send)
    await fetchJson('/upstream/v1/job/7/save', 'DELETE')
    expect(send).toHaveBeenLastCalledWith('/upstream/v1/job/7/save', {
      method: 'DELETE',
      signal: expect.any(AbortSignal),
      keepalive: true,
    })
  })

  it('works where the browser has no AbortSignal.timeout', async () => {
    vi.stubGlobal('AbortSignal', {})
    vi.stubGlobal('fetch', async () => new Response('1'))
    expect(await fetchJson('/upstream/a', 'GET')).toEqual({ status: 200, body: 1 })
  })
})

describe('a response', () => {
  it.each([
    [200, '{"statusCode":900}', 900],
    [200, '{"statusCode":400}', 400],
    [500, '{"statusCode":399}', 500],
    [503, '{"statusCode":200}', 503],
    [200, '{"statusCode":"900"}', 200],
    [200, '{"data":[]}', 200],
    [404, 'null', 404],
    [502, '"statusCode"', 502],
  ])('with status %i and body %s counts as %i', (status, text, counted) => {
    expect(parseApiReply(status, text)).toEqual({ status: counted, body: JSON.parse(text) })
  })

  it('that is not JSON has no body', () => {
    expect(parseApiReply(502, '<h1>Gateway</h1>')).toEqual({ status: 502, body: null })
  })
})

it('undefined is not sent, and null is sent as an empty string', () => {
  expect(toTextValues({ a: undefined, b: null, c: 0, d: false })).toEqual({
    b: '',
    c: '0',
    d: 'false',
  })
  expect(toTextValues(undefined)).toEqual({})
})
