import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '@/backend/db/schema/account'
import { setting } from '@/backend/db/schema/content'
import { audit } from '@/backend/db/schema/desk'
import { importSource } from '@/backend/db/schema/import'
import { contactMessage, newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { identity } from '@/backend/db/schema/sign-in/identity'
import { emptySearch, visitDay } from '@/backend/db/schema/visitor'
import { renderSettings } from '@/backend/desk/web/pages/settings'
import { silentLog } from '@/backend/platform/runtime/log'
import { parseEnvironment } from '@/backend/settings/environment'
import { addDays } from '@/lib/shared/calendar/day'
import { stoppedClock } from '@/tests/support/app'
import { articleFile, makeContentFolder } from '@/tests/support/content-folder'
import { provideDatabase } from '@/tests/support/database'
import { createDeskVisit, expectParts } from '@/tests/support/desk-visit'
import { loadContent } from '@/tests/support/load-content'

/** What pages of the desk show in each state of what they show, and what they leave out then. */
const { db } = provideDatabase()
const clock = stoppedClock('2026-03-10T05:00:00Z')
const dataDir = await mkdtemp(join(tmpdir(), 'visvakor-desk-'))
afterAll(() => rm(dataDir, { recursive: true }))
const { get, post, enter, expectPage } = createDeskVisit(db, clock, dataDir)

beforeAll(async () => {
  const backup = { finishedAt: new Date().toISOString(), folder: '/backups/1' }
  await writeFile(join(dataDir, 'backup.json'), JSON.stringify(backup))
})

beforeEach(enter)

test('today needs nothing, then one thing', async () => {
  await expectPage('/', ['Nothing needs you.'])
  const message = { companyName: 'Dara', message: 'Help', sentAt: clock.now() }
  await db.insert(contactMessage).values(message)
  await expectPage('/', ['Messages to answer: 1'], ['Nothing needs you.'])
  const report = { listingArea: 'jobs', listingId: 12, email: 'sok@example.com' } as const
  await db.insert(contactMessage).values({ ...message, ...report })
  const { body } = await get('/messages')
  expectParts(body, ['No address', '<a href="mailto:sok@example.com">', '"/listings/job/12"'])
  expect(body.match(/Open the listing/g)).toHaveLength(1)
})

test('the audit shows who undid what, its reasons and long values cut, a hundred a page', async () => {
  await db.delete(audit)
  const row = { at: clock.now(), actor: 'sokha (desk)', act: 'close-listing', title: 'Bridges' }
  const undo = { act: 'x', input: {} }
  const add = async (more: Partial<typeof audit.$inferInsert>) => {
    const values = { ...row, target: 'job 7', ...more }
    return (await db.insert(audit).values(values).returning())[0]?.id ?? 0
  }
  const done = await add({ undo, because: 'filled', before: 'b'.repeat(298) })
  const undoing = await add({ undoes: done, after: 'a'.repeat(299) })
  const { body } = await get('/audit')
  expectParts(
    body,
    [
      ...[`Undone by ${undoing}.`, `Undoes ${done}.`, '<span class="note">filled</span>'],
      ...[`${'b'.repeat(298)}&quot; →`, `→ &quot;${'a'.repeat(299)}…<`],
    ],
    ['>Undo</button>', '<span class="note"></span>', 'Older', 'role="status"'],
  )
  const latest = await add({ undo, target: 'job 8' })
  expect((await get('/audit')).body.match(/>Undo</g)).toHaveLength(1 + 1)
  await db.insert(audit).values(Array.from({ length: 98 }, () => ({ ...row, target: 'job 9' })))
  const [, older = ''] = /<a href="([^"]+)">Older</.exec((await get('/audit')).body) ?? []
  expect(older).toBe(`/audit?before=${undoing}`)
  await expectPage(older, [`Undone by ${undoing}.`], ['job 8', 'Older'])
  await expectPage('/audit?before=99999999999', ['job 8'])

  // After a form: what it did, of ten at most.
  await expectPage(`/audit?done=x ${latest}`, ['value="undo"', 'close-listing job 8'], ['more</p>'])
  const late = 'The web app did not answer'
  await expectPage(`/held?done=${latest}`, ['role="status"', 'value="undo"'], [late])
  await expectPage(`/held?done=${done + 1}&late=1`, [late], ['value="undo"'])
  const ten = '1+2+3+4+5+6+7+8+9+10'
  await expectPage(`/held?done=${ten}`, ['role="status"'], ['more</p>', 'more are not shown'])
  await expectPage(`/held?done=${ten}+11`, ['and 1 more</p>'])
})

test('people are shown by name, with how they sign in', async () => {
  const [person] = await db
    .insert(account)
    .values({ firstName: 'Sokha', lastName: 'Chan' })
    .returning()
  const id = person?.id ?? ''
  await expectPage('/people?words=sokha', ['<span class="note"></span>'], ['The first 50'])
  await expectPage(`/people/${id}`, [
    ...['<h1>Sokha Chan</h1>', 'Nothing yet', 'value="block"', 'Block the account'],
  ])
  await db
    .insert(identity)
    .values({ provider: 'local', subject: 's', accountId: id, createdAt: clock.now() })
  await db.update(account).set({ blockedAt: clock.now() })
  await expectPage('/people?words=sokha', ['<span class="note">blocked</span>'])
  await expectPage(`/people/${id}`, ['<td>password</td>', 'value="unblock"', 'Unblock the account'])
})

