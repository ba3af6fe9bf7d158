import { expect, test } from 'vitest'
import { printUnsent } from '@/backend/outbox/print-unsent'
import type { Unsent } from '@/backend/platform/outbox/unsent'

type Message = Unsent['messages'][number]

const NONE: Unsent = { total: 0, messages: [] }

const message = (more: Partial<Message>): Message => ({
  id: 'an-id',
  key: null,
  purpose: 'code',
  accountId: null,
  channel: 'text',
  content: { to: '+85512345678', text: 'a code' },
  state: 'waiting',
  createdAt: new Date('2026-03-10T05:00:00Z'),
  expiresAt: null,
  nextTryAt: new Date('2026-03-10T06:07:59Z'),
  claimedBy: null,
  tries: 0,
  lastError: null,
  settledAt: null,
  ...more,
})

const lineOf = (more: Partial<Message>) =>
  printUnsent(NONE, { total: 1, messages: [message(more)] })[1]

test('prints one line when nothing is unsent', () => {
  expect(printUnsent(NONE, NONE)).toEqual(['No messages are waiting to be sent.'])
})

test('lists failed messages before waiting ones, and counts the rest of each', () => {
  const dead = message({ tries: 8, lastError: 'It took too long.', settledAt: new Date(0) })
  const waiting = [message({ tries: 1 }), message({ tries: 2 })]
  expect(
    printUnsent({ total: 1, messages: [dead] }, { total: 3, messages: waiting }).join('\n'),
  ).toBe(`Given up: 1
  an-id  text, code, to +85512345678, tried 8 times, on 1970-01-01 00:00 UTC
    It took too long.
Waiting: 3
  an-id  text, code, to +85512345678, tried once, next try 2026-03-10 06:07 UTC
  an-id  text, code, to +85512345678, tried 2 times, next try 2026-03-10 06:07 UTC
  and 1 more`)
  expect(printUnsent({ total: 1, messages: [message({})] }, NONE)[1]).toContain('on an unknown day')
})

test('shows no next try for a message that is being sent', () => {
  expect(lineOf({ claimedBy: 'another' })).toMatch(/not tried yet, being sent$/)
})

test.each<[Message['content'], string]>([
  [null, 'nobody'],
  [{ subscriptionId: 'a' } as Message['content'], 'a browser'],
  [{ chatId: 7 } as Message['content'], 'a chat'],
  [{ urls: ['https://a.example/1', 'https://a.example/2'] }, 'IndexNow, 2 addresses'],
  [{ url: 'https://a.example/1', isListed: true }, 'Google, https://a.example/1'],
])('names the recipient of %o without more details than an operator needs', (content, whom) => {
  expect(lineOf({ content })).toContain(`, to ${whom}, `)
})
