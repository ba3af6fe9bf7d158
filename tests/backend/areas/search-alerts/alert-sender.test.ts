import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { alertMail } from '@/backend/areas/search-alerts/alert-mail'
import {
  addAlert,
  createOrLockRecipient,
  getNewestItemId,
} from '@/backend/areas/search-alerts/alerts'
import { claimRecipient } from '@/backend/areas/search-alerts/due-alerts'
import { toSearchLabel } from '@/backend/areas/search-alerts/search-label'
import { stoppedClock } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob, first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { openJobProcess } from '@/tests/support/outbox/job-process'

const { db, pool } = provideDatabase({ lookups: true })
const NOW = new Date('2026-03-11T11:00:00Z')
/** In the order of their ids, which is not the order in which they are inserted. */
const [ANNA, BORA] = [
  '00000000-0000-4000-8000-00000000000a',
  '00000000-0000-4000-8000-00000000000b',
]

beforeAll(async () => {
  const companyId = first(await addCompanies(db, draftCompany({ sourceRef: 'one' })))
  const titles = ['Bridge engineer', 'Pump engineer', 'Road engineer']
  await addJobs(db, ...titles.map((title) => draftJob({ sourceRef: title, companyId, title })))
})

beforeEach(async () => {
  await pool.query('truncate alert_reader, outgoing_message cascade')
  await pool.query(
    `insert into alert_reader (id, email, created_at)
     values ($1, 'bora@example.com', now()), ($2, 'anna@example.com', now())`,
    [BORA, ANNA],
  )
  await addAlerts(ANNA, 'bridge', '2026-03-11', true)
  await addAlerts(BORA, 'pump', '2026-03-11', true)
})

const addAlerts = (reader: string, word: string, nextOn: string, isConfirmed: boolean) =>
  pool.query(
    `insert into search_alert (reader_id, area, search, rhythm, seen_id, next_on, created_at, confirmed_at)
     values ($1, 'jobs', 'searchText=' || $2::text, 'daily', 0, $3, now(), case when $4 then now() end)`,
    [reader, word, nextOn, isConfirmed],
  )
const warn = vi.fn()
const clock = stoppedClock(NOW.toISOString())
const { write: send } = openJobProcess({ db, clock, log: { warn } }, alertMail)
/** The recipients, and the searches in their e-mails. */
const readMails = async () => {
  const { rows } = await pool.query(
    `select content->>'to' as to, content->>'text' as text from outgoing_message order by 1`,
  )
  return rows.map(({ to, text }) => [to, text.match(/Jobs: “(\w+)”/g)])
}

test('e-mails each recipient the confirmed alerts that are due, and no others', async () => {
  await addAlerts(ANNA, 'road', '2026-03-11', false)
  await addAlerts(BORA, 'road', '2026-03-12', true)
  await send()
  expect(await readMails()).toEqual([
    ['anna@example.com', ['Jobs: “bridge”']],
    ['bora@example.com', ['Jobs: “pump”']],
  ])
  const { rows } = await pool.query(`select key from outgoing_message order by content->>'to'`)
  expect(rows).toEqual([ANNA, BORA].map((id) => ({ key: `alert:${id}:2026-03-11` })))
})

test('a recipient who got the e-mail of a day is not claimed again that day', async () => {
  await send()
  const claim = (day: string) => db.transaction((tx) => claimRecipient(tx, ANNA, day))
  expect(await claim('2026-03-11')).toBeNull()
  expect(await claim('2026-03-12')).toMatchObject({ id: ANNA })
})

test('links the search, its listings and the end of the alert in the HTML too', async () => {
  await send()
  const { rows } = await pool.query<{ html: string }>(
    `select content->>'html' as html from outgoing_message where content->>'to' = 'anna@example.com'`,
  )
  const links = [
    ...(rows[0]?.html ?? '').matchAll(/href="https:\/\/www\.visvakor\.example([^"?]*)/g),
  ]
  expect(links.map(([, path]) => path)).toEqual([
    '/jobs',
    expect.stringMatching(/^\/jobs\/\d+$/),
    '/upstream/v1/search-alerts/end',
  ])
})

test('continues after a failure and retries the failed recipient the next time', async () => {
  vi.spyOn(db, 'transaction').mockRejectedValueOnce(new Error('away'))
  await send()
  expect(warn).toHaveBeenCalledTimes(1)
  expect((await readMails()).map(([to]) => to)).toEqual(['bora@example.com'])
  await send()
  expect(await readMails()).toHaveLength(2)
})

test('an alert starts on the day after it was requested, with listings published from then on', async () => {
  expect(await getNewestItemId(db, 'internships')).toBe(0)
  const wish = { area: 'jobs', search: '', rhythm: 'daily' } as const
  const alert = await db.transaction(async (tx) =>
    addAlert(tx, await createOrLockRecipient(tx, 'anna@example.com', NOW), wish, NOW),
  )
  expect(alert).toMatchObject({ nextOn: '2026-03-12', seenId: await getNewestItemId(db, 'jobs') })
})

describe('the name of a search', () => {
  test.each([
    ['jobs', '', 'Jobs'],
    ['jobs', 'categoryId=1&searchText=bridge', 'Jobs: “bridge”, Civil'],
    ['internships', 'typeId=2', 'Internships: Part-time'],
    ['internships', 'locationId=1&locationId=3', 'Internships: Phnom Penh, Siem Reap'],
    ['jobs', 'majorId=9999', 'Jobs: something no longer listed'],
    ['jobs', 'locationId=1&locationId=9999', 'Jobs: Phnom Penh, something no longer listed'],
    ['scholarships', 'type=full', 'Scholarships: fully funded'],
  ] as const)('of %s for "%s" is "%s"', async (area, search, words) => {
    expect(await toSearchLabel(db, area, search)).toBe(words)
  })
})
