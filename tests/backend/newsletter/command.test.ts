import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { newsletterIssue, newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { provideDatabase } from '@/tests/support/database'
import { runCommand } from '@/tests/support/run-command'

const { db, url } = provideDatabase()
const folder = await mkdtemp(join(tmpdir(), 'visvakor-newsletter-'))
const file = join(folder, 'may.md')
await writeFile(file, '# New jobs in May\n\nSee the [jobs](/jobs).\n')

beforeEach(async () => {
  await db.delete(newsletterIssue)
  await db.delete(newsletterSubscription)
  await db.delete(outgoingMessage)
})

/** Runs the command as `npm run newsletter` does, against the test's database. */
const run = (...words: string[]) => {
  const settings = { DATABASE_URL: url, DATA_DIR: folder, SITE_URL: 'https://site.example' }
  return runCommand('backend/newsletter/cli.ts', words, settings)
}
const addReader = () =>
  db.insert(newsletterSubscription).values({ email: 'sok@example.com', confirmedAt: new Date() })

test('preview prints the e-mail and sends nothing, and test sends it to one address', async () => {
  await addReader()
  const { code, stdout } = await run('preview', file)
  expect(code).toBe(0)
  expect(stdout).toContain('Subject: New jobs in May')
  expect(stdout).toContain('Subscribers: 1')
  expect(await readFile(join(folder, 'newsletter.html'), 'utf8')).toContain(
    '<a href="https://site.example/jobs">jobs</a>',
  )
  expect(await db.$count(outgoingMessage)).toBe(0)
  await run('test', file, 'me@example.com')
  const [queued] = await db.select().from(outgoingMessage)
  expect(queued?.content).toMatchObject({ to: 'me@example.com', subject: 'Test: New jobs in May' })
  expect(await db.$count(newsletterIssue)).toBe(0)
})

test('send starts an issue once, says how long it takes and refuses the same file again', async () => {
  const nobody = await run('send', file)
  expect([nobody.code, nobody.stderr]).toEqual([
    1,
    'Nobody has confirmed the newsletter yet.\nNothing was changed.\n',
  ])
  await addReader()
  const first = await run('send', file)
  expect([first.code, first.stdout]).toEqual([0, expect.stringContaining('to 1 subscriber,')])
  const again = await run('send', file)
  expect([again.code, again.stderr]).toEqual([1, expect.stringMatching(/^This file was sent on/)])
  expect(await db.$count(newsletterIssue)).toBe(1)
})

test('prints usage for unknown arguments and reports an unreadable file', async () => {
  for (const words of [[], ['send'], ['test', file], ['test', file, 'nobody'], ['print', file]]) {
    const { code, stderr } = await run(...words)
    expect([code, stderr]).toEqual([2, expect.stringMatching(/^Usage: npm run newsletter/)])
  }
  const missing = await run('send', join(folder, 'none.md'))
  expect([missing.code, missing.stderr]).toEqual([
    1,
    `${join(folder, 'none.md')} cannot be read (ENOENT).\nNothing was changed.\n`,
  ])
})
