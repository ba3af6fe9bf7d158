import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createPushSender } from '@/backend/areas/push/push-sender'
import { readVapidKeys } from '@/backend/areas/push/vapid-keys'
import { createBotApi } from '@/backend/areas/telegram/bot-api'
import { createTelegramSender } from '@/backend/areas/telegram/telegram-sender'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { pushSubscription } from '@/backend/db/schema/messages/push-subscription'
import { telegramLink } from '@/backend/db/schema/messages/telegram'
import { MESSAGE_KINDS } from '@/backend/message-kinds'
import { createSmtpSender } from '@/backend/platform/mail/smtp-sender'
import { stoppedClock } from '@/tests/support/app'
import { signInPerson } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import { provideSmtpServer } from '@/tests/support/mail/smtp-server'
import { notifyOfJob } from '@/tests/support/notifications'
import { provideDatabaseProxy, type Stage } from '@/tests/support/outbox/database-proxy'
import { dueMails, emptyOutbox, HOUR_OF_MAILS } from '@/tests/support/outbox/due-messages'
import { openJobProcess } from '@/tests/support/outbox/job-process'
import { provideWorkers, runWorker } from '@/tests/support/outbox/workers'
import { providePushService } from '@/tests/support/push/push-service'
import { provideBotServer } from '@/tests/support/telegram/bot-server'

/**
 * Processes that are killed while they queue or send a scheduled message of each kind (promise F22): real processes with
 * real servers and a real database. `killed-senders.test.ts` covers all stages of sending.
 */
const keys = await readVapidKeys({
  vapidPrivateKey: Buffer.alloc(32, 7).toString('base64url'),
  dataDir: '',
  siteUrl: 'http://localhost:3000',
  messages: { from: 'Visvakor <hello@visvakor.example>' },
})
const { db, url } = provideDatabase()
const smtp = await provideSmtpServer()
const service = providePushService(keys.publicKey)
const telegram = provideBotServer()
const proxy = await provideDatabaseProxy(url)
const workers = provideWorkers(
  () => ({
    DATABASE_URL: proxy.url,
    SMTP_URL: smtp.url,
    VAPID_KEYS: JSON.stringify(keys),
    BOT: JSON.stringify({ token: telegram.token, apiUrl: telegram.address }),
    NOW: HOUR_OF_MAILS,
  }),
  'job-worker.ts',
)
/** Another process two minutes later, when the claims of the killed one have expired. */
const clock = stoppedClock('2026-03-10T11:02:00Z')
const mail = createSmtpSender(smtp.url, 'Visvakor <hello@visvakor.example>', async () => null)
afterAll(() => mail.close())

beforeEach(() => emptyOutbox(db))

/** Makes a message due; returns a function that counts how often it arrived. */
type MakeDue = (to: string) => Promise<() => number>

const BEFORE = new Date('2026-03-09T05:00:00Z')
let nextChat = 2 ** 40

const kinds: Readonly<Record<string, MakeDue>> = {
  ...Object.fromEntries(
    Object.entries(dueMails).map(([name, makeDue]): [string, MakeDue] => [
      name,
      async (to) => {
        await makeDue(db, to)
        return () => smtp.taken.filter((each) => each.to === to).length
      },
    ]),
  ),
  async 'notification in a browser'() {
    const { accountId } = await signInPerson(db)
    await notifyOfJob(db, accountId)
    const { subscription, received } = service.open()
    const row = { ...subscription, accountId, createdAt: BEFORE, renewedAt: BEFORE }
    await db.insert(pushSubscription).values(row)
    return () => received.length
  },
  async 'notification in a chat'() {
    const { accountId } = await signInPerson(db)
    await notifyOfJob(db, accountId)
    nextChat += 1
    const chatId = nextChat
    telegram.write(chatId, 'Hello')
    await db.insert(telegramLink).values({ accountId, chatId, linkedAt: BEFORE })
    return () => telegram.sent.filter((each) => each.chatId === chatId).length
  },
}

const readStates = async () => (await db.select().from(outgoingMessage)).map(({ state }) => state)

/** Composes and sends what is due; returns the states of all messages. */
async function runAnotherProcess() {
  const push = createPushSender({ db, clock, keys, isService: service.isService })
  const bot = createBotApi({ token: telegram.token, apiUrl: telegram.address })
  const senders = { mail, push, telegram: createTelegramSender({ db, bot }) }
  const { run, outbox } = openJobProcess({ db, clock, senders }, ...MESSAGE_KINDS)
  await run()
  await outbox.stop()
  return readStates()
}

