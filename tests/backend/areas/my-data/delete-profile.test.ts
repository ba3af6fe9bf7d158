import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { sweepFiles } from '@/backend/areas/files/sweep-files'
import { deleteAccount } from '@/backend/areas/my-data/delete-account'
import { profileEndpoints } from '@/lib/contract/profile/profile'
import { signInEndpoints } from '@/lib/contract/sign-in/sign-in'
import { provideApp } from '@/tests/support/app'
import { appDeps, recordMessages } from '@/tests/support/app-deps'
import { provideDatabase } from '@/tests/support/database'
import { takeSnapshot } from '@/tests/support/database-snapshot'
import { provideFiles } from '@/tests/support/private-files'
import { readCode } from '@/tests/support/sign-in/sent-code'
import { fillDepartments } from '@/tests/support/studies'
import { listAccountTables, listTablesNaming } from '@/tests/support/tables'
import { signIn } from '@/tests/support/visitors'
import { addWholeAccount, type WholeAccount } from '@/tests/support/whole-account'

const { db, pool } = provideDatabase({ lookups: true })
const { files, listDisk } = await provideFiles()
const messages = recordMessages()
const store = { ...files.store }
const api = provideApp({ db }, undefined, { files: { ...files, store }, senders: messages.senders })
const URL = '/v1/profile?confirm=true'

type Headers = Readonly<Record<string, string>>
let person: WholeAccount

beforeAll(async () => {
  await fillDepartments(db)
})
beforeEach(async () => {
  await pool.query(
    'truncate account, local_user, one_time_code, subscription, alert_reader, company cascade',
  )
  for await (const { key } of files.store.list()) await files.store.delete(key)
  store.delete = files.store.delete
  person = await addWholeAccount({ db, app: api.app }, 'sokha')
})

const remove = (headers: Headers, url = URL) =>
  api.app.inject({ method: 'DELETE', url, headers: { ...headers } })
const namesOf = ({ accountId, email, phoneNumber, localUserId }: WholeAccount) => [
  accountId,
  email,
  phoneNumber,
  localUserId,
]

