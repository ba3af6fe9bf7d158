import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteOldRows } from '@/backend/areas/data-retention/delete-old-rows'
import { alertMail } from '@/backend/areas/search-alerts/alert-mail'
import type { Mail } from '@/backend/db/schema/messages/message-content'
import { openFeedFolder } from '@/tests/backend/import/feed-file'
import { importAll } from '@/tests/backend/import/import-all'
import { joobleFeed } from '@/tests/backend/import/jooble-feed'
import { provideApp } from '@/tests/support/app'
import { recordMessages } from '@/tests/support/app-deps'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { listStatements } from '@/tests/support/list-statements'
import { openJobProcess, SITE_URL } from '@/tests/support/outbox/job-process'
import { signIn } from '@/tests/support/visitors'

const { db, pool } = provideDatabase({ lookups: true })
const writeFeed = openFeedFolder()
const messages = recordMessages()
const api = provideApp({ db }, undefined, { senders: messages.senders })
const url = '/v1/search-alerts'
const bridge = { area: 'jobs', search: 'categoryId=1&searchText=bridge', rhythm: 'daily' }

let companyId = 0
let jobs = 0
let readers = 0
let email = ''

beforeAll(async () => {
  companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'one' })))
})

beforeEach(async () => {
  await pool.query('truncate alert_reader, outgoing_message cascade')
  api.clock.set('2026-03-10T05:00:00Z')
  messages.mails.length = 0
  readers += 1
  email = `dara${readers}@example.com`
})

const addJob = async (title: string, more: object = {}) => {
  jobs += 1
  const draft = { sourceRef: `job-${jobs}`, companyId, categoryId: 1, title, ...more }
  return first(await addJobs(db, draftJob(draft)))
}
const order = async (payload: object, remoteAddress = '127.0.0.1') => {
  const reply = await api.app.inject({ method: 'POST', url, payload, remoteAddress })
  await api.outbox.run()
  return reply
}
const isAlert = ({ subject }: Mail) => /new listings? for your/.test(subject)
const listAlerts = () => messages.mails.filter(isAlert)
/** Confirmation e-mails. */
const listLinks = () => messages.mails.filter((mail) => !isAlert(mail))
const press = (link: string) =>
  api.app.inject({ method: 'POST', url: link.replace(/^.*\/upstream/, '') })
const look = (link: string) => api.app.inject({ url: link.replace(/^.*\/upstream/, '') })
const findLinks = (text: string, path: string) =>
  text.match(new RegExp(`https?://\\S+/search-alerts/${path}\\S*`, 'g')) ?? []
const lastLink = () => String(findLinks(String(listLinks().at(-1)?.text), 'confirm')[0])
const confirmLast = () => press(lastLink())
const addNineteen = (isConfirmed: boolean) =>
  pool.query(
    `insert into search_alert (reader_id, area, search, rhythm, seen_id, next_on, created_at, confirmed_at)
     select id, 'jobs', 'salaryId=' || n, 'daily', 0, '2026-03-11', now(), case when $1 then now() end
     from alert_reader, generate_series(1, 19) n on conflict (reader_id, area, search)
     do update set confirmed_at = excluded.confirmed_at`,
    [isConfirmed],
  )
const log = { warn: (problem: object) => expect.fail(JSON.stringify(problem)) }
const { write: sendAlerts } = openJobProcess({ db, clock: api.clock, log }, alertMail)
/** At 18:00 in Phnom Penh, the hour itself. */
const runOn = async (day: string) => {
  api.clock.set(`${day}T11:00:00Z`)
  await sendAlerts()
  await api.outbox.run()
}

