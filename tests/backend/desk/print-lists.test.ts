import { expect, test } from 'vitest'
import { audit } from '@/backend/db/schema/desk'
import { importHeld } from '@/backend/db/schema/import'
import { contactMessage } from '@/backend/db/schema/messages/newsletter'
import {
  printAudit,
  printContactMessages,
  printFraudWarnings,
  printHeldEntries,
} from '@/backend/desk/print-lists'
import { provideDatabase } from '@/tests/support/database'
import { publishJobs } from '@/tests/support/publish'

const { db } = provideDatabase()
const at = new Date('2026-03-09T05:00:00Z')

test('prints that a list is empty', async () => {
  expect(await printFraudWarnings(db)).toEqual(['Nothing is pointed out.'])
  expect(await printHeldEntries(db)).toEqual(['Nothing is held back.'])
  expect(await printContactMessages(db)).toEqual(['No message waits for an answer.'])
  expect(await printAudit(db)).toEqual(['Nothing was done yet.'])
})

test('prints the only item of a list', async () => {
  const description = '<p>Pay a deposit of $50.</p>'
  const [id] = await publishJobs(db, { sourceRef: 'a', title: 'Surveyor', description })
  const asks = new RegExp(`^job ${id} “Surveyor” asks for money: `)
  expect(await printFraudWarnings(db)).toEqual([expect.stringMatching(asks)])
  await db.insert(importHeld).values({
    ...{ source: 'acme', reference: '1', title: 'Accountant', employer: 'Acme', entry: {} },
    ...{ reason: 'is not engineering', firstSeenAt: at, lastSeenAt: at },
  })
  const held = 'acme  1\n  Accountant, Acme\n  It is not engineering.'
  expect(await printHeldEntries(db)).toEqual([held])
  const message = { companyName: 'Dara', message: 'Hello', sentAt: at }
  const [sent] = await db.insert(contactMessage).values(message).returning()
  const lines = [`${sent?.id}  2026-03-09  Dara, no address`, '  Hello']
  expect(await printContactMessages(db)).toEqual(lines)
  const row = { at, actor: 'sokha', act: 'close-listing', target: 'job 7', title: 'Bridges' }
  const done = '2026-03-09T05:00  sokha  close-listing job 7 “Bridges”'
  await db.insert(audit).values({ ...row, before: 1, after: 2, because: 'filled' })
  expect(await printAudit(db)).toEqual([`1  ${done}: filled\n  1 -> 2`])
  await db.insert(audit).values({ ...row, undoes: 1 })
  expect(await printAudit(db)).toEqual([
    `2  ${done}, undoes 1`,
    `1  ${done}, undone by 2: filled\n  1 -> 2`,
  ])
})
