import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readProfileExport } from '@/backend/areas/my-data/my-data-routes'
import type { Endpoint } from '@/lib/contract/endpoint'
import { endpoints } from '@/lib/contract/endpoints'
import { provideApp } from '@/tests/support/app'
import { fillLookups } from '@/tests/support/content'
import { fieldsOf, listPrivateIds, sampleOf, toUrl } from '@/tests/support/contract/input'
import { ownCalls, sampleUpload } from '@/tests/support/contract/own-calls'
import { type Person, signInPerson } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import { provideFiles } from '@/tests/support/private-files'
import { fillDepartments } from '@/tests/support/studies'
import { addWholeAccount } from '@/tests/support/whole-account'

/** Promise T1: calls of a user neither show nor change anything of another user. */
const { db, pool } = provideDatabase()
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

beforeAll(async () => {
  await fillLookups(db)
  await fillDepartments(db)
})
beforeEach(async () => {
  await pool.query(
    'truncate account, local_user, one_time_code, subscription, alert_reader cascade',
  )
  await pool.query('truncate company, job, internship, scholarship restart identity cascade')
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

describe.each(calls)('%s of one user', (_, endpoint) => {
  test('changes nothing of another user', async () => {
    const other = await addWholeAccount({ db, app: api.app }, 'other')
    const all = () => readProfileExport(db, other.accountId, api.clock.now())
    const before = await all()
    const caller = await signInPerson(db)
    await ownCalls[endpoint.id]?.prepare?.({ db, app: api.app }, caller)
    const answers = await callAs(caller, endpoint)
    expect(answers.map(({ statusCode }) => statusCode)).toContain(200)
    expect(await all()).toEqual(before)
  })

  if (endpoint.method !== 'GET') return
  test('gets the same answer byte for byte as without the other user', async () => {
    const person = await signInPerson(db)
    const read = async () => (await callAs(person, endpoint)).map(({ body }) => body)
    const { accountId } = await addWholeAccount({ db, app: api.app }, 'other')
    const beside = await read()
    await pool.query('delete from account where id = $1', [accountId])
    expect(await read()).toEqual(beside)
  })
})
