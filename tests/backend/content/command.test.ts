import { createServer } from 'node:http'
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
  return runProgram('backend/content/main.ts', words, env)
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
  const { code, stderr } = await runCommand(['--help'])
  expect(code).toBe(2)
  expect(stderr).toContain('Usage: npm run content')
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
  expect(stdout).toContain('The web app could not be notified')
})