describe('an e-mail alert', () => {
  test('starts when the mailed link is confirmed, and sends new listings once', async () => {
    await addJob('Bridge inspector')
    expect((await order({ ...bridge, email: ` ${email.toUpperCase()} ` })).json()).toEqual({
      success: true,
    })
    const [confirmation] = listLinks()
    expect(confirmation?.to).toBe(email)
    // Anybody can request it for any address, so it contains no text of the requester.
    expect(confirmation?.text).not.toContain('bridge')
    const [link] = findLinks(String(confirmation?.text), 'confirm')
    expect((await look(String(link))).body).toContain('“bridge”')
    await addJob('Bridge engineer')
    await addJob('Pump engineer')
    await runOn('2026-03-11')
    expect(listAlerts()).toEqual([])

    const on = await press(String(link))
    expect(on.statusCode).toBe(200)
    expect(on.body).toContain('/jobs?categoryId=1&amp;searchText=bridge"')
    await runOn('2026-03-11')
    const [mail, ...others] = listAlerts()
    expect(others).toEqual([])
    expect(mail?.to).toBe(email)
    expect(mail?.subject).toBe('One new listing for your search')
    expect(mail?.text).toContain('Bridge engineer')
    expect(mail?.text).not.toMatch(/inspector|Pump/)
    expect(mail?.text).toContain(`${SITE_URL}/jobs?categoryId=1&searchText=bridge`)

    await runOn('2026-03-12')
    expect(listAlerts()).toHaveLength(1)
  })

  test('is one e-mail a day for all alerts of an address', async () => {
    for (const search of ['searchText=bridge', 'searchText=pump']) {
      await order({ ...bridge, search, email })
      await confirmLast()
    }
    await addJob('Bridge engineer')
    await addJob('Pump engineer')
    await runOn('2026-03-11')
    await addJob('Bridge and pump engineer')
    await runOn('2026-03-11')
    const mails = listAlerts()
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('2 new listings for your searches')
    await runOn('2026-03-12')
    expect(listAlerts()).toHaveLength(2)
  })

  test('is put off to the next day by an e-mail of that day alone', async () => {
    const links: string[] = []
    for (const word of ['bridge', 'pump', 'road']) {
      await order({ ...bridge, search: `searchText=${word}`, email })
      links.push(lastLink())
    }
    const subjects: string[][] = []
    for (const [index, title] of ['Surveyor', 'Pump engineer', 'Road engineer'].entries()) {
      await press(String(links[index]))
      await addJob(title)
      await runOn('2026-03-11')
      subjects.push(listAlerts().map(({ subject }) => subject))
    }
    const one = 'One new listing for your search'
    expect(subjects).toEqual([[], [one], [one]])
    await runOn('2026-03-12')
    expect(listAlerts()).toHaveLength(2)
  })

  test('is sent once a week when the user chose weekly', async () => {
    await order({ ...bridge, rhythm: 'weekly', email })
    await confirmLast()
    await runOn('2026-03-11')
    await addJob('Bridge engineer')
    for (const day of ['12', '15', '17']) await runOn(`2026-03-${day}`)
    expect(listAlerts()).toEqual([])
    await runOn('2026-03-18')
    expect(listAlerts()).toHaveLength(1)
  })

  test('names a listing once, though its feed was without it for a day', async () => {
    const bridges = ['a', 'b', 'c'].map((referencenumber) => ({
      ...{ referencenumber, title: `Bridge engineer ${referencenumber}` },
    }))
    const take = (count: number) =>
      importAll(db, writeFeed(joobleFeed(bridges.slice(0, count))), {
        ...{ now: api.clock.now(), gone: 'close', allowShrink: true },
      })
    await order({ ...bridge, search: 'searchText=bridge', email })
    await confirmLast()
    await take(3)
    await runOn('2026-03-11')
    expect((await take(2)).report.closed).toBe(1)
    await runOn('2026-03-12')
    expect((await take(3)).report.updated).toBe(1)
    await runOn('2026-03-13')
    expect(listAlerts().map(({ subject }) => subject)).toEqual(['3 new listings for your searches'])
  })

  test('is not sent before its hour, nor with partial matches', async () => {
    await order({ ...bridge, search: 'searchText=qgis%20surveyor', email })
    await confirmLast()
    await addJob('Land surveyor')
    api.clock.set('2026-03-11T10:00:00Z')
    await sendAlerts()
    await runOn('2026-03-11')
    expect(listAlerts()).toEqual([])
    await addJob('QGIS surveyor')
    await runOn('2026-03-11')
    expect(listAlerts()).toEqual([])
    await runOn('2026-03-12')
    expect(listAlerts().map(({ text }) => text.includes('Land'))).toEqual([false])
  })

  test('is sent once by several processes', async () => {
    await order({ ...bridge, email })
    await confirmLast()
    await addJob('Bridge engineer')
    api.clock.set('2026-03-11T12:00:00Z')
    await Promise.all([sendAlerts(), sendAlerts(), sendAlerts()])
    await api.outbox.run()
    expect(listAlerts()).toHaveLength(1)
  })
})

