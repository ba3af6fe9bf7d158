import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { TextMessage } from '@/backend/db/schema/messages/message-content'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { dropWaitingMessage } from '@/backend/platform/outbox/cancel-message'
import { createChannelWorker } from '@/backend/platform/outbox/channel-worker'
import { DeliveryFailure } from '@/backend/platform/outbox/delivery-failure'
import { queueContent } from '@/backend/platform/outbox/queue'
import { getRetryDelay } from '@/backend/platform/outbox/retry-delay'
import type { Sender } from '@/backend/platform/outbox/sender'
import type { OnSettled, SettledMessage } from '@/backend/platform/outbox/settled-handlers'
import { silentLog } from '@/backend/platform/runtime/log'
import { stoppedClock } from '@/tests/support/app'
import { recordMessages, senderOf, testOutbox } from '@/tests/support/app-deps'
import { provideDatabase } from '@/tests/support/database'
import { createDeferred } from '@/tests/support/deferred'

const { db } = provideDatabase()
const clock = stoppedClock('2026-03-10T05:00:00Z')
const to = '+85512345678'

beforeEach(async () => {
  clock.set('2026-03-10T05:00:00Z')
  await db.delete(outgoingMessage)
})

function open(text: Sender<'text'>, { tell = async () => undefined }: { tell?: OnSettled } = {}) {
  return testOutbox({
    db,
    clock,
    settledHandlers: { receipt: tell },
    senders: { text },
    recordTimeouts: { recordAllMs: 100, totalMs: 200 },
  })
}

const queue = (text: string, options: Partial<Parameters<typeof queueContent>[3]> = {}) =>
  db.transaction((tx) =>
    queueContent(tx, 'text', { to, text }, { purpose: 'receipt', now: clock.now(), ...options }),
  )
const read = async (id: string) => {
  const [row] = await db.select().from(outgoingMessage).where(eq(outgoingMessage.id, id))
  return row
}
const pass = (ms: number) => clock.set(new Date(clock.now().getTime() + ms).toISOString())
const refuse = (isPermanent = false) =>
  senderOf<'text'>(() => {
    throw new DeliveryFailure('Not now.', { isPermanent })
  })

describe('a queued message', () => {
  test('is never sent when its transaction fails', async () => {
    const { texts, senders } = recordMessages()
    const failing = db.transaction(async (tx) => {
      await queueContent(tx, 'text', { to, text: 'no' }, { purpose: 'receipt', now: clock.now() })
      throw new Error('The cause is not true')
    })
    await expect(failing).rejects.toThrow('The cause is not true')
    await open(senders.text).run()
    expect(texts).toEqual([])
  })

  test('with a key is sent once, even when queued twice at once or after it was sent', async () => {
    const { texts, senders } = recordMessages()
    const ids = await Promise.all(['a', 'b'].map((text) => queue(text, { key: 'once' })))
    await open(senders.text).run()
    ids.push(await queue('c', { key: 'once' }))
    await open(senders.text).run()
    expect([texts.length, new Set(ids).size]).toEqual([1, 1])
  })

  test('is sent before those that expire later', async () => {
    const { texts, senders } = recordMessages()
    for (const text of ['digest 1', 'digest 2']) await queue(text)
    await queue('code', { expiresAt: new Date('2026-03-10T05:05:00Z') })
    await open({ ...senders.text, atOnce: 1 }).run()
    expect(texts.map(({ text }) => text)).toEqual(['code', 'digest 1', 'digest 2'])
  })

  test('is dropped without its content once it has expired', async () => {
    const { texts, senders } = recordMessages()
    const id = await queue('code', { expiresAt: new Date('2026-03-10T05:05:00Z') })
    clock.set('2026-03-10T05:05:00Z')
    await open(senders.text).run()
    expect(texts).toEqual([])
    expect(await read(id)).toMatchObject({ state: 'dropped', content: null })
  })

  test('can be dropped while it waits, but not while it is being sent', async () => {
    const [waiting, sent] = [await queue('waits'), await queue('is sent')]
    const drop = (id: string) => db.transaction((tx) => dropWaitingMessage(tx, { id }, clock.now()))
    expect([await drop(waiting), await drop(waiting)]).toEqual([true, false])
    const dropped: boolean[] = []
    const { texts } = recordMessages()
    await open(
      senderOf(async (text: TextMessage) => {
        dropped.push(await drop(sent))
        texts.push(text)
      }),
    ).run()
    expect([dropped, texts.map(({ text }) => text)]).toEqual([[false], ['is sent']])
  })
})

