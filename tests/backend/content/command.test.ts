import { createServer } from 'node:http'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { news } from '@/backend/db/schema/article'
import { articleFile, makeContentFolder } from '@/tests/support/content-folder'
import { provideDatabase } from '@/tests/support/database'
import { runCommand as runProgram } from '@/tests/support/run-command'

const { db, url } = provideDatabase()
const SECRET = 'a-secret-for-the-content-test'

/** Runs the command as `npm run content` does, against the test's database. */
function runCommand(words: readonly string[], WEB_URL = 'http://127.0.0.1:1') {
  const env = { DATABASE_URL: url, WEB_URL, REVALIDATE_SECRET: SECRET }
  return runProgram('backend/content/load-content-cli.ts', words, env)
}

test('exits with 1 and names file and line when a file is broken', async () => {
  const folder = makeContentFolder({ 'news/two.md': articleFile({ colour: 'red' }) })
  const { code, stdout, stderr } = await runCommand([folder])
  expect([code, stdout]).toEqual([1, ''])
  expect(stderr).toBe(
    'news/two.md: line 7: colour: Unrecognized key: "colour"\nNothing was changed.\n',
  )
  expect(await db.$count(news)).toBe(0)
})

test('exits with 2 and prints usage for unknown arguments', async () => {
  const { code, stderr } = await runCommand(['--all'])
  expect(code).toBe(2)
  expect(stderr).toContain('Usage: npm run content')
})

test('prints the usage that --help asks for', async () => {
  const { code, stdout, stderr } = await runCommand(['--help'])
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toContain('Usage: npm run content')
})

test('says in one sentence that the database took too long', async () => {
  await db.execute(sql`create function too_slow() returns trigger language plpgsql as $$
    begin raise query_canceled using message = 'canceling statement due to statement timeout'; end $$`)
  await db.execute(sql`create trigger too_slow before insert on news execute function too_slow()`)
  const { code, stdout, stderr } = await runCommand([makeContentFolder()])
  await db.execute(sql`drop trigger too_slow on news`)
  expect([code, stdout, stderr]).toEqual([
    1,
    '',
    'The database does not answer in time, or has no room: it may be busy, or its disk full. Try again later.\nNothing was changed.\n',
  ])
  expect(await db.$count(news)).toBe(0)
})

test('prints what it changed and notifies the running web app of stale tags', async () => {
  const requests: { authorization: string | undefined; body: string }[] = []
  const server = createServer(async (request, response) => {
    const { authorization } = request.headers
    requests.push({ authorization, body: Buffer.concat(await request.toArray()).toString() })
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const webUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const folder = makeContentFolder()
  const taken = await runCommand([folder], webUrl)
  const again = await runCommand([folder], webUrl)
  const changed = makeContentFolder({ 'news/one.md': articleFile({ title: 'Another' }) })
  await runCommand([changed], webUrl)
  server.close()

  expect(taken).toMatchObject({ code: 0, stderr: '' })
  expect(taken.stdout).toMatch(/^ +added +changed +unchanged +removed\nnews +1 +0 +0 +0\n/)
  expect(again.stdout).toMatch(/\nadvertisements +0 +0 +1 +0\n$/)
  const tags = [
    ...['news', 'career-advice', 'interview-tips', 'templates', 'pages', 'faqs'],
    'advertisements',
  ]
  const authorization = `Bearer ${SECRET}`
  expect(requests).toEqual([
    { authorization, body: JSON.stringify({ tags }) },
    { authorization, body: JSON.stringify({ tags: ['news'] }) },
  ])
})

test('only prints a note when the web app does not answer', async () => {
  const { code, stdout } = await runCommand([
    makeContentFolder({ 'news/one.md': articleFile({ title: 'A third' }) }),
  ])
  expect([code, await db.$count(news)]).toEqual([0, 1])
  expect(stdout).toContain('The web app did not answer')
})
