import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { news } from '@/backend/db/schema/article'
import { advertisement, setting } from '@/backend/db/schema/content'
import { contentText } from '@/backend/db/schema/desk'
import { newsletterIssue, newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { outgoingMessage } from '@/backend/db/schema/messages/outgoing-message'
import { listAudit } from '@/backend/desk/list-audit'
import { readSiteSettings } from '@/backend/go-live/go-live'
import { fillEmptyDatabase } from '@/backend/reference/fill-empty-database'
import { stoppedClock } from '@/tests/support/app'
import { articleFile, makeContentFolder } from '@/tests/support/content-folder'
import { provideDatabase } from '@/tests/support/database'
import { createDeskVisit } from '@/tests/support/desk-visit'
import { loadContent } from '@/tests/support/load-content'

const { db } = provideDatabase()
const clock = stoppedClock('2026-03-10T05:00:00Z')
const { get, post, upload, enter } = createDeskVisit(db, clock)

beforeEach(enter)

describe('the newsletter page', () => {
  const form = {
    subject: 'New jobs in May',
    text: 'See the [jobs](/jobs).<script>alert(1)</script>',
  }

  test('shows the mail, sends a test to one address, and sends it once', async () => {
    const without = await post('/newsletter', form)
    expect(without.body).toContain('Nobody has confirmed the newsletter yet')
    const reader = { email: 'sok@example.com', confirmedAt: clock.now() }
    await db.insert(newsletterSubscription).values(reader)

    const { body } = await post('/newsletter', form)
    expect(body).toContain('<a href="http://localhost:3000/jobs">jobs</a>')
    expect(body).not.toContain('<script')
    expect(body).toContain('Send it to 1 subscriber<')
    expect(await db.$count(outgoingMessage)).toBe(0)

    await post('/newsletter/test', { ...form, address: 'me@example.com' })
    const [mail] = await db.select().from(outgoingMessage)
    expect(mail?.content).toMatchObject({ to: 'me@example.com', subject: 'Test: New jobs in May' })

    expect((await post('/newsletter/send', form)).statusCode).toBe(303)
    expect((await get('/newsletter')).body).toContain('0 so far, and goes on')
    const [issue] = await db.select().from(newsletterIssue)
    const change = { id: issue?.id ?? '' }
    await post('/newsletter/switch', { ...change, to: 'stop' })
    expect((await get('/newsletter')).body).toMatch(/0, stopped .*>Continue</)
    await post('/newsletter/switch', { ...change, to: 'continue' })
    const already = await post('/newsletter/switch', { ...change, to: 'continue' })
    expect(already.body).toContain('This newsletter is not stopped.')
    const again = await post('/newsletter/send', form)
    expect([again.statusCode, again.body.includes('Nobody gets it twice.')]).toEqual([400, true])
    expect(await db.$count(newsletterIssue)).toBe(1)
  })

  test.each([
    ['/newsletter', { subject: '', text: 'A text' }, 'The first line has to be the subject'],
    ['/newsletter/send', { subject: 'A subject', text: '' }, 'There is no text below the subject.'],
    ['/newsletter/test', { ...form, address: 'nobody' }, 'Name the address to mail it to.'],
  ])('refuses at %s what %j lacks', async (url, fields, reason) => {
    const { statusCode, body } = await post(url, fields)
    expect([statusCode, body.includes(reason)]).toEqual([400, true])
  })
})

describe('the settings page', () => {
  const save = (id: string, word: string) => post('/act', { verb: 'set', id, word })

  test('says what a new board has, changes it with an entry in the audit, and undoes that', async () => {
    await db.delete(setting)
    await fillEmptyDatabase(db, '2026-03-10', async () => undefined)
    expect((await get('/settings')).body).toMatch(/Phone number <span class="note">not changed yet/)
    const before = (await readSiteSettings(db))['Phone Number']
    await save('phone', '+855 12 345 678')
    expect((await readSiteSettings(db))['Phone Number']).toBe('+855 12 345 678')
    expect((await get('/settings')).body).toMatch(/Phone number <span class="note"><\/span>/)
    const [entry] = await listAudit(db, { limit: 1 })
    expect(entry).toMatchObject({
      target: 'setting Phone Number',
      before: { value: before },
      after: { value: '+855 12 345 678' },
    })
    await post('/act', { verb: 'undo', id: String(entry?.id) })
    expect((await readSiteSettings(db))['Phone Number']).toBe(before)
    await save('facebook', '')
    expect((await readSiteSettings(db))['Facebook Link']).toBeNull()
  })

  test.each([
    ['name', '', 'name must be at most 60 letters'],
    ['email', 'desk@localhost', 'email must be an e-mail address'],
    ['telegram', 'javascript:alert(1)', 'telegram must be an https address'],
    ['googleAnalytics', 'UA-1', 'googleAnalytics must be an id'],
    ['mailServer', 'smtp://mail.kampot.org', 'Choose a setting: name, '],
  ])('refuses %s=%s', async (id, word, reason) => {
    const before = await readSiteSettings(db)
    const { statusCode, body } = await save(id, word)
    expect([statusCode, body.includes(reason)]).toEqual([400, true])
    expect(await readSiteSettings(db)).toEqual(before)
  })

  test('names the variables that are set, never their values', async () => {
    vi.stubEnv('SMTP_URL', 'smtp://sokha:a-password@mail.kampot.org')
    vi.stubEnv('REDIS_URL', '')
    const { body } = await get('/settings')
    expect(body).toContain('<td>SMTP_URL</td><td>Set</td>')
    expect(body).toContain('<td>REDIS_URL</td><td>Not set</td>')
    expect(body).not.toContain('a-password')
  })
})

describe('the texts page', () => {
  const article = {
    'field.title': 'Bridges',
    'field.summary': 'A summary.',
    'field.author': 'Sokha',
    'field.topic': 'Power',
    'field.published': '2026-03-01',
    'field.body': 'See [jobs](/jobs).<script>alert(1)</script>',
  }
  const load = (text = articleFile()) =>
    loadContent(db, makeContentFolder({ 'news/one.md': text }), clock.now())
  const readNews = async (slug = 'one') =>
    (await db.select().from(news).where(eq(news.slug, slug)))[0]
  const publish = (fields: Record<string, string>) =>
    post('/content/publish', { kind: 'news', slug: 'one', to: 'publish', ...fields })
  const undo = async () => {
    const [entry] = await listAudit(db, { limit: 1 })
    return post('/act', { verb: 'undo', id: String(entry?.id) })
  }

  beforeEach(async () => {
    await db.delete(contentText)
    await load()
  })

  test('previews a changed text without publishing it', async () => {
    const { body } = await post('/content/preview', { kind: 'news', slug: 'one', ...article })
    expect(body).toContain('<a href="/jobs">jobs</a>')
    expect(body).not.toContain('<script')
    expect((await readNews())?.title).toBe('A title')
  })

  test('publishes a changed text, which no file changes back until its file counts again', async () => {
    expect((await publish(article)).statusCode).toBe(303)
    await load(articleFile({ title: 'A newer title' }))
    expect(await readNews()).toMatchObject({
      title: 'Bridges',
      body: '<p>See <a href="/jobs">jobs</a>.</p>',
    })
    expect((await get('/content?kind=news')).body).toContain('Changed here')
    expect((await publish(article)).body).toContain('Nothing was changed in the form.')
    await publish({ to: 'reset' })
    expect((await readNews())?.title).toBe('A newer title')
    await undo()
    expect((await readNews())?.title).toBe('Bridges')
  })

  test('takes a text back, also when its folder is loaded again, and publishes it under its address', async () => {
    await db.update(news).set({ views: 7 })
    const before = await readNews()
    await publish({ to: 'hide' })
    await load()
    expect(await readNews()).toBeUndefined()
    await publish({ to: 'show' })
    expect(await readNews()).toMatchObject({ id: before?.id, views: 7 })
  })

  test('adds a text, which stays when a folder is loaded, and undoes that', async () => {
    await publish({ ...article, slug: 'two', new: '1' })
    await load()
    expect((await readNews('two'))?.title).toBe('Bridges')
    expect((await publish({ ...article, new: '1' })).body).toContain('There is already a text one.')
    await publish({ ...article, slug: 'three', new: '1' })
    await undo()
    expect(await readNews('three')).toBeUndefined()
    expect((await get('/content/news/three')).statusCode).toBe(404)
  })

  test.each([
    [{ 'field.title': '' }, 'title: must be a text'],
    [{ 'field.published': '2026-02-30' }, 'publishedAt: must be a day'],
    [{ 'field.body': '' }, 'there is no text below the fields'],
    [{ slug: '../x' }, 'The address must be lower-case words'],
    [{ kind: 'templates' }, 'Choose a kind of text.'],
    [{ kind: 'pages', slug: 'about-us', to: 'hide' }, 'Nothing was changed.'],
  ])('refuses %j', async (fields, reason) => {
    const { statusCode, body } = await publish({ ...article, ...fields })
    expect([statusCode, body.includes(reason)]).toEqual([400, true])
    expect((await readNews())?.title).toBe('A title')
  })

  test('shows an uploaded picture with an advertisement, and the former one after an undo', async () => {
    const readUrl = async () => (await db.select().from(advertisement))[0]?.pictureUrl ?? null
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const raw = { width: 1200, height: 400, channels: 3, background: '#fff', noise } as const
    const large = await sharp({ create: raw }).png().toBuffer()
    const back = '/content/advertisements/home-main'
    await upload('/picture', { owner: 'advertisement', id: 'home-main', back }, large)
    const url = (await readUrl()) ?? ''
    const { headers, rawPayload } = await get(url)
    expect(headers['content-type']).toBe('image/webp')
    // The most that the web app serves.
    expect(rawPayload.length).toBeLessThan(50_000)
    expect((await get(back)).body).toContain(`<img src="${url}"`)
    await undo()
    expect(await readUrl()).toBeNull()
  })

  test('refuses to take back a page that the site links to', async () => {
    const about = '---\ntitle: About\nsummary: A summary.\n---\nA text.\n'
    await loadContent(db, makeContentFolder({ 'pages/about-us.md': about }), clock.now())
    const hidden = await publish({ kind: 'pages', slug: 'about-us', to: 'hide' })
    expect([hidden.statusCode, hidden.body.includes('so it stays')]).toEqual([400, true])
  })
})
