import { beforeAll, expect, it } from 'vitest'
import { enableSetting } from '@/backend/areas/notification-settings/notification-settings'
import { jobMajorSettings } from '@/backend/areas/notification-settings/setting-kinds'
import { createPendingNotifications } from '@/backend/areas/notifications/create-notifications'
import { major } from '@/backend/db/schema/lookups'
import { notification } from '@/backend/db/schema/notification'
import { job, jobMajor } from '@/backend/db/schema/vacancy'
import { importFeed } from '@/backend/import/import-feed'
import { fillEmptyDatabase } from '@/backend/reference/fill-empty-database'
import { readPostings } from '@/bench/postings/read-postings'
import { jobEndpoints } from '@/lib/contract/vacancies/vacancy-endpoints'
import { provideApp, stoppedClock } from '@/tests/support/app'
import { signInPerson } from '@/tests/support/contract/private-things'
import { provideDatabase } from '@/tests/support/database'
import { openFeedFolder } from './feed-file'
import { joobleFeed } from './jooble-feed'

// A sample of real shapes, imported into an empty board: jobs, notices and other work, in Khmer and English.
const { db } = provideDatabase()
const clock = stoppedClock('2026-11-28T05:00:00Z')
const api = provideApp({ db }, clock)
const writeFeed = openFeedFolder()
const postings = readPostings('second').slice(0, 290)
let file = ''

beforeAll(async () => {
  await fillEmptyDatabase(db, '2026-11-27')
  const { accountId } = await signInPerson(db)
  for (const { id } of await db.select({ id: major.id }).from(major)) {
    await enableSetting(db, jobMajorSettings, { accountId, id, now: clock.now() })
  }
  file = writeFeed(
    joobleFeed(
      postings.map(({ id, title, employer, text, location }) => ({
        referencenumber: String(id),
        title,
        url: `https://jobs.example/${id}`,
        company: employer,
        city: location,
        country: '',
        date_updated: '2026-11-27 00:00:00',
        description: text.replaceAll('\n', '<br>'),
      })),
    ),
  )
  await importFeed(db, file, { now: clock.now() })
})

const list = async (query = '') =>
  jobEndpoints.list.reply.parse((await api.app.inject(`/v1/job?limit=1${query}`)).json())

it('publishes engineering jobs in Cambodia, and hardly anything else', async () => {
  const stored = await db.select({ reference: job.sourceRef, country: job.country }).from(job)
  const labels = new Map(postings.map(({ id, labels }) => [String(id), labels]))
  const right = stored.filter(({ reference }) => labels.get(reference ?? '')?.engineering)
  expect(right.length / stored.length).toBeGreaterThanOrEqual(0.95)
  const meant = postings.filter(({ labels }) => labels.engineering && !labels.abroad)
  expect(stored.length).toBeGreaterThan(meant.length * 0.85)
  expect(stored.filter(({ country }) => country !== null && country !== 'KH')).toEqual([])
  expect((await list()).total).toBe(stored.length)
})

it('lists under every major the jobs that have it, and its filter counts them', async () => {
  const facets = (await api.app.inject('/v1/job/facets')).json()
  const links = await db.select().from(jobMajor)
  const majorIds = [...new Set(links.map(({ majorId }) => majorId))]
  expect(majorIds.length).toBeGreaterThan(25)
  for (const id of majorIds) {
    const count = links.filter(({ majorId }) => majorId === id).length
    expect((await list(`&majorId=${id}`)).total).toBe(count)
    expect(facets.majorId).toContainEqual(expect.objectContaining({ id, count }))
  }
})

it('notifies a follower of each job once, also after the next import', async () => {
  const jobs = new Set((await db.select().from(jobMajor)).map(({ jobId }) => jobId))
  await createPendingNotifications(db, clock)
  expect(await db.$count(notification)).toBe(jobs.size)
  await importFeed(db, file, { now: new Date(clock.now().getTime() + 86_400_000) })
  await createPendingNotifications(db, clock)
  expect(await db.$count(notification)).toBe(jobs.size)
})

it('finds jobs that are similar to an imported one', async () => {
  const [one] = await db.select().from(jobMajor).limit(1)
  const reply = (await api.app.inject(`/v1/job/${one?.jobId}/similar`)).json()
  expect(jobEndpoints.similar.reply.parse(reply).data.length).toBeGreaterThan(1)
})
