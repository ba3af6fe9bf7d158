import { beforeEach, describe, expect, test } from 'vitest'
import { getAccountIdByEmail } from '@/backend/areas/accounts/accounts'
import { account } from '@/backend/db/schema/account'
import { personalDetailEndpoints } from '@/lib/contract/profile/personal-detail'
import { profileEndpoints } from '@/lib/contract/profile/profile'
import { provideApp } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { provideFiles } from '@/tests/support/private-files'
import { samplePhoto } from '@/tests/support/sample-files'
import { addFile } from '@/tests/support/uploads'
import { signIn } from '@/tests/support/visitors'

const { db, pool } = provideDatabase({ lookups: true })
const { files, listDisk } = await provideFiles()
const api = provideApp({ db }, undefined, { files })
const MISSING = '00000000-0000-4000-8000-000000000000'
type Headers = Record<string, string>
let headers: Headers = {}

beforeEach(async () => {
  await pool.query('truncate account cascade')
  headers = await signIn(db)
})

const get = (url: string, by = headers) => api.app.inject({ url, headers: by })
const patch = (url: string, payload: object, by = headers) =>
  api.app.inject({ method: 'PATCH', url, headers: by, payload })

describe('/v1/profile', () => {
  test('saves sent fields, leaves omitted fields unchanged and clears fields sent as null', async () => {
    const stated = {
      firstName: ' Sok ',
      lastName: 'ចាន់',
      genderId: 2,
      educationLevelId: 2,
      majorId: 1,
      careerLevelId: '1',
      dateOfBirth: '2003-04-05',
    }
    const changed = profileEndpoints.get.reply.parse((await patch('/v1/profile', stated)).json())
    expect(changed).toMatchObject({
      firstName: 'Sok',
      lastName: 'ចាន់',
      gender: { id: 2, name: 'Female' },
      educationLevel: { id: 2 },
      major: { id: 1 },
      careerLevel: { id: 1 },
      dateOfBirth: '2003-04-05',
    })
    await patch('/v1/profile', { majorId: null })
    expect((await get('/v1/profile')).json()).toEqual({ ...changed, major: null })
    expect((await patch('/v1/profile', {})).json()).toEqual({ ...changed, major: null })
  })

  test.each([
    [{ majorId: 99 }, 'majorId'],
    [{ genderId: 'x' }, 'genderId'],
    [{ dateOfBirth: '2003-02-30' }, 'dateOfBirth'],
    [{ dateOfBirth: '2017-01-01' }, 'dateOfBirth'],
    [{ dateOfBirth: '1812-01-01' }, 'dateOfBirth'],
    [{ firstName: 'a'.repeat(101) }, 'firstName'],
    [{ firstName: 'a\u0000' }, 'firstName'],
    [{ email: 'other@example.com' }, 'email'],
    [{ signInProvider: 'password' }, 'signInProvider'],
    [{ id: MISSING }, 'id'],
    [{ photoFileId: MISSING }, 'photoFileId'],
  ])('rejects %o with 400 and names the field', async (payload, path) => {
    const response = await patch('/v1/profile', payload)
    expect([response.statusCode, response.json().errors[0].path]).toEqual([400, path])
  })

  test('accepts a date of birth from 1900 to exactly ten years ago', async () => {
    const statuses = []
    for (const dateOfBirth of ['2016-03-10', '2016-03-11', '1900-01-01', '1899-12-31']) {
      statuses.push((await patch('/v1/profile', { dateOfBirth })).statusCode)
    }
    expect(statuses).toEqual([200, 400, 200, 400])
  })

  test('keeps the profiles of two users apart', async () => {
    const other = await signIn(db)
    await patch('/v1/profile', { firstName: 'Sok' })
    await patch('/v1/profile', { firstName: 'Dara' }, other)
    expect((await get('/v1/profile')).json().firstName).toBe('Sok')
  })
})

