import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { createMailFolder } from '@/backend/platform/mail/mail-folder'
import { composeMail } from '@/backend/platform/outbox/compose-mail'
import { queueContent } from '@/backend/platform/outbox/queue'
import { MAX_FILE_BYTES } from '@/lib/contract/files/file'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { testOutbox } from '@/tests/support/app-deps'
import { provideDatabase } from '@/tests/support/database'
import { makeFolder } from '@/tests/support/launch/temporary-folder'
import { toMultipart } from '@/tests/support/multipart'
import { samplePdf } from '@/tests/support/sample-files'
import { provideSmallDisk } from '@/tests/support/small-disk'
import { addFile } from '@/tests/support/uploads'
import { signIn } from '@/tests/support/visitors'

const { db, pool } = provideDatabase()
const disk = await provideSmallDisk()
const { files, listDisk } = disk
const api = provideApp({ db }, undefined, { files })
let owner: Record<string, string> = {}

beforeEach(async () => {
  await disk.clear()
  await pool.query('truncate account cascade')
  for await (const { key } of files.store.list()) await files.store.delete(key)
  owner = await signIn(db)
})

function send(url: string, field: string, ...contents: Buffer[]) {
  const parts = contents.map((content) => ({ field, name: 'a', content }))
  const { payload, headers } = toMultipart(...parts)
  return api.app.inject({ method: 'POST', url, headers: { ...owner, ...headers }, payload })
}
const countRows = async () =>
  (await pool.query('select id from file union all select id from resume')).rowCount

const document = samplePdf('x'.repeat(700_000))
/** Noise stays large after re-encoding. */
const photo = await sharp({
  create: {
    width: 500,
    height: 500,
    channels: 3,
    background: '#f48b24',
    noise: { type: 'gaussian', mean: 128, sigma: 60 },
  },
})
  .png()
  .toBuffer()

test.each([
  ['a résumé', '/v1/resume', 'file', [document]],
  ['a letter', '/v1/files/upload', 'file', [document]],
  ['a photo', '/v1/files/upload', 'file', [photo]],
  ['a second file of two', '/v1/files/upload-multiple', 'files', [samplePdf(), document]],
])(
  'answers 503 and stores nothing when the disk has room to receive %s but not to store it',
  async (_, url, field, contents) => {
    const kept = await addFile(api.app, owner)
    const before = { rows: await countRows(), disk: await listDisk() }
    await disk.leave(contents.reduce((sum, { length }) => sum + length, 0) + 50_000)

    const refused = await send(url, field, ...contents)
    expect(refused.json()).toEqual({
      statusCode: 503,
      message: 'Files cannot be stored at the moment. Please try again later.',
    })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60'])
    expect({ rows: await countRows(), disk: await listDisk() }).toEqual(before)
    const read = await api.app.inject({ url: `/v1/files/${kept}`, headers: owner })
    expect([read.statusCode, read.rawPayload]).toEqual([200, samplePdf()])

    await disk.clear()
    expect((await send(url, field, ...contents)).statusCode).toBe(200)
  },
)

test('answers 503 when the disk has no room even to receive a file', async () => {
  const largest = samplePdf('x'.repeat(MAX_FILE_BYTES - 1000))
  await disk.leave(0)
  expect((await send('/v1/files/upload', 'file', largest)).statusCode).toBe(503)
  expect([await countRows(), await listDisk()]).toEqual([0, []])
})

test('exports a profile while the disk is full', async () => {
  await addFile(api.app, owner)
  await disk.leave(0)
  const answer = await api.app.inject({ url: '/v1/profile/export', headers: owner })
  expect([answer.statusCode, answer.json().files.length]).toEqual([200, 1])
})

test('retries an e-mail that the mail folder could not store and leaves no partial file', async () => {
  const folder = await makeFolder()
  const { mail } = createMailFolder(folder, 'Visvakor <hello@visvakor.example>', () => {
    throw new Error('It has no file')
  })
  const clock = stoppedClock('2026-03-10T05:00:00Z')
  const outbox = testOutbox({ db, clock, senders: { mail } })
  const site = { name: 'Visvakor', url: 'https://www.visvakor.example' }
  const words = { to: 'a@works.example', subject: 'Hello', paragraphs: ['Yes.'] }
  const letter = composeMail(words, site)
  const id = await db.transaction((tx) =>
    queueContent(tx, 'mail', letter, { purpose: 'receipt', now: clock.now() }),
  )
  const name = `2026-03-10T05-00-00.000Z-${id}`
  await mkdir(join(folder, `${name}.eml`))
  await outbox.run()
  expect(await readdir(folder)).toEqual([`${name}.eml`])
  await rm(join(folder, `${name}.eml`), { recursive: true })
  clock.set('2026-03-10T05:01:00Z')
  await outbox.run()
  expect((await readdir(folder)).toSorted()).toEqual([`${name}.eml`, `${name}.json`])
})

test('deletes the stored bytes when the disk of the database is full', async () => {
  await pool.query(`create or replace function fill_up() returns trigger language plpgsql as
    $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
  await pool.query('create trigger full_disk after insert on file execute function fill_up()')
  const refused = await send('/v1/resume', 'file', document)
  await pool.query('drop trigger full_disk on file')
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
  expect([await countRows(), await listDisk()]).toEqual([0, []])
})
