import { randomUUID } from 'node:crypto'
import type { OutgoingHttpHeaders } from 'node:http'
import { describe, expect, test } from 'vitest'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { provideApp } from '@/tests/support/app'
import { type Input, listPrivateIds, sampleOf, toUrl } from '@/tests/support/contract/input'
import { type Person, privateThings, signInPerson } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import { takeSnapshot } from '@/tests/support/database-snapshot'

/** Promise T1: private things of another user are answered like missing ones, wherever an id can be sent. */
const { db, pool } = provideDatabase({ lookups: true })
const api = provideApp({ db }, undefined, {}, { counts: false })

/** Every place that takes a private id: endpoint, part of the call, field. */
const places = endpoints
  .filter(({ access }) => access === 'session')
  .flatMap((endpoint) =>
    (['params', 'query', 'body'] as const).flatMap((part) =>
      listPrivateIds(endpoint[part]).map(
        (field) => [`${endpoint.id}.${field}`, { endpoint, part, field }] as const,
      ),
    ),
  )

function call(endpoint: Endpoint, { headers }: Person, input: Input) {
  const { method } = endpoint
  const hasBody = Object.keys(input.body).length > 0
  return api.app.inject({
    method,
    url: toUrl(endpoint, input),
    headers: { ...headers },
    ...(hasBody ? { payload: { ...input.body } } : {}),
  })
}

/** Headers without those that differ in every response. */
function toComparable({ date, 'x-request-id': id, ...headers }: OutgoingHttpHeaders) {
  expect([date, id]).not.toContain(undefined)
  return headers
}

test('every place that takes a private id is tested', () => {
  const names = places.map(([name]) => name)
  expect(Object.keys(privateThings)).toEqual(expect.arrayContaining(names))
})

describe.each(places)('%s', (name, { endpoint, part, field }) => {
  /** A user's call with this id; everything else in it is the user's own. */
  async function inputOf(person: Person, id: string): Promise<Input> {
    const rest = (await privateThings[name]?.others?.(api, person)) ?? {}
    const sample = sampleOf(endpoint)
    const filled = { ...sample, body: { ...sample.body, ...rest } }
    return { ...filled, [part]: { ...filled[part], [field]: id } }
  }

  test("answers 404 for another user's id as for a missing one, and changes nothing", async () => {
    const [owner, other] = [await signInPerson(db), await signInPerson(db)]
    const id = (await privateThings[name]?.add(api, owner)) ?? ''
    const [foreignInput, missingInput] = [
      await inputOf(other, id),
      await inputOf(other, randomUUID()),
    ]
    const before = await takeSnapshot(pool)
    const foreign = await call(endpoint, other, foreignInput)
    const missing = await call(endpoint, other, missingInput)
    expect([foreign.statusCode, missing.statusCode]).toEqual([404, 404])
    expect(foreign.rawPayload).toEqual(missing.rawPayload)
    expect(toComparable(foreign.headers)).toEqual(toComparable(missing.headers))
    expect(await takeSnapshot(pool)).toEqual(before)
  })

  test('answers the owner', async () => {
    const owner = await signInPerson(db)
    const id = (await privateThings[name]?.add(api, owner)) ?? ''
    const response = await call(endpoint, owner, await inputOf(owner, id))
    expect(response.statusCode).toBe(200)
  })
})
