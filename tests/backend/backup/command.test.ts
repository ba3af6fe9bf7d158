import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { provideDatabase } from '@/tests/support/database'
import { makeFolder } from '@/tests/support/launch/temporary-folder'
import { createEmptyDatabase } from '@/tests/support/restore/backups'
import { runCommand } from '@/tests/support/run-command'

const { url } = provideDatabase()

const backUp = (DATA_DIR: string, words: readonly string[], more = {}) =>
  runCommand('backend/backup/cli.ts', words, { DATABASE_URL: url, DATA_DIR, ...more })

test('makes a backup that can be restored, records it and removes older ones', async () => {
  const [dataDir, root] = [await makeFolder(), await makeFolder()]
  await backUp(dataDir, [root])
  const [older = ''] = await readdir(root)
  const { code, stdout } = await backUp(dataDir, [root, '--keep', '1'])
  const [name = ''] = await readdir(root)
  const folder = join(root, name)
  expect(code).toBe(0)
  expect(stdout).toMatch(
    new RegExp(
      `^Backup: ${folder}\\nRows: \\d+ in \\d+ tables\\nUploaded files: 0 \\(0.0 MB\\)\\nRemoved: ${join(root, older)}\\n$`,
    ),
  )
  expect(JSON.parse(await readFile(join(dataDir, 'backup.json'), 'utf8'))).toEqual({
    finishedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    folder,
  })
  const [DATABASE_URL, DATA_DIR] = [await createEmptyDatabase(url), await makeFolder()]
  const restored = await runCommand('backend/restore/cli.ts', [folder], { DATABASE_URL, DATA_DIR })
  expect([restored.code, restored.stdout]).toEqual([
    0,
    expect.stringMatching(/^Restored: [\s\S]*\nMessages are held: see "npm run outbox -- list"/),
  ])
  const again = await runCommand('backend/restore/cli.ts', [folder], { DATABASE_URL, DATA_DIR })
  expect([again.code, again.stderr]).toEqual([
    1,
    expect.stringMatching(/is not empty.*\nNothing was changed\.\n$/),
  ])
})

test('says that files in a bucket are not in the backup', async () => {
  const bucket = {
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_BUCKET: 'files-of-board',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  const { code, stdout } = await backUp(await makeFolder(), [await makeFolder()], bucket)
  expect([code, stdout]).toEqual([0, expect.stringContaining('in the bucket files-of-board.')])
})

test('refuses a folder inside the data folder and one that cannot be written', async () => {
  const dataDir = await makeFolder()
  const inside = await backUp(dataDir, [join(dataDir, 'backups')])
  expect([inside.code, inside.stderr]).toEqual([
    1,
    expect.stringContaining('choose a folder outside'),
  ])
  const unwritable = await backUp(dataDir, ['/dev/null/backups'])
  expect([unwritable.code, unwritable.stderr]).toEqual([
    1,
    expect.stringMatching(/^\/dev\/null\/backups cannot be read or written/),
  ])
  const DATABASE_URL = await createEmptyDatabase(url)
  const unused = await backUp(dataDir, [await makeFolder()], { DATABASE_URL })
  expect([unused.code, unused.stderr]).toEqual([1, expect.stringContaining('npm start')])
})

test.each([
  ['backup', ['a', '--keep', '0']],
  ['restore', ['a', 'b']],
])('prints usage for npm run %s -- %j', async (command, words) => {
  const { code, stderr } = await runCommand(`backend/${command}/cli.ts`, words, {})
  expect([code, stderr]).toEqual([2, expect.stringContaining(`Usage: npm run ${command}`)])
})