const WRITE = /insert into "outgoing_message"/
const COMMIT = /commit/

function makeDue(kind: string, moment: string) {
  const make = kinds[kind]
  if (make === undefined) throw new Error(`No message of the kind ${kind} can be made due.`)
  return make(`${kind}-${moment}@works.example`.replaceAll(' ', '-'))
}

/** Counts statements of a killed process that the database still works on. */
async function countUnderWay(): Promise<number> {
  const { rowCount } = await db.execute(
    sql`select from pg_stat_activity where datname = current_database() and state <> 'idle' and pid <> pg_backend_pid()`,
  )
  return rowCount ?? 0
}

/** Kills the process that composes and sends a message, and expects another one to send it once. */
async function expectOnceDespite(kind: string, moment: string, plan: (kill: () => void) => void) {
  const countArrived = await makeDue(kind, moment)
  const child = await workers.get()
  plan(() => child.kill('SIGKILL'))
  expect(await runWorker(child)).toBeNull()
  smtp.watch(() => undefined)
  // Until the database notices that the killed process is gone, the rows it locked are skipped.
  await expect.poll(runAnotherProcess, { interval: 50 }).toEqual(['accepted'])
  expect(countArrived()).toBe(1)
  await runAnotherProcess()
  expect(countArrived()).toBe(1)
}

describe.each(Object.keys(kinds))('a message of the kind "%s"', (kind) => {
  test.each<[words: string, RegExp, Stage]>([
    ['before it is written', WRITE, 'unsent'],
    ['before that is committed', COMMIT, 'unsent'],
    ['before it learns that it is committed', COMMIT, 'answered'],
  ])('is sent once when its process is killed %s', async (moment, statement, stage) => {
    await expectOnceDespite(kind, moment, (happen) => proxy.plan({ at: statement, stage, happen }))
  })
})

test.each(Object.keys(dueMails))(
  'an e-mail of the kind "%s" is sent once when its process is killed while sending',
  (kind) =>
    expectOnceDespite(kind, 'in mail', (kill) => {
      // Otherwise the server may already have read the rest of the mail, and takes it.
      smtp.turns.push('dies-in-mail')
      smtp.watch((moment) => {
        if (moment === 'in-mail') kill()
      })
    }),
)

const STAGES: readonly Stage[] = ['unsent', 'answered', 'received']

/** How many points of a run are tried in `npm test -- --all`; the others are in `npm test` by name, above. */
const POINTS = process.env.EVERY_COMBINATION ? 20 : 0

describe.each(POINTS > 0 ? Object.keys(kinds) : [])('a message of the kind "%s"', (kind) => {
  let requests = 0
  beforeAll(async () => {
    await emptyOutbox(db)
    const countArrived = await makeDue(kind, 'undisturbed')
    const child = await workers.get()
    proxy.plan({ at: Number.POSITIVE_INFINITY, stage: 'unsent', happen: () => undefined })
    expect(await runWorker(child)).toBe(0)
    expect(countArrived()).toBe(1)
    requests = proxy.countRequests()
  })

  test.each(Array.from({ length: POINTS }, (_, point) => point))(
    `is sent when its process is killed at point %i of ${POINTS}, twice only if that was unrecorded`,
    async (point) => {
      const countArrived = await makeDue(kind, `point ${point}`)
      const child = await workers.get()
      proxy.plan({
        // The last ones are left out: a run may need a few less.
        at: Math.floor((point * requests) / (POINTS + 1)),
        stage: STAGES[point % STAGES.length] ?? 'unsent',
        happen: () => child.kill('SIGKILL'),
      })
      expect(await runWorker(child)).toBeNull()
      await expect.poll(countUnderWay, { interval: 20 }).toBe(0)
      const isRecorded = (await readStates()).includes('accepted')
      const expected = countArrived() + (isRecorded ? 0 : 1)
      for (let run = 0; run < 2; run += 1) {
        await expect.poll(runAnotherProcess, { interval: 50 }).toEqual(['accepted'])
        expect(countArrived()).toBe(expected)
      }
    },
  )
})

test('every kind that a clock sends is among them', () => {
  const scheduled = MESSAGE_KINDS.flatMap(({ name, job }) => (job === undefined ? [] : [name]))
  expect([...Object.keys(dueMails), 'notification'].toSorted()).toEqual(scheduled.toSorted())
})
