import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { account } from '@/backend/db/schema/account'
import { company } from '@/backend/db/schema/company'
import { deskLogin } from '@/backend/db/schema/desk'
import { linkCheck } from '@/backend/db/schema/link-check'
import { listingEntry } from '@/backend/db/schema/listing-entry'
import { contactMessage } from '@/backend/db/schema/messages/newsletter'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { job } from '@/backend/db/schema/vacancy'
import { createLinkKey } from '@/backend/desk/desk-sessions'
import { listAudit } from '@/backend/desk/list-audit'
import { DESK_PAGES } from '@/backend/desk/web/pages'
import { importFeed } from '@/backend/import/import-feed'
import { addSource, getSource } from '@/backend/sources/sources'
import { openFeedFolder } from '@/tests/backend/import/feed-file'
import { joobleFeed } from '@/tests/backend/import/jooble-feed'
import { stoppedClock } from '@/tests/support/app'
import { provideDatabase } from '@/tests/support/database'
import { createDeskVisit } from '@/tests/support/desk-visit'

const { db } = provideDatabase()
const writeFeed = openFeedFolder()
const clock = stoppedClock('2026-03-01T05:00:00Z')
const { get, post, upload, enter } = createDeskVisit(db, clock)

/** Where the desk's forms go. */
const WRITES = [
  '/act',
  '/publish',
  '/post',
  '/people/export',
  '/newsletter',
  '/newsletter/test',
  '/newsletter/send',
  '/content/preview',
  '/content/publish',
  '/picture',
  '/sign-out',
]

/** Markup that would run a script if it were not escaped. */
const EVIL = `<img src=x onerror=alert(1)>"'`

async function readJob() {
  const [row] = await db.select().from(job).where(eq(job.sourceRef, 'a'))
  if (row === undefined) throw new Error('There is no job')
  return row
}

beforeAll(async () => {
  const source = { name: 'acme', address: 'https://acme.example/jobs.xml', everyHours: 6 }
  const rest = { employer: null, destination: null, gone: null, needsApproval: false, owner: null }
  await addSource(db, { ...source, ...rest }, clock.now())
  const entries = [
    { referencenumber: 'a', title: 'Bridge Engineer' },
    { referencenumber: 'b', title: `Road Engineer ${EVIL}`, company: `Acme ${EVIL}` },
    { referencenumber: 'c', title: 'Chief Accountant' },
  ]
  await importFeed(db, writeFeed(joobleFeed(entries)), { source: 'acme', now: clock.now() })
  await db.insert(contactMessage).values({
    companyName: `Sokha ${EVIL}`,
    email: 'sokha@example.com',
    message: `Please help ${EVIL}`,
    sentAt: clock.now(),
  })
})

beforeEach(enter)

