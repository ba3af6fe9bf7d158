import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { file } from '@/backend/db/schema/file'
import { MAX_FILE_BYTES } from '@/lib/contract/files/file'
import { resumeEndpoints, resumeSchema } from '@/lib/contract/files/resume'
import { provideApp } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { toMultipart } from '@/tests/support/multipart'
import { provideFiles } from '@/tests/support/private-files'
import { sampleDocx, samplePdf, samplePhoto } from '@/tests/support/sample-files'
import { addResumeOf } from '@/tests/support/uploads'
import { signIn } from '@/tests/support/visitors'

const { db } = provideDatabase()
const { files, listDisk } = await provideFiles()
const api = provideApp({ db }, undefined, { files })
const MISSING = '00000000-0000-4000-8000-000000000000'
type Headers = Record<string, string>

function add(headers: Headers, content: Buffer, ...fields: { field: string; value: string }[]) {
  const body = toMultipart(...fields, { field: 'file', name: 'My CV.docx', content })
  return api.app.inject({
    method: 'POST',
    url: '/v1/resume',
    headers: { ...headers, ...body.headers },
    payload: body.payload,
  })
}
const list = async (headers: Headers, query = '') =>
  resumeEndpoints.list.reply.parse(
    (await api.app.inject({ url: `/v1/resume${query}`, headers })).json(),
  )
const remove = (id: string, headers: Headers) =>
  api.app.inject({ method: 'DELETE', url: `/v1/resume/${id}`, headers })
const download = (id: string, headers: Headers) =>
  api.app.inject({ url: `/v1/resume/${id}/file`, headers })

test('lists résumés newest first, serves them unchanged and deletes them with their file', async () => {
  const owner = await signIn(db)
  const document = sampleDocx()
  const one = resumeSchema.parse((await add(owner, document)).json())
  api.clock.set('2026-03-10T05:01:00Z')
  const two = resumeSchema.parse((await add(owner, samplePdf())).json())
  expect((await list(owner)).data).toEqual([two, one])
  // The sweeper of temporary files ignores résumés.
  expect(await db.$count(file, eq(file.isTemporary, true))).toBe(0)
  expect(await list(owner, '?limit=1&offset=1')).toMatchObject({ total: 2, data: [{ id: one.id }] })
  const given = await download(one.id, owner)
  expect(given.rawPayload.equals(document)).toBe(true)
  expect(given.headers['content-disposition']).toContain('filename="My CV.docx"')
  const before = (await listDisk()).length
  expect((await remove(one.id, owner)).json()).toEqual({ success: true })
  expect((await list(owner)).data).toEqual([two])
  expect((await listDisk()).length).toBe(before - 1)
  expect((await remove(one.id, owner)).statusCode).toBe(404)
})

test("answers 404 for another user's résumé as for a missing one, and keeps it", async () => {
  const owner = await signIn(db)
  const other = await signIn(db)
  const id = await addResumeOf(api.app, owner)
  for (const call of [download, remove]) {
    const [foreign, missing] = [await call(id, other), await call(MISSING, other)]
    expect(foreign.json()).toEqual({ statusCode: 404, message: 'There is no such résumé.' })
    expect(foreign.json()).toEqual(missing.json())
    expect((await call('1', owner)).statusCode).toBe(400)
  }
  expect((await list(other)).data).toEqual([])
  expect((await list(owner)).data.map((each) => each.id)).toEqual([id])
})

test('rejects other file types with 415, large files with 413 and unknown fields with 400', async () => {
  const owner = await signIn(db)
  const before = await listDisk()
  expect((await add(owner, await samplePhoto())).statusCode).toBe(415)
  expect((await add(owner, Buffer.from('<html>'))).statusCode).toBe(415)
  expect((await add(owner, Buffer.alloc(MAX_FILE_BYTES + 1))).statusCode).toBe(413)
  const named = { field: 'accountId', value: MISSING }
  expect((await add(owner, samplePdf(), named)).statusCode).toBe(400)
  expect(await listDisk()).toEqual(before)
})

test('answers 409 to the eleventh résumé, also when all arrive at once', async () => {
  const owner = await signIn(db)
  const answers = await Promise.all(Array.from({ length: 12 }, () => add(owner, samplePdf())))
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 409, 409])
  expect((await list(owner)).total).toBe(10)
})

test('answers 900 to every call without a live session', async () => {
  const id = await addResumeOf(api.app, await signIn(db))
  const revoked = await signIn(db, { revokedAt: new Date('2026-03-09T00:00:00Z') })
  for (const headers of [{}, revoked]) {
    const answers = [
      await add(headers, samplePdf()),
      await download(id, headers),
      await remove(id, headers),
      await api.app.inject({ url: '/v1/resume', headers }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([900, 900, 900, 900])
  }
})
