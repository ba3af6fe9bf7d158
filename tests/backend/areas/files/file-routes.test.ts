import { strToU8 } from 'fflate'
import { beforeEach, describe, expect, test } from 'vitest'
import { fileEndpoints, MAX_FILE_BYTES, storedFile } from '@/lib/contract/files/file'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { type Part, toMultipart } from '@/tests/support/multipart'
import { provideFiles } from '@/tests/support/private-files'
import {
  sampleCompound,
  sampleDoc,
  sampleDocx,
  samplePdf,
  samplePhoto,
} from '@/tests/support/sample-files'
import { install, signIn } from '@/tests/support/visitors'

const { db, pool } = provideDatabase()
const { files, listDisk } = await provideFiles()
const api = provideApp({ db }, stoppedClock('2026-03-10T05:00:00Z'), { files })
let owner: Record<string, string> = {}

beforeEach(async () => {
  await pool.query('truncate account cascade')
  for await (const { key } of files.store.list()) await files.store.delete(key)
  owner = await signIn(db)
})

function post(url: string, headers: Record<string, string>, ...parts: Part[]) {
  const body = toMultipart(...parts)
  return api.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, ...body.headers },
    payload: body.payload,
  })
}
const upload = (content: Buffer | string, name = 'a.pdf', ...more: Part[]) =>
  post('/v1/files/upload', owner, ...more, { field: 'file', name, content })
const download = (id: string, headers: Record<string, string>) =>
  api.app.inject({ url: `/v1/files/${id}`, headers })

async function countRows(): Promise<number> {
  const { rows } = await pool.query('select count(*)::int as count from file')
  return rows[0].count
}

/** Expects no row and no whole or partial file on disk. */
async function expectNothingStored(): Promise<void> {
  expect([await countRows(), await listDisk()]).toEqual([0, []])
}

