import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { addKnownInstallation } from '@/backend/areas/sign-in/known-installations'
import { account } from '@/backend/db/schema/account'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { recordMessages } from '@/tests/support/app-deps'
import { first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'

const { db } = provideDatabase()
const clock = stoppedClock('2026-03-10T05:00:00Z')
const messages = recordMessages()
const api = provideApp({ db }, clock, { senders: messages.senders })

let people = 0
let name = ''
beforeEach(() => {
  people += 1
  name = `victim${people}`
  messages.mails.length = 0
})

const post = (url: string, payload: object, network: number, headers = {}) =>
  api.app.inject({ method: 'POST', url, payload, headers, remoteAddress: `203.0.113.${network}` })
const askForCode = (email: string, network: number, headers = {}) =>
  post('/auth/v1/email-verification', { email }, network, headers)
const subscribe = (email: string, network: number) => post('/v1/subscriptions', { email }, network)
const orderAlert = (email: string, network: number) =>
  post('/v1/search-alerts', { area: 'jobs', search: '', rhythm: 'daily', email }, network)

/** The e-mails to the mailbox, after everything is sent. */
async function countMails(): Promise<number> {
  await api.outbox.run()
  return messages.mails.filter(({ to }) => to.startsWith(name)).length
}

test('limits a mailbox to twelve e-mails of all kinds from many networks together', async () => {
  for (let network = 1; network <= 12; network += 1) {
    for (let round = 0; round < 7; round += 1) {
      const email = `${name}+${round}@example.com`
      await orderAlert(email, network)
      await askForCode(email, network)
      await subscribe(email, network)
    }
  }
  expect(await countMails()).toBe(12)
})

test('leaves half of them for codes, whatever newsletters and alerts use', async () => {
  const email = `${name}@example.com`
  for (let network = 1; network <= 12; network += 1) {
    await orderAlert(email, network)
    await subscribe(`${name}+${network}@example.com`, network)
  }
  expect(await countMails()).toBe(6)
  expect((await askForCode(email, 99)).statusCode).toBe(200)
})

test('leaves the owner a code when one network uses its limit', async () => {
  const email = `${name}@example.com`
  for (let round = 0; round < 10; round += 1) {
    await orderAlert(email, 1)
    await subscribe(email, 1)
    await askForCode(email, 1)
  }
  expect((await askForCode(email, 2)).statusCode).toBe(200)
})

test('always sends a code to a known browser of the owner (promise T20)', async () => {
  const email = `${name}@example.com`
  const installationId = randomUUID()
  const owner = { email, emailVerifiedAt: clock.now() }
  const { id } = first(await db.insert(account).values(owner).returning())
  await db.transaction((tx) => addKnownInstallation(tx, id, installationId, clock.now()))
  for (let network = 1; network <= 20; network += 1) await askForCode(email, network)
  expect((await askForCode(email, 99)).statusCode).toBe(429)
  const known = { 'x-installation-id': installationId }
  expect((await askForCode(email, 99, known)).statusCode).toBe(200)
})