describe('signing in to the desk', () => {
  it('uses a link that works once within ten minutes and sets a strict cookie', async () => {
    const key = await createLinkKey(db, 'sokha (desk)', clock.now())
    const follow = () => get(`/?key=${key}`, { cookie: '' })
    const first = await follow()
    expect([first.statusCode, first.headers.location]).toEqual([303, '/'])
    expect(first.headers['set-cookie']).toMatch(
      /^visvakor_desk=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect((await follow()).statusCode).toBe(401)
    const late = await createLinkKey(db, 'sokha (desk)', new Date(clock.now().getTime() - 601_000))
    expect((await get(`/?key=${late}`)).statusCode).toBe(401)
    const stored = await db.select().from(deskLogin)
    expect(JSON.stringify(stored)).not.toContain(key)
  })

  it.each([
    ['no cookie', { cookie: '' }, 401],
    ['an unknown cookie', { cookie: 'visvakor_desk=x' }, 401],
    ["a job seeker's session", { cookie: 'token=abc; session=abc' }, 401],
    ['another host', { host: 'evil.example:4001' }, 403],
    ['a proxy', { 'x-forwarded-for': '203.0.113.5' }, 403],
    ['a link on another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of another port', { 'sec-fetch-site': 'same-site' }, 403],
  ])('is refused with %s', async (_what, headers, status) => {
    for (const url of ['/', '/listings', '/audit']) {
      const response = await get(url, headers)
      expect(response.statusCode).toBe(status)
      expect(response.body).not.toContain('<')
    }
  })

  it.each([
    ['no origin', { origin: '' }, 403],
    ['another origin', { origin: 'http://evil.example' }, 403],
    ['another port of this machine', { origin: 'http://127.0.0.1:3000' }, 403],
    ['no cookie', { cookie: '' }, 401],
  ])('is protected from changes with %s', async (_what, headers, status) => {
    const { id } = await readJob()
    for (const url of WRITES) {
      const response = await post(url, { verb: 'close', area: 'job', id: `${id}` }, headers)
      expect(response.statusCode).toBe(status)
    }
    expect((await readJob()).closingDate).toBeNull()
  })

  it.each(['application/json', 'text/plain'])('takes no changes as %s', async (type) => {
    const { id } = await readJob()
    const form = { verb: 'close', area: 'job', id: `${id}` }
    const { statusCode, body } = await post('/act', form, { 'content-type': type })
    expect(statusCode).toBeGreaterThanOrEqual(400)
    expect(statusCode).toBeLessThan(500)
    expect(body).toContain('Nothing was changed.')
    expect((await readJob()).closingDate).toBeNull()
  })

  it('ends on sign-out and after twelve hours', async () => {
    expect((await get('/')).statusCode).toBe(200)
    const { headers } = await post('/sign-out', {})
    expect(headers['set-cookie']).toContain('Max-Age=0')
    expect((await get('/')).statusCode).toBe(401)
    await enter()
    const now = clock.now()
    clock.set('2026-03-01T17:00:01Z')
    expect((await get('/')).statusCode).toBe(401)
    clock.set(now.toISOString())
  })
})

describe('the pages of the desk', () => {
  it('have no scripts, forbid them and escape what others wrote', async () => {
    const [row] = await db.select().from(job).where(eq(job.sourceRef, 'b'))
    const [person] = await db
      .insert(account)
      .values({ firstName: `Sokha ${EVIL}` })
      .returning()
    const paths = [
      ...['/', '/listings', `/listings?words=${encodeURIComponent(EVIL)}`, '/held', '/messages'],
      ...['/employers', `/employers/${row?.companyId}`, `/listings/job/${row?.id}`],
      ...['/sources', '/sources/acme', '/audit', '/post', '/outbox', '/figures'],
      ...['/hints', '/post?form=1', '/newsletter'],
      ...['/add/employer', '/add/university', '/add/scholarship'],
      ...['/content', '/content?kind=faqs', '/content/news', '/content/pages'],
      ...['/universities', '/majors', '/settings', '/people', '/people?words=sokha'],
      `/people/${person?.id}`,
    ]
    expect(
      Object.keys(DESK_PAGES).filter((path) => !path.includes(':') && !paths.includes(path)),
    ).toEqual([])
    for (const path of paths) {
      const { statusCode, body, headers } = await get(path)
      expect([path, statusCode]).toEqual([path, 200])
      expect(body).not.toMatch(/<img src=x|<script|onerror=alert\(1\)>/)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['cache-control']).toBe('no-store')
      const forms = [...body.matchAll(/ (?:form)?action="([^"]*)"/g)].map(([, to = '']) => to)
      expect(WRITES).toEqual(expect.arrayContaining(forms))
    }
    const messages = (await get('/messages')).body
    expect(messages).toContain('Please help &lt;img')
    expect(messages).not.toContain('more wait')
    expect((await get('/khmer.woff2')).rawPayload.subarray(0, 4).toString()).toBe('wOF2')
  })

  it('answer 404 for what does not exist', async () => {
    for (const path of [
      '/listings/job/999999',
      '/listings/company/1',
      '/employers/x',
      '/universities/x',
      '/add/major',
      '/majors/x',
      '/departments/999999',
      '/sources/x',
      '/people/x',
      '/content/x',
      '/content/news/x',
      '/nothing',
    ]) {
      expect((await get(path)).statusCode).toBe(404)
    }
  })

  it('chart what happened on each of ninety days', async () => {
    const { body } = await get('/figures')
    const [, listings = ''] = /aria-label="New listings: ([^"]*)"/.exec(body) ?? []
    expect(body.match(/<rect/g)).toHaveLength(6 * 90)
    // The age of rows follows the database's clock, not that of the test.
    expect(listings).toMatch(
      /^\d+ in all, at most \d+ a day; \d+ in the last seven days, \d+ in the seven before$/,
    )
  })

  it('mark themselves in the menu, whose groups have names', async () => {
    const { body } = await get('/sources/acme')
    expect(body).toContain('<a href="/sources" aria-current="page">')
    expect(body.match(/aria-current/g)).toHaveLength(1)
    const groups = [...body.matchAll(/<ul aria-labelledby="([^"]+)"/g)].map(([, id]) => id)
    expect(groups.every((id) => body.includes(`<span id="${id}">`))).toBe(true)
    expect(groups).toHaveLength(4)
  })

  it('list what needs attention with links', async () => {
    const { body } = await get('/')
    expect(body).toMatch(/Messages to answer: 1, since .*<a href="\/messages">Open<\/a>/)
    expect(body).toMatch(/held back: 1, since .*<a href="\/held">Open<\/a>/)
  })

  it('name the entry of another source that a listing shows', async () => {
    const { id } = await readJob()
    const entry = { area: 'job', itemId: id, employer: 'Acme', draft: {}, hash: '' } as const
    await db.insert(listingEntry).values([
      { ...entry, source: 'acme', reference: '1', isOwn: true, seenAt: clock.now() },
      { ...entry, source: 'partner', reference: 'p-7', isOwn: false, seenAt: clock.now() },
    ])
    const { body } = await get(`/listings/job/${id}`)
    expect(body).toMatch(/<td>partner<\/td><td>p-7<\/td>.*Separate/s)
    expect(body).not.toContain('<td>acme</td>')
    await db.delete(listingEntry)
  })

  it('lead from a dead link to apply to its listing', async () => {
    const { id } = await readJob()
    const url = 'https://works.example/jobs/1'
    await db.update(job).set({ applyUrl: url }).where(eq(job.id, id))
    const failed = { failures: 3, reason: 'the server answered 404' }
    await db
      .insert(linkCheck)
      .values({ url, checkedAt: clock.now(), failingSince: clock.now(), ...failed })
    const { body } = await get('/')
    expect(body).toMatch(new RegExp(`404 \\(${url}\\)\\. <a href="/listings/job/${id}">Open</a>`))
    const listing = `/listings/job/${id}`
    expect((await get(listing)).body).toContain('The link works')
    expect((await get(`/listings/job/${id + 1}`)).body).not.toContain('The link works')
    await post('/act', { verb: 'trust', area: 'job', id: `${id}`, back: listing })
    expect((await get('/')).body).not.toContain(url)
    expect((await get(listing)).body).not.toContain('The link works')
    const [entry] = await listAudit(db, { limit: 1 })
    await post('/act', { verb: 'undo', id: `${entry?.id}` })
    expect((await get('/')).body).toContain(url)

    const trust = () => post('/act', { verb: 'trust', area: 'job', id: `${id}`, back: listing })
    await db.update(linkCheck).set({ failures: 0 })
    expect((await trust()).body).toContain('No check has found this link dead')
    await db.update(linkCheck).set({ failures: 3 })
    await trust()
    expect((await trust()).body).toContain('is trusted already')
    const [trusted] = await listAudit(db, { limit: 1 })
    await db.delete(linkCheck)
    const undone = await post('/act', { verb: 'undo', id: `${trusted?.id}` })
    expect(undone.body).toContain('This link is checked like any other')
  })
})