describe('POST /v1/files/upload', () => {
  test('stores a document and serves it unchanged as a download', async () => {
    const response = await upload(samplePdf(), 'My CV.pdf', { field: 'path', value: ' letters ' })
    const stored = storedFile.parse(response.json())
    expect(stored).toMatchObject({
      name: 'My CV.pdf',
      mediaType: 'application/pdf',
      size: samplePdf().length,
      url: `/upstream/v1/files/${stored.id}`,
      isTemporary: false,
      isScanned: false,
      path: 'letters',
      createdAt: '2026-03-10T05:00:00.000Z',
    })
    const given = await download(stored.id, owner)
    expect(given.rawPayload.equals(samplePdf())).toBe(true)
    expect(given.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(samplePdf().length),
      'content-disposition': `attachment; filename="My CV.pdf"; filename*=UTF-8''My%20CV.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
    })
  })

  test.each([
    ['a PDF', async () => samplePdf(), 'application/pdf', 'x.pdf'],
    ['a DOC', async () => sampleDoc(), 'application/msword', 'x.doc'],
    [
      'a DOCX',
      async () => sampleDocx(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'x.docx',
    ],
    ['a JPEG', () => samplePhoto('jpeg'), 'image/webp', 'x.webp'],
    ['a PNG', () => samplePhoto('png'), 'image/webp', 'x.webp'],
    ['a WebP', () => samplePhoto('webp'), 'image/webp', 'x.webp'],
  ])('detects %s by its content, whatever its name', async (_, content, mediaType, name) => {
    const response = await upload(await content(), 'x.html')
    expect(response.json()).toMatchObject({ mediaType, name })
  })

  test('redraws a photo without its metadata or appended data', async () => {
    const photo = await samplePhoto('jpeg', { width: 3000, height: 1500 })
    const polyglot = Buffer.concat([photo, Buffer.from('<script>alert(1)</script>')])
    const { id } = (await upload(polyglot, 'me.jpg')).json()
    const { rawPayload } = await download(id, owner)
    expect(rawPayload.includes('script')).toBe(false)
    expect(rawPayload.includes('seeded-private-words')).toBe(false)
    const { default: sharp } = await import('sharp')
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1024, height: 512 })
  })

  test.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['..\\..\\evil.pdf', 'evil.pdf'],
    ['/etc/shadow', 'shadow.pdf'],
    ['....', 'file.pdf'],
    ['ប្រវត្តិរូប.pdf', 'ប្រវត្តិរូប.pdf'],
    ['cv\u202efdp.exe', 'cvfdp.pdf'],
    ['a%22b%0D%0Ac%20d.pdf', 'a_b c%20d.pdf'],
    [`${'ក'.repeat(90)}.pdf`, `${'ក'.repeat(83)}.pdf`],
    [`${'a'.repeat(500)}.pdf`, `${'a'.repeat(116)}.pdf`],
  ])('stores a file named %s as %s and builds no path from the name', async (given, name) => {
    expect((await upload(samplePdf(), given)).json().name).toBe(name)
    expect(await listDisk()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/)])
  })

  test('limits a user to a hundred files', async () => {
    await pool.query(
      `insert into file (account_id, storage_key, kind, name, media_type, size)
       select id, 'key-' || n, 'document', 'a.pdf', 'application/pdf', 1
       from account, generate_series(1, 99) n`,
    )
    expect((await upload(samplePdf())).statusCode).toBe(200)
    expect((await upload(samplePdf())).statusCode).toBe(409)
    expect([await countRows(), (await listDisk()).length]).toEqual([100, 1])
  })

  test.each([
    ['HTML named .pdf', '<!doctype html><script>alert(1)</script>'],
    ['HTML with a PDF further down', `<html>${' '.repeat(300)}${samplePdf()}`],
    ['half a PDF', '%PDF-1.7\n1 0 obj'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
    ['plain text', 'My name is Sok'],
    ['a program', Buffer.from('4d5a90000300000004000000', 'hex')],
    ['a DOC with macros', sampleDoc('Macros')],
    ['an old binary spreadsheet', Buffer.from(sampleDoc()).fill(0, 640, 1500)],
  ])('rejects %s with 415 and stores nothing', async (_, content) => {
    const response = await upload(content)
    expect([response.statusCode, response.json().statusCode]).toEqual([415, 415])
    await expectNothingStored()
  })

  test.each(['gif', 'tiff'] as const)(
    'rejects a %s image with 415: photos are JPEG, PNG or WebP',
    async (format) => {
      expect((await upload(await samplePhoto(format), 'a.png')).statusCode).toBe(415)
      await expectNothingStored()
    },
  )

  test.each([
    ['macros', sampleDocx({ 'word/vbaProject.bin': strToU8('x') }), /has macros\. Save/],
    ['macros, as DOC', sampleDoc('Macros'), /has macros\. Save/],
    ['an object', sampleDocx({ 'word/embeddings/a.bin': strToU8('x') }), /Remove them/],
    ['a password', sampleCompound(['Root Entry', 'EncryptedPackage']), /without one/],
    ['a bomb', sampleDocx({ 'word/a.xml': new Uint8Array(70_000_000) }), /too large once/],
  ])('explains what to do about a document with %s', async (_, content, words) => {
    const response = await upload(content)
    expect([response.statusCode, response.json().message]).toEqual([
      415,
      expect.stringMatching(words),
    ])
  })

  test('rejects a truncated photo with 415', async () => {
    const photo = await samplePhoto('png', { width: 500, height: 500 })
    expect((await upload(photo.subarray(0, photo.length / 2))).statusCode).toBe(415)
    await expectNothingStored()
  })

  test('rejects a body that is not multipart with 415', async () => {
    for (const type of ['application/json', 'application/pdf', 'text/plain']) {
      const response = await api.app.inject({
        method: 'POST',
        url: '/v1/files/upload',
        headers: { ...owner, 'content-type': type },
        payload: '{}',
      })
      expect(response.statusCode).toBe(415)
    }
  })

  test('accepts five megabytes and rejects one byte more with 413', async () => {
    const padded = (size: number) =>
      Buffer.concat([samplePdf(), Buffer.alloc(size - samplePdf().length * 2, 32), samplePdf()])
    expect((await upload(padded(MAX_FILE_BYTES))).statusCode).toBe(200)
    expect((await upload(padded(MAX_FILE_BYTES + 1))).statusCode).toBe(413)
    expect((await upload(padded(6_000_000))).json()).toEqual({
      statusCode: 413,
      message: 'A file can be at most 5 MB.',
    })
    expect([await countRows(), (await listDisk()).length]).toEqual([1, 1])
  })

  test.each<[string, Part[]]>([
    ['no file', []],
    ['a text instead of the file', [{ field: 'file', value: 'x' }]],
    ['a file in another field', [{ field: 'files', name: 'a.pdf', content: samplePdf() }]],
    ['an empty file', [{ field: 'file', name: 'a.pdf', content: '' }]],
    [
      'an unknown field',
      [
        { field: 'owner', value: 'me' },
        { field: 'file', name: 'a.pdf', content: samplePdf() },
      ],
    ],
    [
      'a field with an invalid boolean',
      [
        { field: 'isTemporary', value: 'yes' },
        { field: 'file', name: 'a.pdf', content: samplePdf() },
      ],
    ],
    [
      'a NUL in the label',
      [
        { field: 'path', value: 'a\u0000' },
        { field: 'file', name: 'a.pdf', content: samplePdf() },
      ],
    ],
  ])('rejects %s with 400 and stores nothing', async (_, parts) => {
    const response = await post('/v1/files/upload', owner, ...parts)
    expect([response.statusCode, response.json().statusCode]).toEqual([400, 400])
    await expectNothingStored()
  })

  test('rejects two files at once with 413', async () => {
    const file = { field: 'file', name: 'a.pdf', content: samplePdf() }
    expect((await post('/v1/files/upload', owner, file, file)).statusCode).toBe(413)
    await expectNothingStored()
  })

  test('rejects more fields than the form has with 413 and says so', async () => {
    const fields = Array.from({ length: 11 }, (_, at) => ({ field: `f${at}`, value: '1' }))
    const response = await upload(samplePdf(), 'a.pdf', ...fields)
    expect(response.json()).toEqual({
      statusCode: 413,
      message: 'Too many fields besides the files.',
    })
    await expectNothingStored()
  })

  test('rejects a body that ends too early with 400', async () => {
    const whole = toMultipart({ field: 'file', name: 'a.pdf', content: samplePdf() })
    for (const length of [10, 100, whole.payload.length - 30]) {
      const response = await api.app.inject({
        method: 'POST',
        url: '/v1/files/upload',
        headers: { ...owner, ...whole.headers },
        payload: whole.payload.subarray(0, length),
      })
      expect(response.statusCode).toBe(400)
      await expectNothingStored()
    }
  })
})

describe('POST /v1/files/upload-multiple', () => {
  const all = (...contents: (Buffer | string)[]) =>
    post(
      '/v1/files/upload-multiple',
      owner,
      ...contents.map((content, at) => ({ field: 'files', name: `${at}.x`, content })),
    )

  test('stores all files in order', async () => {
    const { data } = fileEndpoints.uploadMany.reply.parse(
      (await all(samplePdf(), sampleDocx())).json(),
    )
    expect(data.map(({ name }) => name)).toEqual(['0.pdf', '1.docx'])
  })

  test('rejects all files with 415 when one has an unsupported type', async () => {
    expect((await all(samplePdf(), sampleDocx(), '<html>')).statusCode).toBe(415)
    await expectNothingStored()
  })

  test('rejects six files, no file and more than a hundred in all', async () => {
    const six = await all(...Array.from({ length: 6 }, () => samplePdf()))
    expect(six.json()).toEqual({ statusCode: 413, message: 'Too many files.' })
    expect((await all()).statusCode).toBe(400)
    await pool.query(
      `insert into file (account_id, storage_key, kind, name, media_type, size)
       select id, 'key-' || n, 'document', 'a.pdf', 'application/pdf', 1
       from account, generate_series(1, 99) n`,
    )
    expect((await all(samplePdf(), samplePdf())).statusCode).toBe(409)
    expect([await countRows(), await listDisk()]).toEqual([99, []])
  })
})

describe('access to files', () => {
  test("is answered with 404 for another user's file as for a missing one", async () => {
    const { id } = (await upload(samplePdf())).json()
    const foreign = await download(id, await signIn(db))
    const gone = await download('00000000-0000-4000-8000-000000000000', owner)
    expect([foreign.statusCode, gone.statusCode]).toEqual([404, 404])
    expect(foreign.json()).toEqual(gone.json())
    expect((await download('1', owner)).statusCode).toBe(400)
  })

  test('is answered with 900 without a live session, and no upload is stored', async () => {
    const { id } = (await upload(samplePdf())).json()
    const file = { field: 'file', name: 'a.pdf', content: samplePdf() }
    const revoked = await signIn(db, { revokedAt: new Date('2026-03-09T00:00:00Z') })
    for (const headers of [{}, revoked]) {
      expect((await download(id, headers)).statusCode).toBe(900)
      expect((await post('/v1/files/upload', headers, file)).statusCode).toBe(900)
      expect((await post('/v1/files/upload-multiple', headers, file)).statusCode).toBe(900)
    }
    expect([await countRows(), (await listDisk()).length]).toEqual([1, 1])
  })

  test('is answered with 650 for an unknown installation', async () => {
    const file = { field: 'file', name: 'a.pdf', content: samplePdf() }
    const unknown = { ...owner, 'x-installation-id': '00000000-0000-4000-8000-000000000000' }
    expect((await post('/v1/files/upload', unknown, file)).statusCode).toBe(650)
    const known = { ...owner, ...(await install(db)) }
    expect((await post('/v1/files/upload', known, file)).statusCode).toBe(200)
  })
})
