import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStoredFile } from '@/backend/areas/files/stored-bytes'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { createSmtpSender } from '@/backend/platform/mail/smtp-sender'
import type { Outbox } from '@/backend/platform/outbox/outbox'
import { testOutbox } from '@/tests/support/app-deps'
import { provideDatabase } from '@/tests/support/database'
import { type Moment, provideSmtpServer, type Turn } from '@/tests/support/mail/smtp-server'
import { provideDatabaseProxy, type Stage } from '@/tests/support/outbox/database-proxy'
import {
  expectWhole,
  queueWithFile,
  type StoredFile,
  storeFile,
} from '@/tests/support/outbox/queued'
import { provideWorkers, runWorker } from '@/tests/support/outbox/workers'
import { provideFiles } from '@/tests/support/private-files'

/** Processes killed while they send (promise F22): real processes with a real mail server and database. */
const { db, url } = provideDatabase()
const { files, folder } = await provideFiles()
const server = await provideSmtpServer()
const proxy = await provideDatabaseProxy(url)
const workers = provideWorkers(() => ({
  DATABASE_URL: proxy.url,
  SMTP_URL: server.url,
  FILES: join(folder, 'files'),
}))
const from = 'Visvakor <hello@visvakor.example>'
const mail = createSmtpSender(server.url, from, (id) => openStoredFile({ db, files }, id))
/** Another process two minutes later, when the claims of the killed one have expired. */
const clock = { now: () => new Date(Date.now() + 120_000) }
let later: Outbox
let attachment: StoredFile

beforeAll(async () => {
  later = testOutbox({ db, clock, senders: { mail } })
  attachment = await storeFile(db, files.store)
})
afterAll(async () => {
  await later.stop()
  mail.close()
})

const CLAIM = /update "outgoing_message" set "next_try_at".*skip locked/s
const FILE = /select .* from "file"/s
const BEGIN = /begin/
const NOTE = /update "outgoing_message" set .*"settled_at" = /s
const COMMIT = /commit/
const FAILURE = /update "outgoing_message" set "tries"/

/** Kills the process that sends to `to`, runs another one, and returns how often the server took the e-mail. */
async function sendDespite(to: string, plan: (kill: () => void) => void): Promise<number> {
  const id = await queueWithFile(db, to, attachment, new Date())
  const child = await workers.get()
  plan(() => child.kill('SIGKILL'))
  expect(await runWorker(child)).toBeNull()
  server.watch(() => undefined)
  // Until the database notices that the killed process is gone, the rows it locked are skipped.
  const lookAgain = async () => {
    await later.run()
    const [row] = await db.select().from(outgoingMessage).where(eq(outgoingMessage.id, id))
    return row
  }
  const accepted = expect.objectContaining({ state: 'accepted', content: null })
  await expect.poll(lookAgain, { interval: 50 }).toEqual(accepted)
  const taken = server.taken.filter((each) => each.to === to)
  expect(new Set(taken.map(({ messageId }) => messageId))).toEqual(
    new Set([`${id}@visvakor.example`]),
  )
  for (const { raw } of taken) await expectWhole(raw, attachment)
  expect(taken.every(({ raw }) => raw.equals(taken[0]?.raw ?? Buffer.of()))).toBe(true)
  return taken.length
}

describe('an e-mail whose process is killed', () => {
  test.each<[statement: string, RegExp, Stage]>([
    ['claim', CLAIM, 'unsent'],
    ['claim', CLAIM, 'answered'],
    ['claim', CLAIM, 'received'],
    ['read of its file', FILE, 'unsent'],
    ['read of its file', FILE, 'answered'],
    ['read of its file', FILE, 'received'],
  ])('around the %s (%#) arrives once', async (_, statement, stage) => {
    const to = `before-${statement === CLAIM ? 'claim' : 'file'}-${stage}@works.example`
    const taken = await sendDespite(to, (happen) => proxy.plan({ at: statement, stage, happen }))
    expect(taken).toBe(1)
  })

  test.each<Moment>(['connected', 'sender', 'recipient', 'data', 'in-mail'])(
    'when the mail server is at the stage "%s" arrives once',
    async (moment) => {
      const taken = await sendDespite(`at-${moment}@works.example`, (kill) => {
        server.watch((now) => {
          if (now === moment) kill()
        })
      })
      expect(taken).toBe(1)
    },
  )

  test.each<[Turn, Stage]>([
    ['content-later', 'unsent'],
    ['content-later', 'answered'],
    ['recipient-later', 'received'],
  ])('while it records the answer %s (%s) arrives once', async (turn, stage) => {
    server.turns.push(turn)
    const taken = await sendDespite(`noting-${stage}@works.example`, (happen) =>
      proxy.plan({ at: FAILURE, stage, happen }),
    )
    expect(taken).toBe(1)
  })

  test('after the outcome was recorded is not sent again', async () => {
    for (const stage of ['answered', 'received'] as const) {
      const taken = await sendDespite(`noted-${stage}@works.example`, (happen) =>
        proxy.plan({ at: COMMIT, stage, happen }),
      )
      expect(taken).toBe(1)
    }
  })

  test.each<Moment>(['whole', 'taken'])(
    'when the server has the stage "%s" and we have no answer is sent again unchanged',
    async (moment) => {
      const taken = await sendDespite(`at-${moment}@works.example`, (kill) => {
        server.watch((now) => {
          if (now === moment) kill()
        })
      })
      expect(taken).toBe(2)
    },
  )

  test.each<[string, RegExp, Stage]>([
    ['starts', BEGIN, 'unsent'],
    ['starts', BEGIN, 'answered'],
    ['is written', NOTE, 'unsent'],
    ['is written', NOTE, 'answered'],
    ['is committed', COMMIT, 'unsent'],
  ])('before its outcome %s (%#) is sent again unchanged', async (word, statement, stage) => {
    const to = `${word.replace(' ', '-')}-${stage}@works.example`
    const taken = await sendDespite(to, (happen) => proxy.plan({ at: statement, stage, happen }))
    expect(taken).toBe(2)
  })
})

test('two processes at once send each e-mail once', async () => {
  const addresses = Array.from({ length: 40 }, (_, index) => `two-${index}@works.example`)
  for (const to of addresses) await queueWithFile(db, to, attachment, new Date())
  const both = [await workers.get(), await workers.get()]
  expect(await Promise.all(both.map(runWorker))).toEqual([0, 0])
  const taken = server.taken.map(({ to }) => to).filter((to) => to.startsWith('two-'))
  expect(taken.toSorted()).toEqual(addresses.toSorted())
})
