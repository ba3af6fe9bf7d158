import { beforeEach, describe, expect, test } from 'vitest'
import { provideApp } from '@/tests/support/app'
import { recordMessages } from '@/tests/support/app-deps'
import { provideDatabase } from '@/tests/support/database'
import { listStatements } from '@/tests/support/list-statements'

const { db, pool } = provideDatabase({ lookups: true })
const messages = recordMessages()
const api = provideApp({ db }, undefined, { senders: messages.senders })

let readers = 0
let email = ''

beforeEach(async () => {
  await pool.query('truncate alert_reader, subscription, outgoing_message cascade')
  messages.mails.length = 0
  readers += 1
  email = `leaver${readers}@example.com`
})

const addAlerts = async (...searches: readonly string[]) => {
  await pool.query('insert into alert_reader (email, created_at) values ($1, now())', [email])
  for (const search of searches) {
    await pool.query(
      `insert into search_alert (reader_id, area, search, rhythm, seen_id, next_on, created_at, confirmed_at)
       select id, 'jobs', $1, 'daily', 0, '2026-03-11', now(), now() from alert_reader where email = $2`,
      [search, email],
    )
  }
}
const addNewsletter = () =>
  pool.query('insert into subscription (email, confirmed_at) values ($1, now())', [email])
const ask = async (address = email, remoteAddress = '127.0.0.1') => {
  const reply = await api.app.inject({
    method: 'POST',
    url: '/v1/search-alerts/end-link',
    payload: { email: address },
    remoteAddress,
  })
  await api.outbox.run()
  return reply
}
const readLink = () =>
  String(/https?:\S+\/upstream(\/v1\/\S+token=\S+)/.exec(String(messages.mails.at(-1)?.text))?.[1])
const look = () => api.app.inject({ url: readLink() })
const press = () => api.app.inject({ method: 'POST', url: readLink() })
const count = async (rows: string) => (await pool.query(`select from ${rows}`)).rowCount

describe('the link to end all e-mails to an address', () => {
  test('lists the alerts and the newsletter on its page and ends both', async () => {
    await addAlerts('searchText=bridge', 'categoryId=1', 'searchText=unconfirmed')
    await pool.query(
      `update search_alert set confirmed_at = null where search = 'searchText=unconfirmed'`,
    )
    await addNewsletter()
    expect((await ask(` ${email.toUpperCase()} `)).json()).toEqual({ success: true })
    expect(messages.mails.map(({ to }) => to)).toEqual([email])
    const { body } = await look()
    expect(body).toContain(email)
    expect(body).toContain(
      '<ul><li>Jobs: “bridge”</li><li>Jobs: Civil</li><li>Newsletter</li></ul>',
    )
    expect(await count('search_alert')).toBe(3)
    for (let times = 0; times < 2; times += 1) {
      expect((await press()).body).toContain('You are unsubscribed.')
    }
    expect(await count('alert_reader')).toBe(0)
    expect(await count('subscription where ended_at is null')).toBe(0)
  })

  test('ends the newsletter of an address without alerts', async () => {
    await addNewsletter()
    await ask()
    expect((await look()).body).toContain(`The newsletter goes to ${email}.`)
    await press()
    expect(await count('subscription where ended_at is null')).toBe(0)
  })

  test('does not affect other addresses; the link in an alert e-mail ends alerts only', async () => {
    await addNewsletter()
    await addAlerts('searchText=pump')
    const own = email
    email = `other-${own}`
    await addAlerts('searchText=bridge')
    await addNewsletter()
    await ask()
    expect((await look()).body).toContain('<ul><li>Jobs: “bridge”</li><li>Newsletter</li></ul>')
    await pool.query('update subscription set ended_at = now() where email = $1', [email])
    expect((await look()).body).not.toContain('Newsletter')
    await pool.query('update subscription set ended_at = null where email = $1', [email])
    const alertsAlone = readLink().replace(/&newsletter=too$/, '')
    expect((await api.app.inject({ url: alertsAlone })).body).not.toContain('Newsletter')
    await api.app.inject({ method: 'POST', url: alertsAlone })
    expect(await count('search_alert')).toBe(1)
    expect(await count('subscription where ended_at is null')).toBe(2)
  })

  test('is not sent to an address without active e-mails', async () => {
    expect((await ask()).json()).toEqual({ success: true })
    await pool.query(
      'insert into subscription (email, confirmed_at, ended_at) values ($1, now(), now())',
      [email],
    )
    await addAlerts('searchText=bridge')
    await pool.query('update search_alert set confirmed_at = null')
    expect((await ask()).json()).toEqual({ success: true })
    expect(messages.mails).toEqual([])
  })

  test('runs the same statements for an address without e-mails (promise T12)', async () => {
    const unknown = await listStatements(() => ask())
    await addAlerts('searchText=bridge')
    await addNewsletter()
    expect(await listStatements(() => ask())).toEqual(unknown)
    // The lookup, the name of the site, and the e-mail.
    expect(unknown).toHaveLength(3)
  })

  test('counts against the mailbox limit for known and unknown addresses (decision 062)', async () => {
    for (const known of [false, true]) {
      if (known) {
        email = `known-${email}`
        await addNewsletter()
      }
      const statuses: number[] = []
      for (let network = 1; network <= 7; network += 1) {
        statuses.push((await ask(email, `203.0.113.${network}`)).statusCode)
      }
      expect(statuses).toEqual([...Array.from({ length: 6 }, () => 200), 429])
    }
    expect(messages.mails).toHaveLength(6)
  })

  test('is rejected without a valid address', async () => {
    expect((await ask('dara')).statusCode).toBe(400)
  })
})