describe('an alert ends', () => {
  const orderTwo = async () => {
    for (const search of ['searchText=bridge', '']) {
      api.clock.set(search === '' ? '2026-03-10T06:00:00Z' : '2026-03-10T05:00:00Z')
      await order({ ...bridge, search, email })
      await confirmLast()
    }
    await addJob('Bridge engineer')
    await runOn('2026-03-11')
    const [mail] = listAlerts()
    return { mail, links: findLinks(String(mail?.text), 'end') }
  }

  test('with its own link, or with all others by one-click unsubscribe', async () => {
    const { mail, links } = await orderTwo()
    expect(links).toHaveLength(3)
    expect(mail?.unsubscribeUrl).toBe(links.at(-1))
    expect((await look(String(links.at(-1)))).body).toContain('stop all of these e-mails')
    expect((await look(String(links[0]))).body).toContain('“bridge”')
    for (let times = 0; times < 2; times += 1) {
      expect((await press(String(links[0]))).body).toContain('You are unsubscribed.')
    }
    await addJob('Bridge engineer')
    await runOn('2026-03-12')
    const second = listAlerts()[1]
    expect(second?.text).not.toContain('“bridge”')
    for (let times = 0; times < 2; times += 1) {
      expect((await press(String(mail?.unsubscribeUrl))).statusCode).toBe(200)
    }
    expect((await pool.query('select from alert_reader')).rowCount).toBe(0)
  })

  test('automatically when it is not confirmed within three days', async () => {
    await order({ ...bridge, email })
    api.clock.set('2026-03-13T06:00:00Z')
    expect((await confirmLast()).statusCode).toBe(404)
    expect((await look(lastLink())).statusCode).toBe(404)
    await deleteOldRows(db, api.clock.now())
    await deleteOldRows(db, api.clock.now())
    expect((await pool.query('select from alert_reader')).rowCount).toBe(0)
    expect((await pool.query('select from search_alert')).rowCount).toBe(0)
  })
})