test('the newsletter names its subscribers and what is edited', async () => {
  const confirm = (email: string) =>
    db.insert(newsletterSubscription).values({ email, confirmedAt: clock.now() })
  await expectPage('/newsletter', ['0 confirmed subscribers.', 'New newsletter'])
  await confirm('sok@example.com')
  await expectPage('/newsletter', ['1 confirmed subscriber.'])
  await confirm('dara@example.com')
  const form = { subject: 'New jobs in May', text: 'See the jobs.' }
  const { body } = await post('/newsletter', form)
  expectParts(body, ['Edit the newsletter', 'Send it to 2 subscribers<'], ['New newsletter'])
})

test('a source says when it runs, that it is paused, and why it fails', async () => {
  const values = { address: 'https://acme.example/', everyHours: 6, needsApproval: false }
  const row = { ...values, name: 'acme', nextRunAt: clock.now(), createdAt: clock.now() }
  await db.insert(importSource).values(row)
  await expectPage('/sources/acme', ['Not yet', 'Next run', '>Pause<'], ['Failing since'])
  const failing = { failure: 'it answered 404', failingSince: clock.now() }
  await db.update(importSource).set({ isPaused: true, lastRunAt: clock.now(), ...failing })
  await expectPage(
    '/sources/acme',
    ['Paused.', '>Resume<', 'Failing since 10 Mar 2026', ': it answered 404'],
    ['Not yet', '>Pause<'],
  )
})

test('the settings name the parts that are not ready for the public', async () => {
  await db.delete(setting)
  const title = 'Not ready for the public'
  await expectPage('/settings', ['Site details'], [title])
  const environment = parseEnvironment({
    ...{ SITE_URL: 'https://jobs.kampot.org', WEB_URL: 'http://127.0.0.1:1', DATA_DIR: dataDir },
    REVALIDATE_SECRET: 'a-secret-of-the-desk',
  })
  const context = { db, clock, environment, log: silentLog }
  const page = await renderSettings(context, { query: new URLSearchParams(), params: {} })
  expectParts(page?.main.markup ?? '', [title, 'or an application. <code>npm run live</code>'])
})

test('charts count ninety days, and searches without a result from three on', async () => {
  await expectPage('/figures', ['Nothing was searched 3 times'], ['NaN'])
  const visits = [0, 6, 7, 13, 14, 89, 90].map((ago, index) => ({
    day: addDays('2026-03-10', -ago),
    visits: 2 ** index,
  }))
  await db.insert(visitDay).values(visits)
  const search = { day: addDays('2026-03-10', -89), words: 'welder', searches: 3 }
  const earlier = { ...search, day: addDays('2026-03-10', -90), words: 'diver' }
  await db.insert(emptySearch).values([search, earlier, { ...search, words: 'cook', searches: 2 }])
  const total = '63 in all, at most 32 a day; 3 in the last seven days, 12 in the seven before'
  const shown = [`aria-label="Visits: ${total}"`, '<td>welder</td><td>3</td>']
  await expectPage('/figures', shown, ['<td>cook</td>', '<td>diver</td>'])
  await db.delete(visitDay)
  await db.insert(visitDay).values({ day: '2026-03-10', visits: 1 })
  await expectPage('/figures', ['y="0" width="6" height="80"/>'])
})

test('a text shows how it was changed, and a new one asks for its place', async () => {
  await loadContent(db, makeContentFolder({ 'news/one.md': articleFile() }), clock.now())
  await expectPage(
    '/content',
    ['kind=advertisements" aria-current="page">Advertisements</a>'],
    ['kind=news" aria-current'],
  )
  const changed = ['It was changed here', 'Restore the text of its file']
  await expectPage('/content/news/one', ['Change history'], [...changed, 'Placement', '<img'])
  await expectPage('/content/news', ['name="slug" value="" required'], ['Change history'])
  const form = { kind: 'news', slug: 'one', to: 'publish' }
  const fields = ['title', 'summary', 'author', 'topic', 'body'].map((each) => [
    `field.${each}`,
    'B',
  ])
  const article = { ...Object.fromEntries(fields), 'field.published': '2026-03-01' }
  await post('/content/publish', { ...form, ...article })
  await expectPage('/content/news/one', changed)
  await post('/content/publish', { ...form, ...article, slug: 'two', new: '1' })
  await expectPage('/content/news/two', ['Change history'], changed)
  const advertisement = { kind: 'advertisements', slug: 'detail-main', new: '1' }
  const rest = { 'field.url': '/jobs', 'field.label': 'Here' }
  const preview = await post('/content/preview', { ...advertisement, ...article, ...rest })
  const placement = ['<option value="detail-main" selected>', 'Add an advertisement</h1>']
  expectParts(preview.body, placement, ['"home-main" selected', '<h2>Picture</h2>'])
  const page = '/content/advertisements/home-main'
  await expectPage(page, ['<h2>Picture</h2>'], ['Remove the logo', '<img'])
})

test('a page that fails says so, and a broken upload is refused', async () => {
  await db.execute(sql`alter table visit_day rename to hidden`)
  const failed = await get('/figures')
  await db.execute(sql`alter table hidden rename to visit_day`)
  expect([failed.statusCode, failed.body.includes('Something went wrong')]).toEqual([500, true])
  const type = { 'content-type': 'multipart/form-data; boundary=x' }
  const broken = await post('/picture', { owner: 'company' }, type)
  expect([broken.statusCode, broken.body.includes('The form arrived broken.')]).toEqual([400, true])
})