describe('DELETE /v1/profile', () => {
  test('deletes everything of the user from every table and the file store', async () => {
    expect(await listTablesNaming(pool, [person.accountId])).toEqual(
      expect.arrayContaining(await listAccountTables(pool)),
    )
    expect((await listDisk()).length).toBe(4)
    const response = await remove(person.headers)
    expect(profileEndpoints.delete.reply.parse(response.json())).toEqual({
      success: true,
      identityDeleted: true,
    })
    expect(await listTablesNaming(pool, namesOf(person))).toEqual([])
    expect(await listDisk()).toEqual([])
  })

  test('deletes the password of another address than the verified one too', async () => {
    await pool.query(`update local_user set email = 'former@visvakor.example'`)
    await remove(person.headers)
    expect(await listTablesNaming(pool, [person.localUserId])).toEqual([])
  })

  test('deletes nothing of other users', async () => {
    const before = await takeSnapshot(pool)
    const bytes = await listDisk()
    await remove((await addWholeAccount({ db, app: api.app }, 'another')).headers)
    const after = await takeSnapshot(pool)
    // The other user's account is created with listings, which stay.
    const listings = ['company', 'internship', 'internship_count', 'job', 'job_count']
    const ofListings = [...listings, 'listed_word', 'page_change', 'scholarship']
    for (const [table, content] of Object.entries(before)) {
      if (!ofListings.includes(table)) expect([table, after[table]]).toEqual([table, content])
    }
    expect(await listDisk()).toEqual(bytes)
  })

  test('answers 400 and deletes nothing without the confirmation', async () => {
    const before = await takeSnapshot(pool)
    for (const url of ['/v1/profile', '/v1/profile?confirm=', '/v1/profile?confirm=false']) {
      const response = await remove(person.headers, url)
      expect([response.statusCode, response.json().errors[0].path]).toEqual([400, 'confirm'])
    }
    expect(await takeSnapshot(pool)).toEqual(before)
  })

  test('ends every session, so a second or simultaneous request is answered 900', async () => {
    const answers = await Promise.all([remove(person.headers), remove(person.headers)])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 900])
    expect((await remove(person.headers)).json()).toEqual({
      statusCode: 900,
      message: 'Please sign in to continue.',
    })
  })

  test('answers 900 to a write while the account is being deleted', async () => {
    const deleting = await pool.connect()
    await deleting.query('begin')
    await deleting.query('delete from job_application; delete from internship_application')
    await deleting.query('delete from account')
    const url = `/v1/job/${person.jobId}/save`
    const saving = api.app.inject({ method: 'POST', url, headers: { ...person.headers } })
    const reading = api.app.inject({ url: '/v1/profile', headers: { ...person.headers } })
    expect((await reading).statusCode).toBe(200)
    const waiting = `select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
    await deleting.query('commit')
    deleting.release()
    expect((await saving).statusCode).toBe(900)
    expect(await listTablesNaming(pool, [person.accountId])).toEqual([])
  })

  test('leaves files that the store could not delete to the sweeper', async () => {
    store.delete = async () => Promise.reject(new Error('the store is away'))
    expect((await remove(person.headers)).statusCode).toBe(200)
    expect(await listTablesNaming(pool, namesOf(person))).toEqual([])
    expect((await listDisk()).length).toBe(4)
    store.delete = files.store.delete
    const { log } = appDeps({ db, clock: api.clock })
    const tomorrow = new Date(Date.now() + 86_400_000)
    expect((await sweepFiles({ db, files, log }, tomorrow)).orphans).toBe(4)
    expect(await listDisk()).toEqual([])
  })

  test('deletes nothing when it fails half-way', async () => {
    const before = await takeSnapshot(pool)
    await pool.query(`create function refuse() returns trigger language plpgsql as
      $$ begin raise 'not today'; end $$`)
    await pool.query(`create trigger refuse before delete on account execute function refuse()`)
    await expect(deleteAccount(db, person.accountId)).rejects.toThrow()
    await pool.query('drop function refuse cascade')
    expect(await takeSnapshot(pool)).toEqual(before)
  })

  test('says when the user still exists in the Firebase project', async () => {
    await pool.query(`update identity set provider = 'firebase' where provider = 'local'`)
    expect((await remove(person.headers)).json()).toEqual({
      success: true,
      identityDeleted: false,
    })
  })

  test('keeps what others wrote with an address the user never verified', async () => {
    await pool.query('update account set email_verified_at = null')
    await remove(person.headers)
    const left = await listTablesNaming(pool, [person.email])
    expect(left).toEqual([
      'alert_reader',
      'local_user',
      'one_time_code',
      'outgoing_message',
      'subscription',
    ])
  })

  test('lets the same number sign up again without access to the old data', async () => {
    await remove(person.headers)
    const post = (url: string, payload: object) => api.app.inject({ method: 'POST', url, payload })
    const { phoneNumber } = person
    const { token } = (await post('/v1/otp/request', { phoneNumber })).json()
    const entering = { phoneNumber, token, otpCode: readCode(messages.texts.at(-1)) }
    const response = await post('/auth/v1/login-with-phone/otp-provider', entering)
    const { sessionToken, user } = signInEndpoints.withPhone.reply.parse(response.json())
    expect(user).toMatchObject({ phoneNumber, firstName: '', email: null, gender: null })
    const headers = { 'x-session-token': sessionToken }
    for (const url of ['/v1/job/saved', '/v1/resume', '/v1/notifications']) {
      expect((await api.app.inject({ url, headers })).json().data).toEqual([])
    }
  })

  test('deletes an account that has nothing but a session', async () => {
    expect((await remove(await signIn(db))).statusCode).toBe(200)
    expect((await api.app.inject({ url: '/v1/profile', headers: person.headers })).statusCode).toBe(
      200,
    )
  })
})