describe('the handler of an outcome', () => {
  test.each<[string, Sender<'text'>, SettledMessage['state'], string | null]>([
    ['accepted', recordMessages().senders.text, 'accepted', null],
    ['refused for good', refuse(true), 'dead', 'Not now.'],
  ])(
    'is called when a message was %s, in the same transaction',
    async (_, sender, state, lastError) => {
      const outcomes: SettledMessage[] = []
      const id = await queue('x', { key: 'mine' })
      await open(sender, {
        tell: async (tx, settled) => {
          const [row] = await tx.select().from(outgoingMessage).where(eq(outgoingMessage.id, id))
          expect(row?.state).toBe(state)
          outcomes.push(settled)
        },
      }).run()
      const at = clock.now()
      expect(outcomes).toEqual([
        {
          id,
          key: 'mine',
          purpose: 'receipt',
          accountId: null,
          createdAt: at,
          state,
          at,
          lastError,
        },
      ])
    },
  )

  test('is called when a message expired', async () => {
    const outcomes: string[] = []
    await queue('x', { expiresAt: new Date('2026-03-10T05:05:00Z') })
    clock.set('2026-03-10T05:05:00Z')
    const outbox = open(refuse(), { tell: async (_, { state }) => void outcomes.push(state) })
    await outbox.run()
    await outbox.run()
    expect(outcomes).toEqual(['dropped'])
  })

  test('does not affect other messages when it fails for an expired one', async () => {
    const expiresAt = new Date('2026-03-10T05:05:00Z')
    const faulty = await queue('x', { key: 'faulty', expiresAt })
    const other = await queue('y', { expiresAt })
    clock.set('2026-03-10T05:05:00Z')
    const tell: OnSettled = async (_, { key }) => {
      if (key === 'faulty') throw new Error('It has a fault')
    }
    await open(refuse(), { tell }).run()
    expect([(await read(faulty))?.state, (await read(other))?.state]).toEqual([
      'waiting',
      'dropped',
    ])
  })

  test('does not cause a second send when it fails', async () => {
    const { texts, senders } = recordMessages()
    const id = await queue('x')
    const outbox = open(senders.text, {
      tell: async () => {
        throw new Error('It has a fault')
      },
    })
    await outbox.run()
    pass(3_600_000)
    await outbox.run()
    expect([texts.length, (await read(id))?.state]).toEqual([1, 'accepted'])
  })
})

test('finishes what is being sent on stop, and starts nothing more', async () => {
  const [begun, finished] = [new Set<string>(), new Set<string>()]
  const { promise: held, resolve: letGo } = createDeferred()
  const { promise: isBegun, resolve: hasBegun } = createDeferred()
  const outbox = open({
    atOnce: 1,
    send: async ({ content: { text } }) => {
      begun.add(text)
      hasBegun()
      await held
      finished.add(text)
    },
  })
  for (const text of ['one', 'two']) await queue(text)
  outbox.wake()
  await isBegun
  const stopped = outbox.stop()
  letGo()
  await stopped
  expect([begun.size, [...finished]]).toEqual([1, [...begun]])
  expect(await db.$count(outgoingMessage, eq(outgoingMessage.state, 'accepted'))).toBe(1)
})

/** Never finishes until it is aborted. */
const silent: Sender<'text'> = {
  atOnce: 1,
  send: (_, signal) =>
    new Promise((__, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    }),
}

test('aborts a message that expires while it is being sent', async () => {
  const expiresAt = new Date(clock.now().getTime() + 50)
  const id = await queue('code', { expiresAt })
  const outbox = open(silent)
  await outbox.run()
  expect(await read(id)).toMatchObject({ tries: 1, lastError: 'It took too long.' })
  clock.set(expiresAt.toISOString())
  await outbox.run()
  expect(await read(id)).toMatchObject({ state: 'dropped', content: null })
})

test('does not count a try aborted by a stop, and frees the message for another process', async () => {
  const id = await queue('x')
  const { promise: begun, resolve: hasBegun } = createDeferred()
  const sender: Sender<'text'> = {
    atOnce: 1,
    send: (message, signal) => {
      hasBegun()
      return silent.send(message, signal)
    },
  }
  const options = {
    db,
    clock,
    log: silentLog,
    settledHandlers: {},
    checkBeforeSending: async () => 'send' as const,
    onTried: () => undefined,
  }
  const pump = createChannelWorker('text', sender, options)
  const running = pump.run()
  await begun
  await pump.stop(10)
  await running
  expect(await read(id)).toMatchObject({ state: 'waiting', tries: 0, claimedBy: null })
  const { texts, senders } = recordMessages()
  await open(senders.text).run()
  expect(texts).toHaveLength(1)
})

test('retries after pauses from ten seconds to a day, with random spread', () => {
  const pauses = Array.from({ length: 8 }, (_, failed) => getRetryDelay(failed + 1, 0.5))
  expect(pauses).toEqual([
    10_000,
    60_000,
    300_000,
    1_800_000,
    7_200_000,
    21_600_000,
    86_400_000,
    null,
  ])
  expect([getRetryDelay(1, 0), getRetryDelay(1, 1)]).toEqual([8000, 12_000])
})
