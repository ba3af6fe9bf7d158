import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { contactMessage } from '@/backend/db/schema/messages/newsletter'
import { listAudit } from '@/backend/desk/list-audit'
import { printContactMessages } from '@/backend/desk/print-lists'
import { provideDatabase } from '@/tests/support/database'
import { runDesk } from '@/tests/support/desk'
import { runCommand } from '@/tests/support/run-command'

const { db, url } = provideDatabase()
const dataDir = await mkdtemp(join(tmpdir(), 'visvakor-check-'))
afterAll(() => rm(dataDir, { recursive: true }))
const env = { DATABASE_URL: url, DATA_DIR: dataDir, SITE_URL: 'http://localhost:3000' }
const check = (...words: string[]) => runCommand('backend/attention/check-cli.ts', words, env)

const sentAt = new Date('2026-03-09T05:00:00Z')
const add = async (stated: Partial<typeof contactMessage.$inferInsert>) => {
  const values = { companyName: 'Dara', message: 'Hello,\n\nhow are you?', sentAt, ...stated }
  const [row] = await db.insert(contactMessage).values(values).returning()
  return row?.id ?? ''
}

beforeEach(async () => {
  await db.delete(contactMessage)
  const backup = { finishedAt: new Date().toISOString(), folder: '/backups/1' }
  await writeFile(join(dataDir, 'backup.json'), JSON.stringify(backup))
})

it('exits with 0 when nothing needs attention, otherwise with 1 and a line for each item', async () => {
  expect(await check()).toMatchObject({ code: 0, stdout: 'Nothing needs you.\n', stderr: '' })
  await add({ listingArea: 'jobs', listingId: 12 })
  await rm(join(dataDir, 'backup.json'))
  expect(await check()).toMatchObject({
    code: 1,
    stdout: `Reports of listings: 1, since 2026-03-09. To do: npm run desk -- messages
There is no backup yet. To do: npm run backup -- FOLDER
`,
    stderr: '',
  })
  expect(await check('now')).toMatchObject({ code: 2 })
})

it('lists unanswered messages, with the reports of one listing together', async () => {
  const question = await add({ email: 'dara@works.example', sentAt: new Date('2026-03-08T05:00Z') })
  const one = await add({ listingArea: 'jobs', listingId: 12, message: 'It asks for money.' })
  await add({ listingArea: 'internships', listingId: 12, message: 'It is closed.' })
  const two = await add({ listingArea: 'jobs', listingId: 12, message: 'They want $50.' })
  const stdout = (await printContactMessages(db)).join('\n')
  const order = [...stdout.matchAll(/^[0-9a-f-]{36}/gm)].map(([id]) => id)
  expect(order.slice(1, 3).toSorted()).toEqual([one, two].toSorted())
  expect(stdout).toContain(
    `${question}  2026-03-08  Dara, dara@works.example\n  Hello,\n\n  how are you?`,
  )
  await runDesk(db, `answered ${one}`, sentAt)
  await expect(runDesk(db, `answered ${one}`, sentAt)).rejects.toThrow('is answered already')
  await expect(runDesk(db, 'answered 12', sentAt)).rejects.toThrow('id: Invalid UUID')
  expect((await printContactMessages(db)).join('\n')).not.toContain(one)
  const [done] = await listAudit(db, { limit: 1 })
  expect(done?.before).toEqual({ isAnswered: false })
  await runDesk(db, `undo ${done?.id}`, sentAt)
  expect((await printContactMessages(db)).join('\n')).toContain(one)
})
