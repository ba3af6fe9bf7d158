import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import {
  MANIFEST_FILE,
  toBackupName,
  toTablePath,
  toUploadPath,
} from '@/backend/backup/backup-format'
import { recordBackup, removeOldBackups } from '@/backend/backup/old-backups'
import { createFileDeps } from '@/backend/create-file-deps'
import { account } from '@/backend/db/schema/account'
import { file } from '@/backend/db/schema/file'
import { newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { createFileKey, type FileStore } from '@/backend/platform/storage/file-store'
import { first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { query } from '@/tests/support/launch/query'
import { makeFolder } from '@/tests/support/launch/temporary-folder'
import { provideFiles } from '@/tests/support/private-files'
import { backUp, createEmptyDatabase, restoreTo } from '@/tests/support/restore/backups'
import { readFiles } from '@/tests/support/restore/read-state'

const run = promisify(execFile)
const { db, pool, url } = provideDatabase()
const { folder: dataDir } = await provideFiles()
const { store } = createFileDeps({ dataDir, s3: null, clamdSocket: null })
const day = (number: number) => new Date(`2026-03-0${number}T05:00:00Z`)

beforeEach(() => pool.query('truncate account, subscription cascade'))

/** Adds a user, their newsletter and their file, as one write of the product. */
async function addUser(): Promise<string> {
  const email = `${randomUUID()}@example.com`
  const storageKey = createFileKey()
  await store.put(storageKey, Readable.from([storageKey]), storageKey.length)
  await db.transaction(async (tx) => {
    const { id } = first(await tx.insert(account).values({ email }).returning({ id: account.id }))
    await tx.insert(newsletterSubscription).values({ email })
    const stated = { kind: 'document', name: 'cv.pdf', mediaType: 'application/pdf' } as const
    await tx.insert(file).values({ accountId: id, storageKey, size: storageKey.length, ...stated })
  })
  return storageKey
}

async function removeUpload(key: string): Promise<void> {
  await db.delete(file).where(eq(file.storageKey, key))
  await store.delete(key)
}

/** Restores a backup and reads which rows and files it had. */
async function restore(folder: string) {
  const [to, there] = [await createEmptyDatabase(url), await makeFolder()]
  await restoreTo(to, there, folder)
  const read = async (statement: string) =>
    (await query(to, `${statement} order by 1`)).map(({ value }) => value)
  return {
    accounts: await read('select email as value from account'),
    subscriptions: await read('select email as value from subscription'),
    rows: await read('select storage_key as value from file'),
    files: Object.keys(await readFiles(join(there, 'files'))).map((path) => path.slice(3)),
  }
}

test('is consistent while rows and files are written and deleted', async () => {
  await addUser()
  await addUser()
  let isDone = false
  const writing = (async () => {
    while (!isDone) await removeUpload(await addUser().then(addUser))
  })()
  const { folder } = await backUp({ url, dataDir }, await makeFolder()).finally(() => {
    isDone = true
  })
  await writing
  const { accounts, subscriptions, rows, files } = await restore(folder)
  expect(accounts.length).toBeGreaterThanOrEqual(2)
  expect(subscriptions).toEqual(accounts)
  expect(files).toEqual(expect.arrayContaining(rows))
})

test('leaves out the row of a file that is deleted during the backup', async () => {
  const other = await addUser()
  const keys = [await addUser(), await addUser()]
  const deleting: FileStore = {
    ...store,
    get: async (key) => {
      for (const each of keys.splice(0)) await removeUpload(each)
      return store.get(key)
    },
  }
  const { folder, lost } = await backUp({ url, dataDir, store: deleting }, await makeFolder())
  expect(lost).toEqual([])
  const restored = await restore(folder)
  expect([restored.accounts.length, restored.rows]).toEqual([3, [other]])
})

test('reports a missing file and finishes the backup', async () => {
  const [lost, key] = [await addUser(), await addUser()]
  await store.delete(lost)
  const backup = await backUp({ url, dataDir }, await makeFolder())
  expect(backup.lost).toEqual([lost])
  expect(await readFile(join(backup.folder, toUploadPath(key)), 'utf8')).toBe(key)
})

test('reports a full disk and leaves no backup', async () => {
  await addUser()
  const root = await makeFolder()
  const full: FileStore = {
    ...store,
    get: async () => Readable.from(fillDisk()),
  }
  const failing = backUp({ url, dataDir, store: full }, root)
  await expect(failing).rejects.toThrow(`The disk of ${root} is full.`)
  expect(await readdir(root)).toEqual([])
})

test('fails when rows cannot be written and leaves nothing behind', async () => {
  await addUser()
  await pool.query(
    `insert into subscription (email) select number || '@example.com' from generate_series(1, 50000) as number`,
  )
  const root = await makeFolder()
  const blocking: FileStore = {
    ...store,
    get: async (key) => {
      const [unfinished = ''] = await readdir(root)
      await mkdir(join(root, unfinished, toTablePath('subscription')), { recursive: true })
      return store.get(key)
    },
  }
  await expect(backUp({ url, dataDir, store: blocking }, root)).rejects.toThrow('EEXIST')
  expect(await readdir(root)).toEqual([])
  await backUp({ url, dataDir }, root)
  expect(await readdir(root)).toHaveLength(1)
})

test('allows one backup of a database at a time', async () => {
  const root = await makeFolder()
  await addUser()
  const second: FileStore = {
    ...store,
    get: async (key) => {
      await expect(backUp({ url, dataDir }, root)).rejects.toThrow('Another backup')
      return store.get(key)
    },
  }
  const { folder } = await backUp({ url, dataDir, store: second }, root)
  expect(await readdir(root)).toEqual([folder.slice(root.length + 1)])
})

test('copies no files with a bucket, and the manifest says so', async () => {
  await addUser()
  const { folder, manifest } = await backUp({ url, dataDir, store: null }, await makeFolder())
  expect(manifest.uploads).toBeNull()
  expect((await readdir(folder)).toSorted()).toEqual(['SHA256SUMS', 'database', MANIFEST_FILE])
})

test('makes files readable only by their owner, with checksums for sha256sum', async () => {
  await addUser()
  const { folder } = await backUp({ url, dataDir }, await makeFolder())
  await run('sha256sum', ['--check', '--strict', '--quiet', 'SHA256SUMS'], { cwd: folder })
  const { stdout } = await run('find', [folder, '-perm', '/077'])
  expect(stdout).toBe('')
})

test('removes the oldest backups and nothing else in the folder', async () => {
  const root = await makeFolder()
  const folders: string[] = []
  for (const number of [3, 1, 2]) {
    const { folder } = await backUp({ url, dataDir }, root, day(number))
    folders.push(folder)
  }
  const [newest = '', oldest = '', middle = ''] = folders
  const others = ['photos', 'visvakor-notes', toBackupName(day(4))]
  for (const name of others) await mkdir(join(root, name))
  await writeFile(join(root, toBackupName(day(5))), 'no folder of ours')
  expect(await removeOldBackups(root, 2)).toEqual([oldest])
  const names = [newest, middle].map((folder) => folder.slice(root.length + 1))
  const expected = [...names, ...others, toBackupName(day(5))].toSorted()
  expect((await readdir(root)).toSorted()).toEqual(expected)
})

test('removes what a killed backup left behind', async () => {
  const root = await makeFolder()
  await mkdir(join(root, `${toBackupName(day(1))}.unfinished`))
  await mkdir(join(root, 'ours.unfinished'))
  const { folder } = await backUp({ url, dataDir }, root)
  expect((await readdir(root)).toSorted()).toEqual([
    'ours.unfinished',
    folder.slice(root.length + 1),
  ])
})

test('makes migrations wait, but not writes', async () => {
  await addUser()
  let migration: Promise<unknown> | null = null
  const meanwhile: FileStore = {
    ...store,
    get: async (key) => {
      const alter = 'alter table subscription add column extra int'
      migration = query(url, alter)
      return store.get(key)
    },
  }
  const { manifest } = await backUp({ url, dataDir, store: meanwhile }, await makeFolder())
  await migration
  await query(url, 'alter table subscription drop column extra')
  const columns = manifest.tables.find(({ name }) => name === 'subscription')?.columns
  expect(columns).not.toContain('extra')
})

test('records the newest backup in the data folder', async () => {
  const folder = await makeFolder()
  await recordBackup(folder, { finishedAt: day(1).toISOString(), folder: '/backups/one' })
  await recordBackup(folder, { finishedAt: day(2).toISOString(), folder: '/backups/two' })
  expect(await readdir(folder)).toEqual(['backup.json'])
  expect(JSON.parse(await readFile(join(folder, 'backup.json'), 'utf8'))).toEqual({
    finishedAt: '2026-03-02T05:00:00.000Z',
    folder: '/backups/two',
  })
})

async function* fillDisk() {
  yield Buffer.from('some bytes')
  throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' })
}
