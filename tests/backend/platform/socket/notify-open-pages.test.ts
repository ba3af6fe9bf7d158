import { expect, test } from 'vitest'
import type { Transaction } from '@/backend/db/connect'
import {
  notifyOpenPages,
  type PageMessage,
  toPageMessage,
} from '@/backend/platform/socket/notify-open-pages'
import { scriptDatabase } from '@/tests/support/scripted-database'

const missed = (accountId: string): PageMessage => ({ accountId, event: 'missed', about: [] })

/** The messages of each statement. */
async function notify(...messages: readonly PageMessage[]) {
  const { db, asked } = scriptDatabase([['pg_notify']])
  const tx: Pick<Transaction, 'execute'> = db
  await notifyOpenPages(tx as Transaction, ...messages)
  return asked.map(({ params }) =>
    JSON.parse(String(params.at(-1))).map((payload: string) => toPageMessage(payload)),
  )
}

test('sends a thousand messages in one statement, and no statement for none', async () => {
  const all = Array.from({ length: 1001 }, (_, at) => missed(`${at}`))
  expect(await notify()).toEqual([])
  expect(await notify(...all.slice(0, 1000))).toEqual([all.slice(0, 1000)])
  expect(await notify(...all)).toEqual([all.slice(0, 1000), all.slice(1000)])
})

test('sends "missed" instead of a message that is too long for the database', async () => {
  const saved = (accountId: string): PageMessage => ({
    accountId,
    event: 'saved',
    about: [{ area: '/v1/job', id: 7, isSaved: true }],
  })
  const left = 7900 - Buffer.byteLength(JSON.stringify(saved('')))
  const [longest, longer] = ['a'.repeat(left), 'a'.repeat(left + 1)]
  expect(await notify(saved(longest), saved(longer))).toEqual([[saved(longest), missed(longer)]])
})
