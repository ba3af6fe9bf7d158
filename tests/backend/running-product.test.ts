import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { toEmbeddedUrl } from '@/backend/embedded/postgres'
import { migrateDatabase } from '@/backend/migrate-database'
import { makeLauncher } from '../support/launch/launcher'
import { query } from '../support/launch/query'
import { runCommand } from '../support/run-command'

const showRemoved = (env: Record<string, string>) =>
  runCommand('backend/desk/cli.ts', ['removed'], { DATABASE_URL: '', ...env })

test('a start writes its ports and database for commands, without secrets, and a stop deletes them', async () => {
  const launcher = await makeLauncher()
  const script = await launcher.startReady()
  const path = join(launcher.dataDir, 'running.json')
  const written = await readFile(path, 'utf8')
  expect(JSON.parse(written)).toEqual({
    pid: script.pid,
    started: expect.any(String),
    port: Number(new URL(launcher.web).port),
    apiPort: Number(new URL(launcher.api).port),
    webUrl: launcher.web,
    database: 'embedded',
  })
  script.child.kill('SIGTERM')
  expect(await script.ended()).toBe(0)
  await expect(readFile(path)).rejects.toThrow('ENOENT')
})

test('a command revalidates the running product, whatever its own settings say', async () => {
  const launcher = await makeLauncher()
  const script = await launcher.startReady()
  await migrateDatabase(toEmbeddedUrl(launcher.dataDir))
  const content = await runCommand('backend/content/load-content-cli.ts', [], {
    DATABASE_URL: '',
    DATA_DIR: launcher.dataDir,
    PORT: '1',
  })
  expect(content).toMatchObject({ code: 0, stderr: '' })
  expect(content.stdout).not.toContain('The web app did not answer')
  // As the API's process runs due sources.
  const sources = await runCommand('backend/sources/cli.ts', ['list'], {
    DATABASE_URL: toEmbeddedUrl(launcher.dataDir),
    DATA_DIR: launcher.dataDir,
  })
  expect(sources).toMatchObject({ code: 0, stderr: '' })
  script.child.kill('SIGTERM')
  await script.ended()
})

test('a command is refused when its settings name another database than the running product uses', async () => {
  const launcher = await makeLauncher()
  const script = await launcher.startReady()
  const env = { DATA_DIR: launcher.dataDir, DATABASE_URL: 'postgres://sok:secret@db.example/jobs' }
  const { code, stderr } = await showRemoved(env)
  expect(code).toBe(1)
  expect(stderr).toContain(
    `The product that runs in ${launcher.dataDir} (process ${script.pid}) uses the database embedded, and the settings of this command lead to db.example:5432/jobs.`,
  )
  expect(stderr).not.toContain('secret')
  script.child.kill('SIGTERM')
  await script.ended()
})

test('the file of a killed product and a damaged file are ignored', async () => {
  const launcher = await makeLauncher()
  const script = await launcher.startReady()
  await migrateDatabase(toEmbeddedUrl(launcher.dataDir))
  script.child.kill('SIGKILL')
  await script.ended()
  const env = { DATA_DIR: launcher.dataDir }
  expect(await showRemoved(env)).toMatchObject({ code: 0, stderr: '' })
  await writeFile(join(launcher.dataDir, 'running.json'), '{"pid":')
  expect(await showRemoved(env)).toMatchObject({ code: 0, stderr: '' })
})

test('a command neither migrates nor fills a database that the product never used', async () => {
  const launcher = await makeLauncher()
  const script = await launcher.startReady()
  const { code, stderr } = await showRemoved({ DATA_DIR: launcher.dataDir })
  expect([code, stderr]).toEqual([
    1,
    'The database is not ready for this version. Start the product once first (npm start), then try again.\nNothing was changed.\n',
  ])
  const tables = "select count(*)::int as tables from pg_tables where schemaname = 'public'"
  expect(await query(toEmbeddedUrl(launcher.dataDir), tables)).toEqual([{ tables: 0 }])
  script.child.kill('SIGTERM')
  await script.ended()
})
