import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { acceptUploads } from '@/backend/platform/http/body-parsers'
import { type Received, receiveFiles } from '@/backend/platform/http/uploads/receive-files'
import { toUploadErrorReply } from '@/backend/platform/http/uploads/upload-error'
import { MAX_FILE_BYTES } from '@/lib/contract/files/file'
import { type Part, toMultipart } from '@/tests/support/multipart'

const parent = await mkdtemp(join(tmpdir(), 'visvakor-receive-'))
const folder = join(parent, 'not', 'there')
afterAll(() => rm(parent, { recursive: true, force: true }))

const MOST = 2
const received: Received[] = []
const app = fastify()
await acceptUploads(app, (scope) => {
  scope.post('/', async (request, reply) => {
    const silence = new AbortController().signal
    const options = { folder, silence, progress: () => undefined }
    try {
      received.push(await receiveFiles(request, { field: 'file', maxFiles: MOST }, options))
      return 'received'
    } catch (error) {
      const refusal = toUploadErrorReply(error)
      return reply.code(refusal?.statusCode ?? 500).send(refusal?.message)
    }
  })
})

async function send(parts: readonly Part[], more: Record<string, string> = {}) {
  const { payload, headers } = toMultipart(...parts)
  const call = { method: 'POST', url: '/', payload, headers: { ...headers, ...more } } as const
  const { statusCode, body } = await app.inject(call)
  return { statusCode, body }
}

const file = (content: Buffer | string, field = 'file') => ({ field, name: 'cv.pdf', content })

test('receives files and fields completely, and discards files that are not used', async () => {
  const parts = [{ field: 'title', value: 'Mine' }, file('one'), file('two')]
  expect((await send(parts)).statusCode).toBe(200)
  expect((await send([file('three')])).statusCode).toBe(200)
  const [both, third] = received.splice(0)
  expect(both?.fields).toEqual({ title: 'Mine' })
  expect(both?.files.map(({ name }) => name)).toEqual(['cv.pdf', 'cv.pdf'])
  const [first, second] = both?.files ?? []
  expect(await readFile(first?.path ?? '', 'utf8')).toBe('one')
  expect(await readFile(second?.path ?? '', 'utf8')).toBe('two')
  // A file that is already deleted is no failure.
  await rm(first?.path ?? '')
  await both?.discard()
  await third?.discard()
  expect(await readdir(folder)).toEqual([])
})

test('limits a file to five megabytes', async () => {
  expect((await send([file(Buffer.alloc(MAX_FILE_BYTES))])).statusCode).toBe(200)
  for (const each of received.splice(0)) await each.discard()
  expect(await send([file(Buffer.alloc(MAX_FILE_BYTES + 1))])).toEqual({
    statusCode: 413,
    body: 'A file can be at most 5 MB.',
  })
  expect(await readdir(folder)).toEqual([])
})

test('does not read a body that announces more than its files may have', async () => {
  const most = MOST * MAX_FILE_BYTES + 64 * 1024
  const announce = (bytes: number) => send([file('one')], { 'content-length': String(bytes) })
  expect((await announce(most)).statusCode).toBe(200)
  for (const each of received.splice(0)) await each.discard()
  expect((await announce(most + 1)).statusCode).toBe(413)
})

test.each([
  ['in another field', [file('one', 'photo')], 400, 'Send files as "file".'],
  ['that are missing', [{ field: 'title', value: 'Mine' }], 400, 'The field "file" has no file.'],
  ['that are too many', [file('1'), file('2'), file('3')], 413, 'Too many files.'],
])('refuses files %s and keeps none of them', async (_, parts, status, words) => {
  const { statusCode, body } = await send(parts)
  expect(statusCode).toBe(status)
  expect(body).toContain(words)
  expect(await readdir(folder)).toEqual([])
})