describe('/v1/profile/personal-detail', () => {
  test('saves the details and formats the phone number in E.164', async () => {
    const response = await patch('/v1/profile/personal-detail', {
      majorId: 3,
      phoneNumber: '012 345 678',
      nationality: 'Cambodian',
      genderId: 3,
      maritalId: 2,
      locationId: 1,
      dateOfBirth: '2001-01-02',
    })
    const detail = personalDetailEndpoints.get.reply.parse(response.json())
    expect(detail).toMatchObject({
      major: { id: 3 },
      phoneNumber: '+85512345678',
      nationality: 'Cambodian',
      gender: { id: 3 },
      marital: { id: 2, name: 'Single' },
      location: { id: 1, nameKm: 'ភ្នំពេញ' },
      dateOfBirth: '2001-01-02',
    })
    expect((await get('/v1/profile/personal-detail')).json()).toEqual(detail)
    expect((await patch('/v1/profile/personal-detail', {})).json()).toEqual(detail)
    await patch('/v1/profile/personal-detail', { locationId: null })
    const elsewhere = { ...detail, location: null }
    expect((await get('/v1/profile/personal-detail')).json()).toEqual(elsewhere)
    for (const none of [null, '']) {
      await patch('/v1/profile/personal-detail', { phoneNumber: '012 345 678' })
      const response = await patch('/v1/profile/personal-detail', { phoneNumber: none })
      expect(response.json()).toEqual({ ...elsewhere, phoneNumber: null })
    }
  })

  test.each([
    ['a landline', '023 234 567', '+85523234567'],
    ['a country to which we send no codes', '+370 600 00000', '+37060000000'],
  ])(
    'accepts the phone number of %s, since no message is sent to it',
    async (_, written, phoneNumber) => {
      const response = await patch('/v1/profile/personal-detail', { phoneNumber: written })
      expect(response.json()).toMatchObject({ phoneNumber })
    },
  )

  test.each([
    [{ phoneNumber: '12' }, 'phoneNumber'],
    [{ locationId: 77 }, 'locationId'],
    [{ maritalId: 0 }, 'maritalId'],
    [{ nationality: 'a'.repeat(61) }, 'nationality'],
    [{ accountId: MISSING }, 'accountId'],
  ])('rejects %o with 400 and names the field', async (payload, path) => {
    const response = await patch('/v1/profile/personal-detail', payload)
    expect([response.statusCode, response.json().errors[0].path]).toEqual([400, path])
  })
})

describe('PATCH /v1/profile/photo', () => {
  const setPhoto = (fileId: unknown) => patch('/v1/profile/photo', { fileId })

  test('replaces the photo of the user and deletes the previous file from disk, and no other', async () => {
    const unsent = await addFile(api.app, headers)
    const one = await addFile(api.app, headers, await samplePhoto())
    const two = await addFile(api.app, headers, await samplePhoto('jpeg'))
    expect((await setPhoto(one)).json().photo).toEqual({ url: `/upstream/v1/files/${one}` })
    const before = (await listDisk()).length
    expect((await setPhoto(two)).json().photo).toEqual({ url: `/upstream/v1/files/${two}` })
    expect((await listDisk()).length).toBe(before - 1)
    expect((await get(`/v1/files/${one}`)).statusCode).toBe(404)
    expect((await setPhoto(two)).json().photo).toEqual({ url: `/upstream/v1/files/${two}` })
    expect((await setPhoto(null)).json().photo).toBeNull()
    expect((await listDisk()).length).toBe(before - 2)
    expect((await get(`/v1/files/${unsent}`)).statusCode).toBe(200)
  })

  test("answers 404 for a document, another user's photo and a missing file", async () => {
    const document = await addFile(api.app, headers)
    const foreign = await addFile(api.app, await signIn(db), await samplePhoto())
    for (const fileId of [document, foreign, MISSING]) {
      const response = await setPhoto(fileId)
      expect(response.json()).toEqual({ statusCode: 404, message: 'There is no such photo.' })
    }
    expect((await setPhoto('x')).statusCode).toBe(400)
  })
})

test('finds an account by e-mail address only once the address is verified', async () => {
  const own = { email: 'old@example.com', emailVerifiedAt: new Date() }
  const [proven] = await db.update(account).set(own).returning({ id: account.id })
  const other = { email: 'other@example.com', emailVerifiedAt: null }
  const [unproven] = await db.insert(account).values(other).returning({ id: account.id })
  const find = (email: string) => db.transaction((tx) => getAccountIdByEmail(tx, email))
  expect([await find('old@example.com'), await find('other@example.com')]).toEqual([
    ...[proven?.id, null],
  ])
  await db.update(account).set({ emailVerifiedAt: new Date() })
  expect(await find('other@example.com')).toBe(unproven?.id)
})

test('answers 900 to every call without a live session', async () => {
  const revoked = await signIn(db, { revokedAt: new Date('2026-03-09T00:00:00Z') })
  for (const by of [{}, revoked]) {
    const answers = [
      await get('/v1/profile', by),
      await get('/v1/profile/personal-detail', by),
      await patch('/v1/profile', {}, by),
      await patch('/v1/profile/email', { email: 'a@example.com' }, by),
      await patch('/v1/profile/photo', { fileId: null }, by),
      await patch('/v1/profile/personal-detail', {}, by),
    ]
    for (const { statusCode } of answers) expect(statusCode).toBe(900)
  }
})
