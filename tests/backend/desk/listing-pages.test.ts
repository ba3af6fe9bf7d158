import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { company } from '@/backend/db/schema/company'
import { location } from '@/backend/db/schema/lookups'
import { job } from '@/backend/db/schema/vacancy'
import { stoppedClock } from '@/tests/support/app'
import { addCompanies, addJobs, draftCompany, draftJob } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { createDeskVisit, expectParts } from '@/tests/support/desk-visit'
import {
  addInternships,
  addMajors,
  addScholarships,
  addUniversities,
  draftMajor,
  draftScholarship,
  draftUniversity,
  fillDepartments,
} from '@/tests/support/studies'

/** What pages of listings and profiles show in each state, and what they leave out then. */
const { db } = provideDatabase({ lookups: true })
const clock = stoppedClock('2026-03-10T05:00:00Z')
const { get, post, upload, enter, expectPage } = createDeskVisit(db, clock)

let [plain, mergedId, openId, closedId, removedId, scholarshipId, universityId] = [
  0, 0, 0, 0, 0, 0, 0,
]

beforeEach(enter)

beforeAll(async () => {
  await fillDepartments(db)
  await db.insert(location).values({ id: 4, name: 'Bangkok', position: 3, code: 'TH-10' })
  ;[plain = 0, mergedId = 0] = await addCompanies(
    db,
    draftCompany({ sourceRef: 'plain', featured: true }),
    draftCompany({ sourceRef: 'merged' }),
  )
  await db.update(company).set({ mergedIntoId: plain }).where(eq(company.id, mergedId))
  const draft = (sourceRef: string, more = {}) => draftJob({ sourceRef, companyId: plain, ...more })
  const pay = { payMin: 500, payMax: 800, payCurrency: 'USD' } as const
  ;[openId = 0, closedId = 0, removedId = 0] = await addJobs(
    db,
    draft('open', { locationId: 1, otherLocationIds: [2, 4], majorIds: [1, 2], ...pay }),
    draft('closed', { closingDate: '2026-03-01' }),
    draft('removed'),
  )
  await db.update(job).set({ removedAt: clock.now() }).where(eq(job.id, removedId))
  await addInternships(db, draft('trainee'))
  ;[universityId = 0] = await addUniversities(db, draftUniversity({ sourceRef: 'u' }))
  await addMajors(db, draftMajor({ sourceRef: 'm', majorId: 1, universityIds: [universityId] }))
  ;[scholarshipId = 0] = await addScholarships(
    db,
    draftScholarship({ sourceRef: 's', majorIds: [1, 2], universityId }),
  )
})

test('a listing offers what its state allows', async () => {
  const other = ['Its link to apply is dead', 'The same job from other sources', 'src=']
  await expectPage(
    `/listings/job/${openId}`,
    ['It is open.', 'value="close">Close</button>', 'value="remove">Take down</button>'],
    ['Open until', ...other],
  )
  await expectPage(`/listings/job/${closedId}`, [
    ...['It is closed.', 'Open until'],
    ...['value="reopen">Reopen</button>', 'value="remove">Take down</button>'],
  ])
  await expectPage(
    `/listings/job/${removedId}`,
    ['It is taken down.', 'value="restore">Restore</button>'],
    ['value="close"', 'value="reopen"'],
  )
})

test('a form shows each field in its control with what it has', async () => {
  await expectPage(`/listings/job/${openId}`, [
    '<label for="description">Description, in Markdown</label>',
    '<label for="how-to-apply">How to apply, in Markdown</label>',
    '<label for="title">Title</label>',
    'name="field.title" value="Vacancy open">',
    'name="field.closing" type="date" value="">',
    'name="field.positions" value="" inputmode="numeric">',
    '<select id="category" name="field.category"><option',
    '<select id="majors" name="field.majors" multiple size="6"><option selected>Civil eng',
    'name="was.province" value="Phnom Penh; Kampot">',
    'name="was.pay" value="500-800 USD">',
  ])
  await expectPage(`/listings/job/${closedId}`, ['name="was.pay" value="">'])
  const majors = 'name="was.majors" value="Civil engineering; Power engineering">'
  await expectPage(`/listings/scholarship/${scholarshipId}`, [majors])
})

