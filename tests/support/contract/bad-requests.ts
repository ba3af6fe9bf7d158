import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import type { Endpoint, Method } from '@/lib/contract/endpoint'
import { foreignTypes, hostileBytes, hostileText, hostileValue } from './hostile-values'
import { fieldsOf, type Input, sampleOf, toUrl } from './input'

/** A request, and whether the contract's schemas reject it. */
export type Attempt = { readonly request: InjectOptions; readonly isBad: boolean }

const JSON_TYPE = { 'content-type': 'application/json' }
const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/**
 * Generates requests of all kinds for an endpoint, most of them invalid in one place. `methods` are
 * those of its path. Valid requests are generated for reading endpoints only, so nothing is written.
 */
export function attemptsOn(endpoint: Endpoint, methods: readonly Method[]): fc.Arbitrary<Attempt> {
  const kinds = [
    wrongMethods(endpoint, methods),
    ...wrongFields(endpoint, 'params', hostileText),
    ...wrongFields(endpoint, 'query', hostileText),
    ...(endpoint.method === 'GET' ? [] : wrongBodies(endpoint)),
  ]
  return fc.oneof(...kinds).filter(({ request, isBad }) => isBad || request.method === 'GET')
}

function wrongMethods(endpoint: Endpoint, answered: readonly Method[]): fc.Arbitrary<Attempt> {
  const others = METHODS.filter((method) => !answered.includes(method))
  const url = toUrl(endpoint, sampleOf(endpoint))
  return fc.constantFrom(...others).map((method) => ({ request: { method, url }, isBad: true }))
}

/** Replaces one field of a part with a hostile value. */
function wrongFields(
  endpoint: Endpoint,
  part: keyof Input,
  values: fc.Arbitrary<unknown>,
): fc.Arbitrary<Attempt>[] {
  const right = sampleOf(endpoint)
  const names = Object.keys(fieldsOf(endpoint[part]))
  if (names.length === 0) return []
  const wrong = fc.tuple(fc.constantFrom(...names), values).map(([name, value]) => {
    const input = { ...right, [part]: { ...right[part], [name]: value } }
    // An empty or dot segment would be a different path.
    const isElsewhere = part === 'params' && /^\.{0,2}$/.test(String(value))
    return { request: toRequest(endpoint, input), isBad: isElsewhere || !fits(endpoint, input) }
  })
  return [wrong]
}

function wrongBodies(endpoint: Endpoint): fc.Arbitrary<Attempt>[] {
  const { method } = endpoint
  const right = sampleOf(endpoint)
  const url = toUrl(endpoint, right)
  const send = (headers: Record<string, string>, payload: string): Attempt => ({
    request: { method, url, headers, payload },
    isBad: true,
  })
  const unreadable = hostileBytes.map((payload) => send(JSON_TYPE, payload))
  const foreign = fc
    .tuple(fc.constantFrom(...foreignTypes), hostileBytes)
    .map(([type, payload]) => send({ 'content-type': type }, payload))
  const names = Object.keys(fieldsOf(endpoint.body))
  if (names.length === 0 || endpoint.multipart !== null) return [unreadable, foreign]
  const extra = fc
    .tuple(fc.constantFrom('admin', 'id', 'accountId', 'toString', 'ឈ្មោះ'), hostileValue)
    .map(([name, value]) => send(JSON_TYPE, JSON.stringify({ ...right.body, [name]: value })))
  const other = hostileValue.map((value) => ({
    ...send(JSON_TYPE, JSON.stringify(value)),
    isBad: !endpoint.body.safeParse(value).success,
  }))
  const wrong = wrongFields(endpoint, 'body', hostileValue)
  return [unreadable, foreign, extra, other, ...wrong]
}

function toRequest(endpoint: Endpoint, input: Input): InjectOptions {
  const { method } = endpoint
  const url = toUrl(endpoint, input)
  if (Object.keys(fieldsOf(endpoint.body)).length === 0 || endpoint.multipart !== null) {
    return { method, url }
  }
  return { method, url, headers: JSON_TYPE, payload: JSON.stringify(input.body) }
}

function fits(endpoint: Endpoint, { params, query, body }: Input): boolean {
  const sent: unknown = JSON.parse(JSON.stringify(body))
  return (
    endpoint.params.safeParse(params).success &&
    endpoint.query.safeParse(query).success &&
    endpoint.body.safeParse(sent).success
  )
}