describe('the forms of the desk', () => {
  it('close a listing, show the change and undo it', async () => {
    const { id } = await readJob()
    const closed = await post('/act', {
      ...{ verb: 'close', area: 'job', id: `${id}`, because: 'filled', back: '/listings' },
    })
    expect([closed.statusCode, (await readJob()).closingDate]).toEqual([303, '2026-02-28'])
    const page = await get(String(closed.headers.location))
    expect(page.body).toContain(`close-listing job ${id} “Bridge Engineer”`)
    const [entry] = await listAudit(db, { limit: 1 })
    expect(entry).toMatchObject({ actor: 'sokha (desk)', because: 'filled' })
    await post('/act', { verb: 'undo', id: `${entry?.id}` })
    expect((await readJob()).closingDate).toBeNull()
  })

  it('correct only the fields that were changed', async () => {
    const { id } = await readJob()
    const form = { verb: 'correct', area: 'job', id: `${id}` }
    const fields = { 'was.title': 'Bridge Engineer', 'was.closing': '', 'field.closing': '' }
    const same = await post('/act', { ...form, ...fields, 'field.title': 'Bridge Engineer' })
    expect([same.statusCode, same.body.includes('Nothing was changed in the form.')]).toEqual([
      400,
      true,
    ])
    await post('/act', { ...form, ...fields, 'field.title': 'Viaduct Engineer' })
    expect(await readJob()).toMatchObject({ title: 'Viaduct Engineer', closingDate: null })
    expect((await listAudit(db, { limit: 1 }))[0]?.after).toEqual({ title: 'Viaduct Engineer' })
  })

  it('publish a held entry and mark a message as answered', async () => {
    await post('/act', { verb: 'accept', id: 'acme', word: 'c', back: '/held' })
    expect((await get('/held')).body).toContain('Nothing is held back.')
    expect((await db.select().from(job).where(eq(job.sourceRef, 'c')))[0]?.title).toBe(
      'Chief Accountant',
    )
    const [message] = await db.select().from(contactMessage)
    await post('/act', { verb: 'answered', id: `${message?.id}`, back: '/messages' })
    expect((await get('/messages')).body).toContain('No message waits.')
    expect((await listAudit(db, { limit: 1 }))[0]).toMatchObject({ title: 'Message' })
  })

  it('pause a source and run it, hold all messages and release them', async () => {
    const isPaused = async () => (await getSource(db, 'acme'))?.isPaused
    await post('/act', { verb: 'pause', id: 'acme' })
    expect(await isPaused()).toBe(true)
    await post('/act', { verb: 'run', id: 'acme' })
    expect(await isPaused()).toBe(false)
    await post('/act', { verb: 'hold' })
    expect((await get('/outbox')).body).toContain('Sending is paused since')
    await post('/outbox/release', {})
    expect((await get('/outbox')).body).not.toContain('Sending is paused since')
    const createdAt = new Date('2026-02-28T05:00:00Z')
    const waiting = { channel: 'mail', purpose: 'digest', createdAt, nextTryAt: createdAt } as const
    const content = { to: 'dara@example.com', subject: 'New jobs', text: 'One.', html: 'One.' }
    await db.insert(outgoingMessage).values({ ...waiting, content })
    await post('/act', { verb: 'hold' })
    await post('/outbox/release', { before: 'drop' })
    expect((await listAudit(db, { limit: 1 }))[0]?.after).toEqual({ isHeld: false, dropped: 1 })
    expect((await post('/act', { verb: 'pause', id: 'nobody' })).statusCode).toBe(400)
  })

  it('show a logo, replace it and remove it, each with an undo that brings back the one before', async () => {
    const { companyId } = await readJob()
    const readLogo = async () =>
      (await db.select().from(company).where(eq(company.id, companyId)))[0]?.logoUrl ?? null
    const form = { owner: 'company', id: `${companyId}`, back: `/employers/${companyId}` }
    const draw = (background: string) =>
      sharp({ create: { width: 9, height: 9, channels: 3, background } })
        .png()
        .toBuffer()
    const undo = async () => {
      const [entry] = await listAudit(db, { limit: 1 })
      await post('/act', { verb: 'undo', id: `${entry?.id}` })
    }
    await upload('/picture', form, await draw('#c00'))
    const red = await readLogo()
    expect((await get(form.back)).body).toContain(`<img src="${red}"`)
    await upload('/picture', form, await draw('#00c'))
    expect(await readLogo()).not.toBe(red)
    await undo()
    expect(await readLogo()).toBe(red)
    await upload('/picture', { ...form, remove: '1' }, Buffer.alloc(0))
    expect(await readLogo()).toBeNull()
    await undo()
    expect(await readLogo()).toBe(red)

    for (const [picture, reason] of [
      [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'must be a PNG, JPEG or WebP'],
      [Buffer.alloc(0), 'Choose a picture.'],
    ] as const) {
      const { statusCode, body } = await upload('/picture', form, picture)
      expect([statusCode, body.includes(reason)]).toEqual([400, true])
    }
    expect(await readLogo()).toBe(red)
  })

  it('edit a description as text and keep its list and link', async () => {
    const { id } = await readJob()
    const link = '<a href="https://acme.example/" rel="nofollow noopener" target="_blank">us</a>'
    const description = `<p>See ${link}</p><ul><li>Draw</li><li>Build</li></ul>`
    await db.update(job).set({ description }).where(eq(job.id, id))
    const { body } = await get(`/listings/job/${id}`)
    const shown = /name="field\.description">([^<]*)</.exec(body)?.[1] ?? ''
    expect(shown).toBe('See [us](https://acme.example/)\n\n- Draw\n- Build')
    const form = { verb: 'correct', area: 'job', id: `${id}`, 'was.description': shown }
    const changed = shown.replace('- Build', '- Build bridges').replaceAll('\n', '\r\n')
    const sent = await post('/act', { ...form, 'field.description': changed })
    expect(sent.statusCode).toBe(303)
    const saved = description.replace('Build', 'Build bridges')
    expect((await readJob()).description).toBe(saved)
  })

  it('publish a posting pasted in Khmer in two steps', async () => {
    const text =
      'វិស្វករសំណង់ស៊ីវិល\nក្រុមហ៊ុន៖ ក្រុមហ៊ុនសំណង់មេគង្គ\nថ្ងៃផុតកំណត់៖ ៣១ មីនា ២០២៦\nត្រួតពិនិត្យការដ្ឋានសាងសង់ស្ពាននៅខេត្តកំពត។\nទូរស័ព្ទ៖ ០១២ ៣៤៥ ៦៧៨\nអ៊ីមែល៖ hr@mekong.example'
    const read = await post('/post', { text })
    expect(read.statusCode).toBe(200)
    const fields = [...read.body.matchAll(/name="(posting\.\w+)"(?: value="([^"]*)")?/g)]
    expect(read.body).toContain('value="វិស្វករសំណង់ស៊ីវិល"')
    expect(read.body).toMatch(/place +Kampot/)
    expect(read.body).toContain('>០១២ ៣៤៥ ៦៧៨</textarea>')
    const form = Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
    const description = /name="posting\.description">([^<]*)</.exec(read.body)?.[1] ?? ''
    const sent = await post('/publish', { ...form, 'posting.description': description, as: 'jobs' })
    expect(sent.statusCode).toBe(303)
    const [row] = await db.select().from(job).where(eq(job.source, 'desk'))
    expect(row).toMatchObject({
      title: 'វិស្វករសំណង់ស៊ីវិល',
      closingDate: '2026-03-31',
      applyEmail: 'hr@mekong.example',
    })
    const [employer] = await db
      .select()
      .from(company)
      .where(eq(company.id, row?.companyId ?? 0))
    expect(employer?.name).toBe('ក្រុមហ៊ុនសំណង់មេគង្គ')
    const empty = await post('/publish', { 'posting.title': 'Nothing else', as: 'jobs' })
    expect([empty.statusCode, empty.body.includes('The posting ')]).toEqual([400, true])
  })
})