test('a corrected field can be given back to its source, others cannot', async () => {
  const page = `/listings/job/${openId}`
  await expectPage(page, [], ['You state these yourself', 'what the source states'])
  const title = { 'was.title': 'Vacancy open', 'field.title': 'Bridge Engineer' }
  await post('/act', { verb: 'correct', area: 'job', id: `${openId}`, ...title })
  const { body } = await get(page)
  expect(body).toContain('You state these yourself')
  expect(body.match(/what the source states/g)).toHaveLength(1)
})

test('listings are found by area, state and words', async () => {
  const titles = ['Bridge Engineer', 'Vacancy closed', 'Vacancy removed', 'Vacancy trainee']
  for (const [query, title, ...shown] of [
    ['', 'Bridge Engineer', 'Close selected', 'Take down selected', ' selected>open<'],
    ['?state=closed', 'Vacancy closed', 'Reopen selected', 'Take down selected'],
    ['?state=removed', 'Vacancy removed', 'Restore selected', ' selected>removed<'],
    ['?area=internship', 'Vacancy trainee', 'Close selected', ' selected>internship<'],
  ] as const) {
    const others = titles.filter((each) => each !== title)
    await expectPage(`/listings${query}`, [title, ...shown], ['The newest 100', ...others])
  }
  await expectPage('/listings?state=removed', [], ['Take down selected', ' selected>open<'])
  await expectPage('/listings?words=road', ['No listing is found.'])
})

test('an employer can be merged once, and a logo can be removed once it has one', async () => {
  await expectPage('/employers', ['>featured<', `>merged into ${plain}<`])
  const selected =
    '<select id="featured" name="field.featured"><option>no</option>\n<option selected>'
  await expectPage(
    `/employers/${plain}`,
    ['Merge into it', '<h2>Logo</h2>', selected, 'name="was.featured" value="yes"'],
    ['It is merged into', 'Remove the logo', '<img'],
  )
  const notFeatured = 'name="was.featured" value="no"'
  const merged = `/employers/${mergedId}`
  await expectPage(merged, ['It is merged into', notFeatured], ['Merge into it'])
  const background = { width: 9, height: 9, channels: 3, background: '#c00' } as const
  const picture = await sharp({ create: background }).png().toBuffer()
  const form = { owner: 'company', id: `${plain}`, back: `/employers/${plain}` }
  const { location: to } = (await upload('/picture', form, picture)).headers
  // The web app does not answer in tests.
  expect(to).toMatch(new RegExp(`^/employers/${plain}\\?done=\\d+&late=1#done$`))
  await expectPage(form.back, ['Remove the logo', '<img src="/logos/'])
  await expectPage('/add/employer', ['Add an employer</h1>', notFeatured])
  await expectPage('/add/university', ['Add a university</h1>'])
})

test('universities, majors and departments have pages', async () => {
  await expectPage('/universities', [`"/universities/${universityId}">University u<`])
  await expectPage(`/universities/${universityId}`, [
    '<h1>University u</h1>',
    'name="field.website"',
  ])
  const { body } = await get('/majors')
  const [, civil = '', , , none = ''] = body.split('<h2>')
  expectParts(civil, ['"/majors/1"'], ['"/majors/2"'])
  expectParts(none, ['Without a page', '"/majors/2"', '"/majors/3"'], ['"/majors/1"'])
  await expectPage('/majors/1', [
    '<h1>Civil engineering</h1>',
    'name="was.universities" value="University u"',
  ])
  await expectPage('/departments/1', ['<h1>Civil Engineering</h1>'])
  const profiles = [2, 3].map((majorId) => draftMajor({ sourceRef: `${majorId}`, majorId }))
  await addMajors(db, ...profiles)
  await expectPage('/majors', ['"/majors/2"'], ['Without a page'])
})

test('a post begins with a text or with an empty form', async () => {
  await expectPage('/post', ['Read the posting'], ['<h2>'])
  await expectPage('/post?form=1', ['Publish as a job'], ['Read the posting', '<h2>Preview'])
  const { body } = await post('/publish', { 'posting.title': 'Bridge Engineer', as: 'jobs' })
  expectParts(body, ['The posting has no company name; has no description.'])
})
