import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { setting } from '@/backend/db/schema/content'
import { importRun } from '@/backend/db/schema/import'
import { job } from '@/backend/db/schema/vacancy'
import { fillEmptyDatabase } from '@/backend/reference/fill-empty-database'
import { CHANGED_CHANNEL } from '@/backend/revalidate-web-app'
import { toDay } from '@/lib/shared/calendar/day'
import { provideDatabase } from '@/tests/support/database'
import { runCommand as runProgram } from '@/tests/support/run-command'
import { openFeedFolder, realFeed } from './feed-file'
import { joobleFeed } from './jooble-feed'

const { db, url } = provideDatabase()
const writeFeed = openFeedFolder()
const SECRET = 'a-secret-for-the-import-test'

/** Runs the command as `npm run import` does, against the test's database. */
function runCommand(words: readonly string[], WEB_URL = 'http://127.0.0.1:1') {
  const env = { DATABASE_URL: url, WEB_URL, REVALIDATE_SECRET: SECRET }
  return runProgram('backend/import/cli.ts', words, env)
}

describe('npm run import', () => {
  it.each([[['--dry-run']], [[]]])(
    'imports nothing before the first start of the product: %s',
    async (options) => {
      const words = [...options, realFeed('jooble.xml')]
      const { code, stderr } = await runCommand(words)
      expect(code).toBe(1)
      expect(stderr).toContain('Start the product once first (npm start), then try again.')
      expect([await db.$count(setting), await db.$count(job)]).toEqual([0, 0])

      const dataDir = path.join(tmpdir(), `visvakor-never-${randomUUID()}`)
      const env = { DATABASE_URL: '', DATA_DIR: dataDir }
      const elsewhere = await runProgram('backend/import/cli.ts', words, env)
      expect([elsewhere.code, elsewhere.stderr]).toEqual([
        1,
        expect.stringContaining(`There is no database in ${dataDir}: start the product once first`),
      ])
      expect(existsSync(dataDir)).toBe(false)
    },
  )

  it('prints a table and exits with 0', async () => {
    await fillEmptyDatabase(db, toDay(new Date()))
    const file = writeFeed(joobleFeed([{ referencenumber: '1' }, { referencenumber: '2' }]))
    const { code, stdout } = await runCommand(['--source', 'table', file])
    expect(code).toBe(0)
    expect(stdout).toMatch(/taken +2\n +updated +0\n +unchanged +0\n +closed +0\n +skipped +0\n/)
  })

  it('tries a dry run completely and saves nothing', async () => {
    const before = await db.$count(job)
    const file = writeFeed(joobleFeed([{ referencenumber: '1' }]))
    const { code, stdout } = await runCommand(['--dry-run', '--source', 'tried', file])
    expect([code, await db.$count(job)]).toEqual([0, before])
    expect(stdout).toMatch(/taken +1\n/)
    expect(stdout).toContain('This was a dry run: nothing was saved.')
    expect(stdout).not.toContain('The web app did not answer')
  })

  it('tries nothing on a database of an earlier version, and does not migrate it', async () => {
    const newest = sql`(select max(created_at) from drizzle.__drizzle_migrations)`
    const { rows } = await db.execute<{ hash: string; created_at: string }>(
      sql`delete from drizzle.__drizzle_migrations where created_at = ${newest} returning hash, created_at`,
    )
    const { code, stderr } = await runCommand(['--dry-run', realFeed('jooble.xml')])
    const done = sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${rows[0]?.hash}, ${rows[0]?.created_at})`
    await db.execute(done)
    expect([code, stderr]).toEqual([1, expect.stringContaining('not ready for this version')])
  })

  it('exits with 0 when a feed is as empty as before', async () => {
    const words = ['--source', 'empty', '--allow-shrink', writeFeed('{"jobs": []}')]
    const { code, stdout } = await runCommand(words)
    expect(code).toBe(0)
    expect(stdout).toMatch(/closed +0\n +skipped +0\n/)
  })

  it('prints only JSON with --json', async () => {
    const file = writeFeed(joobleFeed([{ referencenumber: '1' }, { title: '' }]))
    const { code, stdout } = await runCommand(['--json', '--source', 'json', file])
    expect(code).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({
      source: 'json',
      file,
      taken: 1,
      updated: 0,
      unchanged: 0,
      skipped: [{ reference: '1', line: 18, reason: 'has no title' }],
      notes: [expect.stringContaining('The web app did not answer')],
    })
  })

  it('does not say that nothing was changed after the import was committed', async () => {
    await db.execute(sql`create function public.pg_notify(channel text, message text) returns void language plpgsql as $$
      begin
        if channel = ${sql.raw(`'${CHANGED_CHANNEL}'`)} then raise 'a fault'; end if;
        perform pg_catalog.pg_notify(channel, message);
      end $$`)
    const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
    const name = sql.identifier(rows[0]?.name ?? '')
    await db.execute(sql`alter database ${name} set search_path = public, pg_catalog`)
    const file = writeFeed(joobleFeed([{ referencenumber: '1' }]))
    const { code, stdout, stderr } = await runCommand(['--source', 'unheard', file])
    await db.execute(sql`drop function public.pg_notify(text, text)`)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/taken +1\n/)
    expect(stdout).toContain('note: The web app did not answer')
  })

  it('exits with 1 and one message when the feed is broken', async () => {
    const file = writeFeed('<jobs><job>')
    const { code, stdout, stderr } = await runCommand(['--json', file])
    expect(code).toBe(1)
    expect(stdout).toBe('')
    expect(stderr).toBe(
      `${file}: line 1, column 12: unclosed tag: job. ` +
        'Fetch the whole file again, or ask the source to repair it.\nNothing was changed.\n',
    )
  })

  it('exits with 1 and the reasons when no entry was taken', async () => {
    const file = writeFeed(joobleFeed([{ title: '' }]))
    const { code, stdout } = await runCommand(['--source', 'refused', file])
    expect(code).toBe(1)
    expect(stdout).toMatch(/skipped +1\n +skipped line 3, 1: has no title\n/)
  })

  it('exits with 3 and the reasons when every entry is held back', async () => {
    const file = writeFeed(
      joobleFeed([{ title: 'Chief Accountant' }, { referencenumber: '2', title: '' }]),
    )
    const { code, stdout } = await runCommand(['--source', 'held', file])
    expect(code).toBe(3)
    expect(stdout).toContain('1 of these are held back')
    expect(stdout).toMatch(/held back line 3, 1: is not engineering/)
    expect(stdout).toMatch(/skipped line \d+, 2: has no title/)
    const [run] = await db.select().from(importRun).where(eq(importRun.source, 'held'))
    expect(run).toMatchObject({ entries: 2, closed: 0 })
  })

  it('exits with 2 and prints usage without arguments', async () => {
    const { code, stderr } = await runCommand([])
    expect(code).toBe(2)
    expect(stderr).toContain('Usage: npm run import')
  })

  it.each([
    [['formats'], 0, '# Feed formats'],
    [['formats', 'jobs.xml'], 2, 'Name one file; run the command once for each'],
    [['map', realFeed('jooble.xml')], 0, 'name: my-format'],
    [['map', '/nowhere/jobs.xml'], 1, '/nowhere/jobs.xml: there is no such file'],
    [['map'], 2, 'Name one file: map feed.xml'],
    [['show', '--entries', '1', realFeed('jooble.xml')], 0, 'is read as jooble'],
    [['explain', '--entry', 'none', realFeed('jooble.xml')], 0, 'has no entry "none"'],
  ])('after %j exits with %d and prints "%s"', async (words, exitCode, printed) => {
    const { code, stdout, stderr } = await runCommand(words)
    expect([code, stdout + stderr]).toEqual([exitCode, expect.stringContaining(printed)])
  })

  it('notifies the running web app of stale tags', async () => {
    const requests: { authorization: string | undefined; body: string }[] = []
    const server = createServer(async (request, response) => {
      const { authorization } = request.headers
      const body = Buffer.concat(await request.toArray()).toString()
      requests.push({ authorization, body })
      response.end()
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const importTitle = (title: string) =>
      runCommand(
        ['--source', 'web', writeFeed(joobleFeed([{ title }]))],
        `http://127.0.0.1:${port}`,
      )
    await importTitle('Site engineer')
    await importTitle('Senior site engineer')
    const last = await importTitle('Senior site engineer')
    server.close()

    const [vacancy] = await db.select({ id: job.id }).from(job).where(eq(job.source, 'web'))
    const tags = ['jobs', 'companies', 'dashboard']
    const authorization = `Bearer ${SECRET}`
    expect(requests).toEqual([
      { authorization, body: JSON.stringify({ tags }) },
      { authorization, body: JSON.stringify({ tags: [...tags, `job-${vacancy?.id}`] }) },
    ])
    expect(last.stdout).toMatch(/unchanged +1\n/)
    expect(last.stdout).not.toContain('note:')
  })
})
