import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { parseNewsletter } from '@/backend/areas/newsletter/newsletter-file'
import { startIssue } from '@/backend/areas/newsletter/newsletter-issues'
import { newsletterMail } from '@/backend/areas/newsletter/newsletter-mail'
import { readLastBackup } from '@/backend/attention/disk-and-backup'
import { CHECKSUMS_FILE, MANIFEST_FILE, VAPID_KEY_FILE } from '@/backend/backup/backup-format'
import { createFileDeps } from '@/backend/create-file-deps'
import { connectDatabase } from '@/backend/db/connect'
import { applyMigrations, isFullyMigrated } from '@/backend/db/migrate'
import { account } from '@/backend/db/schema/account'
import { alertReader, searchAlert } from '@/backend/db/schema/messages/alert'
import { newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { withUnconnectedClient } from '@/backend/db/with-unconnected-client'
import { migrateDatabase } from '@/backend/migrate-database'
import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import { getHeldSince, releaseMessages } from '@/backend/platform/outbox/hold'
import { queueContent } from '@/backend/platform/outbox/queue'
import { listUnsent, retryUnsent } from '@/backend/platform/outbox/unsent'
import { recordRunningProduct } from '@/backend/running-product'
import { provideApp } from '@/tests/support/app'
import { senderOf, testOutbox } from '@/tests/support/app-deps'
import { first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { execute } from '@/tests/support/execute'
import { query } from '@/tests/support/launch/query'
import { makeFolder } from '@/tests/support/launch/temporary-folder'
import { provideFiles } from '@/tests/support/private-files'
import {
  backUp,
  changeManifest,
  createEmptyDatabase,
  restoreTo,
} from '@/tests/support/restore/backups'
import { readDatabase, readFiles } from '@/tests/support/restore/read-state'
import { fillDepartments } from '@/tests/support/studies'
import { addWholeAccount } from '@/tests/support/whole-account'

const { db, url } = provideDatabase({ lookups: true })
const { folder: dataDir } = await provideFiles()
const files = createFileDeps({ dataDir, s3: null, clamdSocket: null })
const api = provideApp({ db }, undefined, { files })

beforeAll(async () => {
  await fillDepartments(db)
  await addWholeAccount({ db, app: api.app }, 'sokha')
  await writeFile(join(dataDir, VAPID_KEY_FILE), 'a key')
})

const makeCopy = async () => (await backUp({ url, dataDir }, await makeFolder())).folder

test('restores every row, index, sequence and file, and sends no message (promise F19)', async () => {
  const before = await readDatabase(url)
  const [to, there] = [await createEmptyDatabase(url), await makeFolder()]
  const { folder, manifest } = await backUp({ url, dataDir }, await makeFolder())
  await restoreTo(to, there, folder)
  expect(await readLastBackup(there)).toEqual(new Date(manifest.finishedAt))

  const { rows, ...shapes } = await readDatabase(to)
  const { rows: rowsBefore, ...shapesBefore } = before
  expect(shapes).toEqual(shapesBefore)
  const { outbox_home: _, ...others } = rows
  expect({ ...others, outbox_home: rowsBefore.outbox_home }).toEqual(rowsBefore)
  const stored = await readFiles(join(dataDir, 'files'))
  expect(Object.keys(stored).length).toBeGreaterThanOrEqual(4)
  expect(await readFiles(join(there, 'files'))).toEqual(stored)
  expect(await readFile(join(there, VAPID_KEY_FILE), 'utf8')).toBe('a key')
  const restored = connectDatabase(to)
  expect(await restored.db.$count(outgoingMessage)).toBeGreaterThan(0)
  expect(await getHeldSince(restored.db, new Date())).toEqual(expect.any(Date))
  await restored.close()
})

/** Sends what is due in a database; the mail server accepts mails to these receivers only. */
async function sendFrom(databaseUrl: string, accepts: (to: string) => boolean) {
  const { db: at, close } = connectDatabase(databaseUrl)
  const sent: string[] = []
  const mail = senderOf<'mail'>(({ to }) => {
    if (!accepts(to)) throw new DeliveryFailure('Not now.')
    sent.push(to)
  })
  const clock = { now: () => new Date() }
  await testOutbox({ db: at, clock, senders: { mail } }).run()
  await close()
  return sent.toSorted()
}

test.each([true, false])(
  'mail of a backup goes out only when it is released (without what waited: %s)',
  async (isDropping) => {
    const now = new Date()
    const source = await createEmptyDatabase(url)
    await migrateDatabase(source)
    const { db: board, close } = connectDatabase(source)
    const readers = Array.from({ length: 4 }, (_, index) => ({
      email: `reader-${index}@example.com`,
      ...{ subscribedAt: new Date(0), confirmedAt: new Date(0) },
    }))
    await board.insert(newsletterSubscription).values(readers)
    const letter = parseNewsletter('# News\n\nText.\n')
    await startIssue(board, letter, now)
    const own = { email: 'dara@example.com', emailVerifiedAt: now }
    const accountId = first(await board.insert(account).values(own).returning()).id
    const alertOf = { email: 'alert@example.com', createdAt: now }
    const readerId = first(await board.insert(alertReader).values(alertOf).returning()).id
    const search = { readerId, area: 'jobs', search: '', rhythm: 'daily', seenId: 0 } as const
    const alert = { ...search, nextOn: '2026-03-10', createdAt: now, confirmedAt: now }
    await board.insert(searchAlert).values(alert)
    const job = { db: board, clock: { now: () => now }, siteUrl: 'https://a.example', hour: 18 }
    const log = { warn: () => undefined }
    await newsletterMail.job.run({ ...job, log, outbox: { wake: () => undefined } })
    await board.transaction(async (tx) => {
      const options = { now, accountId }
      const to = (address: string) => ({ to: address, subject: '', text: '', html: '' })
      await queueContent(tx, 'mail', to('digest@example.com'), { ...options, purpose: 'digest' })
      await queueContent(tx, 'mail', to('receipt@example.com'), { ...options, purpose: 'receipt' })
      const key = `alert:${readerId}:2026-03-10`
      await queueContent(tx, 'mail', to('alert@example.com'), { now, key, purpose: 'alert' })
    })
    const before = await sendFrom(source, (to) => /reader-[01]/.test(to))
    expect(before).toEqual(['reader-0@example.com', 'reader-1@example.com'])
    const { folder } = await backUp({ url: source, dataDir }, await makeFolder())
    await retryUnsent(board, 'all', new Date())
    const after = await sendFrom(source, (to) => to !== 'alert@example.com')
    await close()
    expect(after).toHaveLength(4)

    const to = await createEmptyDatabase(url)
    await restoreTo(to, await makeFolder(), folder)
    const all = () => true
    const { db: restored, close: end } = connectDatabase(to)
    await retryUnsent(restored, 'all', new Date())
    expect(await sendFrom(to, all)).toEqual([])
    expect((await listUnsent(restored, 'waiting', 10)).total).toBe(5)
    const dropped = await releaseMessages(restored, { now: new Date(), isDropping })
    await end()
    expect(dropped).toBe(isDropping ? 5 : 0)
    // What was sent since the backup is in it as waiting: only without what waited is nothing sent twice.
    expect(await sendFrom(to, all)).toEqual(
      isDropping ? [] : [...after, 'alert@example.com'].toSorted(),
    )
  },
)

test.each([
  ['a changed file of rows', 'database/account.copy.gz', (path: string) => appendFile(path, 'x')],
  ['a missing file of rows', 'database/account.copy.gz', (path: string) => rm(path)],
  ['a changed manifest', MANIFEST_FILE, (path: string) => appendFile(path, ' ')],
  ['a missing manifest', MANIFEST_FILE, (path: string) => rm(path)],
  ['broken checksums', CHECKSUMS_FILE, (path: string) => appendFile(path, 'x')],
  [
    'a path outside the folder',
    CHECKSUMS_FILE,
    (path: string) => appendFile(path, `${'0'.repeat(64)}  files/../../../etc/passwd\n`),
  ],
  ['an added file', 'files/added', (path: string) => writeFile(path, '')],
] as const)('refuses %s by its name and writes nothing', async (_, path, change) => {
  const folder = await makeCopy()
  await change(join(folder, path))
  const [to, there] = [await createEmptyDatabase(url), await makeFolder()]
  await expect(restoreTo(to, there, folder)).rejects.toThrow(join(folder, path))
  expect(await readdir(there)).toEqual([])
  expect(await listTables(to)).toEqual([])
})

test('refuses a changed and a missing upload by name', async () => {
  for (const change of [(path: string) => appendFile(path, 'x'), (path: string) => rm(path)]) {
    const folder = await makeCopy()
    const [upload = ''] = Object.keys(await readFiles(join(folder, 'files')))
    await change(join(folder, 'files', upload))
    const restoring = restoreTo(await createEmptyDatabase(url), await makeFolder(), folder)
    await expect(restoring).rejects.toThrow(join(folder, 'files', upload))
  }
})

test('refuses a folder of backups and names the newest in it', async () => {
  const root = await makeFolder()
  const { folder } = await backUp({ url, dataDir }, root)
  const restoring = restoreTo(await createEmptyDatabase(url), await makeFolder(), root)
  await expect(restoring).rejects.toThrow(`for example ${folder}.`)
})

test('refuses a backup of a newer version', async () => {
  const folder = await makeCopy()
  const migration = Date.parse('2099-01-01T00:00:00Z')
  await changeManifest(folder, (manifest) => ({ ...manifest, migration }))
  const restoring = restoreTo(await createEmptyDatabase(url), await makeFolder(), folder)
  await expect(restoring).rejects.toThrow('made by a newer version')
})

test('migrates a backup of an older version after restoring its rows', async () => {
  const [from, to, root] = [
    await createEmptyDatabase(url),
    await createEmptyDatabase(url),
    await makeFolder(),
  ]
  await withUnconnectedClient(from, 5000, async (client) => {
    await client.connect()
    await applyMigrations(client, { upTo: await findMigration(10) })
  })
  await execute(from, `insert into subscription (email) values ('dara@example.com')`)
  const { folder } = await backUp({ url: from, dataDir: root, store: null }, root)
  await restoreTo(to, await makeFolder(), folder)

  const { db: restored, close } = connectDatabase(to)
  expect(await isFullyMigrated(restored)).toBe(true)
  expect(await getHeldSince(restored, new Date())).toEqual(expect.any(Date))
  await close()
  expect(await query(to, 'select email from subscription')).toEqual([{ email: 'dara@example.com' }])
  const [{ migrations, ...shapes }, { migrations: all, ...ours }] = [
    await readDatabase(to),
    await readDatabase(url),
  ]
  expect(migrations).toEqual(all)
  expect(shapes.columns).toEqual(ours.columns)
  expect(shapes.indexes).toEqual(ours.indexes)
})

test('leaves database and data folder empty when a restore fails halfway', async () => {
  const folder = await makeCopy()
  await changeManifest(folder, (manifest) => ({
    ...manifest,
    tables: manifest.tables.map((table) => ({ ...table, rows: table.rows + 1 })),
  }))
  const [to, there] = [await createEmptyDatabase(url), await makeFolder()]
  await expect(restoreTo(to, there, folder)).rejects.toThrow('Restore another backup.')
  expect(await readdir(there)).toEqual([])
  expect(await listTables(to)).toEqual([])
})

test('leaves out a foreign table and names it', async () => {
  const from = await createEmptyDatabase(url)
  await withUnconnectedClient(from, 5000, async (client) => {
    await client.connect()
    await applyMigrations(client, {})
    await client.query('create table notes (id serial, text text)')
  })
  const root = await makeFolder()
  const { folder } = await backUp({ url: from, dataDir: root }, root)
  const { leftOut } = await restoreTo(await createEmptyDatabase(url), await makeFolder(), folder)
  expect(leftOut).toEqual(['notes'])
})

test('refuses a used data folder, a used database and a running product', async () => {
  const folder = await makeCopy()
  const [used, empty] = [await makeFolder(), await makeFolder()]
  await mkdir(join(used, 'files'))
  await expect(restoreTo(await createEmptyDatabase(url), used, folder)).rejects.toThrow(
    'is not empty',
  )
  const to = await createEmptyDatabase(url)
  await execute(to, 'create table something (id int)')
  await expect(restoreTo(to, empty, folder)).rejects.toThrow('it has something')
  expect(await readdir(empty)).toEqual([])
  const settings = { apiPort: 1, apiUrl: null, databaseUrl: to, port: 2, webUrl: '' }
  await recordRunningProduct({ ...settings, dataDir: empty })
  await expect(restoreTo(to, empty, folder)).rejects.toThrow(`process ${process.pid}`)
})

const listTables = (of: string) =>
  query(of, `select tablename from pg_tables where schemaname in ('public', 'drizzle')`)

/** The timestamp of the migration with this number, in milliseconds. */
async function findMigration(number: number): Promise<number> {
  const [row] = await query(
    url,
    `select created_at::float8 as at from drizzle.__drizzle_migrations order by created_at offset ${number} limit 1`,
  )
  return Number(row?.at)
}
