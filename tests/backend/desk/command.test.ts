import { createServer } from 'node:http'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { job } from '@/backend/db/schema/vacancy'
import { importFeed } from '@/backend/import/import-feed'
import { provideApi } from '@/tests/support/app'
import { runDesk } from '@/tests/support/desk'
import { publishInternships, publishScholarships } from '@/tests/support/publish'
import { runCommand } from '@/tests/support/run-command'
import { openFeedFolder } from '../import/feed-file'
import { joobleFeed } from '../import/jooble-feed'

const { db, url, api } = provideApi()
const writeFeed = openFeedFolder()
const now = new Date('2026-03-01T05:00:00Z')
const SECRET = 'a-secret-for-the-desk-test'

/** Runs `npm run desk` against the test's database. */
function desk(words: readonly string[], WEB_URL = 'http://127.0.0.1:1') {
  const env = { DATABASE_URL: url, WEB_URL, REVALIDATE_SECRET: SECRET }
  return runCommand('backend/desk/cli.ts', words, env)
}

const status = async (path: string) => (await api.app.inject(path)).statusCode

const importJobs = (titles: readonly [string, string]) =>
  importFeed(
    db,
    writeFeed(
      joobleFeed(titles.map((title, index) => ({ title, referencenumber: `ref-${index}` }))),
    ),
    { now },
  )

async function idsByRef(): Promise<Readonly<Record<string, number>>> {
  const rows = await db.select({ ref: job.sourceRef, id: job.id }).from(job)
  return Object.fromEntries(rows.map(({ ref, id }) => [ref, id]))
}

let internshipId = 0
let scholarshipId = 0

beforeAll(async () => {
  await importJobs(['Bridge Engineer', 'Road Engineer'])
  internshipId = (await publishInternships(db, { sourceRef: 'internship' }))[0] ?? 0
  scholarshipId = (await publishScholarships(db, { sourceRef: 'Grant' }))[0] ?? 0
})

describe('npm run desk', () => {
  test('takes a listing down and restores it in the API', async () => {
    for (const [area, id] of [
      ['job', (await idsByRef())['ref-0'] ?? 0],
      ['internship', internshipId],
      ['scholarship', scholarshipId],
    ] as const) {
      const total = async () => (await api.app.inject(`/v1/${area}`)).json().total
      const before = await total()
      const { lines } = await runDesk(db, `remove ${area} ${id}`, now)
      expect(lines[0]).toContain(`Taken down: /${area}s/${id} “`)
      const removed = await api.app.inject(`/v1/${area}/${id}`)
      expect([removed.statusCode, removed.json().statusCode]).toEqual([410, 410])
      expect(removed.json().message).toMatch(/was taken down\.$/)
      expect(await status(`/v1/${area}/${id}/similar`)).toBe(404)
      expect(await total()).toBe(before - 1)

      expect((await runDesk(db, `restore ${area} ${id}`, now)).lines[0]).toContain('Restored: ')
      expect(await status(`/v1/${area}/${id}`)).toBe(200)
      expect(await total()).toBe(before)
    }
  })

  test('keeps a listing down through imports and keeps its id', async () => {
    const before = await idsByRef()
    const id = before['ref-1'] ?? 0
    await desk(['remove', 'job', `${id}`, '--because', 'asked for money'])
    await importJobs(['Bridge Engineer', 'Road Engineer, now with a car'])
    expect(await status(`/v1/job/${id}`)).toBe(410)
    expect(await idsByRef()).toEqual(before)
    expect((await desk(['removed'])).stdout).toMatch(
      new RegExp(
        `^\\d{4}-\\d\\d-\\d\\d  /jobs/${id} “Road Engineer, now with a car”: asked for money\\n$`,
      ),
    )
    await runDesk(db, `restore job ${id}`, now)
    expect((await api.app.inject(`/v1/job/${id}`)).json().title).toBe(
      'Road Engineer, now with a car',
    )
  })

  test('keeps the id of a listing when its source changes the title', async () => {
    const before = await idsByRef()
    await importJobs(['Senior Bridge Engineer', 'Road Engineer'])
    expect(await idsByRef()).toEqual(before)
    const [changed] = await db.select().from(job).where(eq(job.sourceRef, 'ref-0'))
    expect(changed?.title).toBe('Senior Bridge Engineer')
  })

  test('notifies the running web app of stale pages', async () => {
    const bodies: string[] = []
    const web = createServer(async (request, response) => {
      bodies.push(Buffer.concat(await request.toArray()).toString())
      response.end('{}')
    }).listen(0)
    try {
      const address = web.address()
      const port = typeof address === 'object' ? address?.port : undefined
      const id = (await idsByRef())['ref-0'] ?? 0
      const { stdout } = await desk(['remove', 'job', `${id}`], `http://127.0.0.1:${port}`)
      expect(stdout).not.toContain('The web app did not answer')
      expect(bodies.map((body) => JSON.parse(body))).toEqual([
        { tags: ['jobs', 'companies', 'dashboard', `job-${id}`] },
      ])
    } finally {
      web.close()
    }
  })

  test('changes all listings or none', async () => {
    const { code, stderr } = await desk(['remove', 'internship', `${internshipId}`, '999999'])
    expect([code, stderr]).toEqual([1, 'There is no internship 999999.\nNothing was changed.\n'])
    expect(await status(`/v1/internship/${internshipId}`)).toBe(200)
  })

  test('exits with 2 and prints usage for unknown arguments', async () => {
    const { code, stderr } = await desk(['remove', 'company', '7'])
    expect(code).toBe(2)
    expect(stderr).toContain('Usage: npm run desk')
  })
})
