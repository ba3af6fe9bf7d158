import { beforeAll, describe, expect, test } from 'vitest'
import { readProfileExport } from '@/backend/areas/my-data/my-data-routes'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { provideApp } from '@/tests/support/app'
import { fieldsOf, listPrivateIds, sampleOf, toUrl } from '@/tests/support/contract/input'
import { ownCalls, sampleUpload } from '@/tests/support/contract/own-calls'
import { type Person, signInPerson } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import { provideFiles } from '@/tests/support/private-files'
import { fillDepartments } from '@/tests/support/studies'
import { addWholeAccount } from '@/tests/support/whole-account'

/** Promise T1: calls of a user neither show nor change anything of another user. */
const { db, pool } = provideDatabase({ lookups: true })
const { files } = await provideFiles()
const telegram = { getUsername: async () => 'visvakor_bot' }
const api = provideApp({ db }, undefined, { files, telegram }, { counts: false })

/** Calls without private ids; the others are in `private-ids.test.ts`. */
const calls = endpoints
  .filter(({ access }) => access === 'session')
  .filter((each) => [each.params, each.query, each.body].flatMap(listPrivateIds).length === 0)
  .map((endpoint) => [endpoint.id, endpoint] as const)

/** Ids of listings that the other user has saved or wants notifications of. */
const PUBLIC_IDS = ['1', '2', '3']

let other: { readonly accountId: string }

beforeAll(async () => {
  await fillDepartments(db)
  other = await addWholeAccount({ db, app: api.app }, 'other')
})

/** Calls an endpoint as a signed-in user, with each public id when it takes one. */
async function callAs({ headers }: Person, endpoint: Endpoint) {
  const { method, multipart } = endpoint
  const sample = sampleOf(endpoint)
  const ids = PUBLIC_IDS.map((id) => ({ params: { ...sample.params, id } }))
  const inputs = 'id' in fieldsOf(endpoint.params) ? ids : (ownCalls[endpoint.id]?.inputs ?? [{}])
  const form = multipart === null ? null : sampleUpload(multipart.field)
  const answers = []
  for (const input of inputs) {
    const { params, query, body } = { ...sample, ...input }
    const json = Object.keys(body).length > 0 ? { payload: { ...body } } : {}
    const sent = form === null ? json : { payload: form.payload }
    const url = toUrl(endpoint, { params, query })
    answers.push(
      await api.app.inject({ method, url, headers: { ...headers, ...form?.headers }, ...sent }),
    )
  }
  return answers
}

test.each(calls)('%s of one user changes nothing of another user', async (_, endpoint) => {
  const all = () => readProfileExport(db, other.accountId, api.clock.now())
  const before = await all()
  const caller = await signInPerson(db)
  await ownCalls[endpoint.id]?.prepare?.({ db, app: api.app }, caller)
  const answers = await callAs(caller, endpoint)
  expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
  expect(await all()).toEqual(before)
})

describe('without the other user', () => {
  const reads = calls.filter(([, { method }]) => method === 'GET')
  const beside = new Map<string, readonly string[]>()
  let person: Person
  const read = async (endpoint: Endpoint) =>
    (await callAs(person, endpoint)).map(({ body }) => body)

  beforeAll(async () => {
    person = await signInPerson(db)
    for (const [id, endpoint] of reads) beside.set(id, await read(endpoint))
    await pool.query('delete from account where id = $1', [other.accountId])
  })

  test.each(reads)('%s gives the same answer byte for byte', async (id, endpoint) => {
    expect(await read(endpoint)).toEqual(beside.get(id))
  })
})
