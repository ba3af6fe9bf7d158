import { once } from 'node:events'
import { mkdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { insertFiles } from '@/backend/areas/files/files'
import { saveFiles } from '@/backend/areas/files/save-files'
import { sweepFiles } from '@/backend/areas/files/sweep-files'
import { createFileKey } from '@/backend/platform/storage/file-store'
import { provideApp } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { toMultipart } from '@/tests/support/multipart'
import { provideFiles } from '@/tests/support/private-files'
import { samplePdf } from '@/tests/support/sample-files'
import { addFile } from '@/tests/support/uploads'
import { signIn } from '@/tests/support/visitors'

const { db, pool } = provideDatabase()
const { files, folder, listDisk } = await provideFiles({ bodyTimeoutMs: 300 })
const api = provideApp({ db }, undefined, { files })
const log = pino({ level: 'silent' })
let port = 0
let token = ''

beforeAll(async () => {
  await api.app.listen({ host: '127.0.0.1', port: 0 })
  port = (api.app.server.address() as AddressInfo).port
})
beforeEach(async () => {
  await pool.query('truncate account cascade')
  for await (const { key } of files.store.list()) await files.store.delete(key)
  token = (await signIn(db))['x-session-token']
})

/** Sends the head of an upload and part of its body, and never the rest. */
async function startUpload(bytes: number) {
  const { payload, headers } = toMultipart({
    field: 'file',
    name: 'a.pdf',
    content: samplePdf('x'.repeat(2_000_000)),
  })
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST /v1/files/upload HTTP/1.1\r\nHost: a\r\nX-Session-Token: ${token}\r\n` +
      `Content-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
  )
  socket.write(payload.subarray(0, bytes))
  return socket
}
const countRows = async () => (await pool.query('select 1 from file')).rowCount

test('leaves no row and no file when the connection is lost at any point', async () => {
  for (const bytes of [50, 200, 10_000, 1_999_000]) {
    const socket = await startUpload(bytes)
    if (bytes > 1000) await expect.poll(async () => (await listDisk()).length).toBe(1)
    socket.destroy()
    await expect.poll(listDisk).toEqual([])
    expect(await countRows()).toBe(0)
  }
})

test('answers 408 and stores nothing when the client stops sending', async () => {
  const socket = await startUpload(100_000)
  const answer = await text(socket)
  expect(answer).toContain('HTTP/1.1 408 ')
  expect(answer).toContain('"statusCode":408')
  await expect.poll(listDisk).toEqual([])
  expect(await countRows()).toBe(0)
})

test('deletes the stored bytes when the row cannot be written', async () => {
  const path = join(files.uploadFolder, 'arrived')
  await writeFile(path, samplePdf())
  const arrived = { files: [{ path, name: 'a.pdf' }], accountId: 'somebody' }
  const write = async () => {
    expect((await listDisk()).length).toBe(2)
    throw new Error('no row today')
  }
  await expect(saveFiles({ db, files, log }, arrived, ['document'], write)).rejects.toThrow(
    'no row',
  )
  expect(await listDisk()).toEqual(['arrived'])
  await rm(path)
})

test('keeps the stored bytes when the row may have been committed', async () => {
  const path = join(files.uploadFolder, 'arrived')
  await writeFile(path, samplePdf())
  const { rows } = await pool.query('select id from account')
  const accountId: string = rows[0].id
  const arrived = { files: [{ path, name: 'a.pdf' }], accountId }
  const labels = { isTemporary: false, path: null }
  const saved = saveFiles({ db, files, log }, arrived, ['document'], async (_, each) => {
    await db.transaction((tx) => insertFiles(tx, accountId, each, labels, new Date()))
    throw new Error('hung up after the commit')
  })
  await expect(saved).rejects.toThrow('hung up')
  expect((await listDisk()).length).toBe(2)
  await rm(path)
})

test('does not sweep files that are exactly a day old', async () => {
  const day = new Date(1_000_000)
  const deleted: string[] = []
  const { sweepPartial: _, ...whole } = files.store
  const store = {
    ...whole,
    async *list() {
      yield { key: 'of the day', storedAt: day }
      yield { key: 'older', storedAt: new Date(day.getTime() - 1) }
    },
    delete: async (key: string) => {
      deleted.push(key)
    },
  }
  const left = join(files.uploadFolder, 'left')
  await writeFile(left, 'half')
  await utimes(left, 1000, 1000)
  const none = { temporary: 0, arriving: 0, partial: 0, orphans: 1 }
  expect(await sweepFiles({ db, files: { ...files, store }, log }, day)).toEqual(none)
  expect(deleted).toEqual(['older'])
  const uploadFolder = join(files.uploadFolder, 'nobody sent anything yet')
  expect(await sweepFiles({ db, files: { ...files, store, uploadFolder }, log }, day)).toEqual(none)
  await rm(left)
})

test('sweeps the other files when one disappears after it was listed', async () => {
  const uploadFolder = join(folder, 'shared')
  await mkdir(uploadFolder)
  const sweep = () => sweepFiles({ db, files: { ...files, uploadFolder }, log }, new Date())
  for (const name of ['a', 'c']) {
    await writeFile(join(uploadFolder, name), 'half')
    await utimes(join(uploadFolder, name), 1000, 1000)
  }
  // Listed, but missing when it is read.
  await symlink('gone', join(uploadFolder, 'b'))
  expect((await sweep()).arriving).toBe(2)
  // Any other error is thrown, since otherwise the file would never be deleted.
  await symlink('d', join(uploadFolder, 'd'))
  await expect(sweep()).rejects.toThrow('ELOOP')
  await rm(uploadFolder, { recursive: true })
})

test('sweeps temporary files, interrupted uploads and orphans after a day, and nothing else', async () => {
  const headers = { 'x-session-token': token }
  const saved = await addFile(api.app, headers)
  const temporary = await addFile(api.app, headers)
  const used = await addFile(api.app, headers)
  await pool.query('update file set is_temporary = true where id in ($1, $2)', [temporary, used])
  await pool.query(
    'insert into resume (account_id, file_id) select account_id, id from file where id = $1',
    [used],
  )
  await files.store.put(createFileKey(), Readable.from(['orphan']), 6)
  const left = join(files.uploadFolder, 'left')
  await writeFile(left, 'half')
  await utimes(left, 1000, 1000)

  const early = await sweepFiles({ db, files, log }, new Date('2020-01-01'))
  expect(early).toEqual({ temporary: 0, arriving: 1, partial: 0, orphans: 0 })
  const late = await sweepFiles({ db, files, log }, new Date(Date.now() + 86_400_000))
  expect(late).toEqual({ temporary: 1, arriving: 0, partial: 0, orphans: 1 })
  const { rows } = await pool.query('select id from file')
  expect(rows.map(({ id }) => id).toSorted()).toEqual([saved, used].toSorted())
  expect((await listDisk()).length).toBe(2)
})