describe('a request for an alert', () => {
  test('gets the same answer for a new and a known address', async () => {
    const replies = [await order({ ...bridge, email })]
    await confirmLast()
    replies.push(await order({ ...bridge, email }))
    const answers = replies.map(({ statusCode, body }) => [statusCode, body])
    expect(new Set(answers.map(String)).size).toBe(1)
    expect(listLinks()).toHaveLength(2)
  })

  test('runs the same statements for a new, a known and a full address (promise T12)', async () => {
    const again = () => order({ ...bridge, email })
    const works = [await listStatements(again)]
    await confirmLast()
    works.push(await listStatements(again))
    await addNineteen(true)
    works.push(await listStatements(() => order({ ...bridge, search: 'searchText=more', email })))
    expect(works[0]?.length).toBeGreaterThan(3)
    expect(works[1]).toEqual(works[0])
    expect(works[2]).toEqual(works[0])
  })

  test('above the limit of twenty is answered by e-mail only', async () => {
    await order({ ...bridge, email })
    await confirmLast()
    await addNineteen(false)
    await order({ ...bridge, search: 'searchText=few', email })
    expect(listLinks().at(-1)?.subject).not.toContain('already')
    await addNineteen(true)
    const reply = await order({ ...bridge, search: 'searchText=more', email })
    expect(reply.json()).toEqual({ success: true })
    expect(listLinks().at(-1)?.subject).toBe('You have 20 alerts already')
    await order({ ...bridge, email: `other-${email}` })
    expect(listLinks().at(-1)?.subject).not.toContain('already')
  })

  test('is limited for each mailbox, including addresses with plus labels', async () => {
    for (let times = 0; times < 5; times += 1) {
      const reply = await order({ ...bridge, email: `limit+${times}@example.com` })
      expect(reply.statusCode).toBe(200)
    }
    expect((await order({ ...bridge, email: 'limit@example.com' })).statusCode).toBe(429)
  })

  test("by attackers leaves the owner's request valid and others unblocked (promise T20)", async () => {
    await order({ ...bridge, email })
    const own = lastLink()
    for (let each = 0; each < 19; each += 1) {
      const search = `searchText=word${each}`
      const { statusCode } = await order({ ...bridge, search, email }, `203.0.113.${each >> 2}`)
      expect(statusCode).toBe(each < 5 ? 200 : 429)
    }
    expect(listLinks().some(({ subject }) => subject.includes('already'))).toBe(false)
    expect((await press(own)).body).toContain('Your alert is on.')
    const late = lastLink()
    await addNineteen(true)
    expect((await press(late)).body).toContain('You already have 20 alerts.')
    expect((await press(own)).body).toContain('Your alert is on.')
  })

  test.each([
    ['a search that cannot be read', { search: 'categoryId=x' }],
    ['another area', { area: 'majors' }],
    ['another rhythm', { rhythm: 'hourly' }],
    ['no address', { email: 'dara' }],
    ['words for the mail', { label: 'Buy now' }],
  ])('is rejected with %s', async (_, wrong) => {
    expect((await order({ ...bridge, email: 'wrong@example.com', ...wrong })).statusCode).toBe(400)
    expect(listLinks()).toEqual([])
  })

  test('of a signed-in user is limited to sixty an hour', async () => {
    const headers = await signIn(db)
    const statuses: number[] = []
    for (let times = 0; times <= 60; times += 1) {
      const own = { method: 'POST', url: `${url}/own`, headers, payload: bridge } as const
      statuses.push((await api.app.inject(own)).statusCode)
    }
    expect(statuses).toEqual([...Array(60).fill(409), 429])
  })

  test('of a signed-in user starts at once, and only for the verified address', async () => {
    const user = await signIn(db)
    const own = (payload: object = bridge) =>
      api.app.inject({ method: 'POST', url: `${url}/own`, headers: user, payload })
    expect((await own({ ...bridge, search: 'categoryId=x' })).statusCode).toBe(400)
    expect((await own()).statusCode).toBe(409)
    await pool.query(`update account set email = 'Own@example.com', email_verified_at = now()
      where id = (select account_id from session order by created_at desc limit 1)`)
    expect((await own()).json()).toEqual({ success: true })
    await addJob('Bridge engineer')
    await runOn('2026-03-11')
    expect(listAlerts().map(({ to }) => to)).toEqual(['own@example.com'])

    // A saved search that is removed sends no more (decision 067); alerts that somebody else requested stay.
    const other = { ...bridge, search: 'categoryId=1' }
    await own(other)
    await own({ ...bridge, area: 'internships' })
    await order({ ...bridge, email })
    await confirmLast()
    const { area, search } = bridge
    const query = { area, search }
    await api.app.inject({ method: 'DELETE', url: '/v1/kept-searches', headers: user, query })
    const { rows } = await pool.query(`select area from search_alert where area <> 'jobs'`)
    expect(rows).toHaveLength(1)
    messages.mails.length = 0
    await addJob('Bridge inspector')
    await runOn('2026-03-12')
    const sent = listAlerts().map(({ to, text }) => [to, text.includes('searchText=bridge')])
    expect(sent.sort()).toEqual([
      [email, true],
      ['own@example.com', false],
    ])
  })
})
