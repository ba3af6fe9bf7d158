import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { type LogoOwner, setLogo } from '@/backend/areas/logos/logos'
import { logo } from '@/backend/db/schema/company'
import { renderLogo, runLogo } from '@/backend/logos/run-logo'
import { StartError } from '@/backend/platform/runtime/start-error'
import { parseEnvironment } from '@/backend/settings/environment'
import { companyEndpoints } from '@/lib/contract/companies/company'
import { universityEndpoints } from '@/lib/contract/studies/university'
import { toLogoMark } from '@/lib/shared/logo-path'
import { provideApp } from '@/tests/support/app'
import { addCompanies, draftCompany, fillLookups, first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { runCommand } from '@/tests/support/run-command'
import { addUniversities, draftUniversity } from '@/tests/support/studies'

const { db, pool, url } = provideDatabase()
/** Reads that any database may answer, a replica as well. */
let publicReads = 0
const api = provideApp({ db }, undefined, {
  reads: (read) => {
    publicReads += 1
    return read(db)
  },
})
const employer = draftCompany({ sourceRef: 'c', name: 'Bassac Power' })
let companyId = 0
let universityId = 0
let wide = Buffer.alloc(0)

/** What `npm run logo` does, without the start of a process. */
const give = (owner: LogoOwner, id: number, picture: Buffer | null) =>
  db.transaction(async (tx) =>
    setLogo(tx, owner, id, picture === null ? null : await renderLogo(picture)),
  )

const get = (path: string) => api.app.inject(path)

/** Sessions of this database that wait for another one. */
async function countWaiting(): Promise<number> {
  const { rows } = await db.execute<{ waiting: number }>(
    sql`select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting ?? 0
}

async function readMark(): Promise<string> {
  const { logo: shown } = companyEndpoints.get.reply.parse(
    (await get(`/v1/company/${companyId}`)).json(),
  )
  return toLogoMark(shown?.url ?? '') ?? ''
}

beforeAll(async () => {
  await fillLookups(db)
  companyId = first(await addCompanies(db, employer))
  universityId = first(await addUniversities(db, draftUniversity({ sourceRef: 'u' })))
  const picture = sharp({ create: { width: 300, height: 90, channels: 4, background: '#c00000' } })
  wide = await picture
    .withExif({ IFD0: { Artist: 'a secret' } })
    .png()
    .toBuffer()
})

describe('npm run logo', () => {
  test('draws a picture anew as a small square on white, which the API gives under its mark', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'logos-')), 'wide.png')
    writeFileSync(path, wide)
    const env = { DATABASE_URL: url, WEB_URL: 'http://127.0.0.1:1' }
    const words = ['company', `${companyId}`, path]
    const { code, stdout } = await runCommand('backend/logos/main.ts', words, env)
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining(`Logo saved: company ${companyId} “Bassac Power”`),
    ])
    const mark = await readMark()
    const before = publicReads
    const reply = await get(`/v1/logos/${mark}`)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(publicReads).toBe(before + 1)
    const drawn = sharp(reply.rawPayload)
    expect(await drawn.metadata()).toMatchObject({ format: 'webp', width: 80, height: 80 })
    expect(reply.rawPayload.includes('a secret')).toBe(false)
    const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(3)
    const top = [...data.subarray(0, 3)]
    expect(Math.min(...top)).toBeGreaterThan(240)
  })

  test('tells the running web app of the lists, and of the pages of what is offered there', async () => {
    const heard: unknown[] = []
    const web = createServer(async (request, response) => {
      heard.push(JSON.parse(Buffer.concat(await request.toArray()).toString()))
      response.end('{}')
    }).listen(0)
    try {
      const address = web.address()
      const port = typeof address === 'object' ? address?.port : undefined
      const env = { DATABASE_URL: url, WEB_URL: `http://127.0.0.1:${port}` }
      const path = join(mkdtempSync(join(tmpdir(), 'logos-')), 'wide.png')
      writeFileSync(path, wide)
      await runCommand('backend/logos/main.ts', ['company', `${companyId}`, path], env)
      await runCommand('backend/logos/main.ts', ['university', `${universityId}`, path], env)
    } finally {
      web.close()
    }
    expect(heard).toEqual([
      { tags: ['companies', `company-${companyId}`, 'jobs', 'internships'] },
      { tags: ['universities', `university-${universityId}`, 'scholarships'] },
    ])
  })

  test('says in a sentence that the disk of the database is full, and changes nothing (promise F8)', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'logos-')), 'red.png')
    writeFileSync(path, await sharp(wide).negate().png().toBuffer())
    const before = await readMark()
    await pool.query(`create or replace function fill_up() returns trigger language plpgsql as
      $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$`)
    await pool.query(
      'create trigger full_disk before insert or update on logo execute function fill_up()',
    )
    const environment = parseEnvironment({ DATABASE_URL: url, WEB_URL: 'http://127.0.0.1:1' })
    const command = { owner: 'company', id: companyId, picture: path } as const
    const refused = await runLogo(environment, command).catch((error: unknown) => error)
    await pool.query('drop trigger full_disk on logo')
    expect(refused).toBeInstanceOf(StartError)
    expect(String(refused)).toContain('its disk may be full')
    expect([await readMark(), (await get(`/v1/logos/${before}`)).statusCode]).toEqual([before, 200])
  })

  test('no later import of the employer takes it away', async () => {
    const before = await readMark()
    await addCompanies(db, { ...employer, description: 'It builds.', logoUrl: null })
    expect([before.length, await readMark()]).toEqual([32, before])
  })

  test('is of universities as well, and a picture goes a day after the last that showed it', async () => {
    await give('university', universityId, wide)
    const mark = await readMark()
    const reply = await get(`/v1/university/${universityId}`)
    expect(universityEndpoints.get.reply.parse(reply.json()).logo?.url).toContain(mark)
    await give('company', companyId, null)
    expect(await readMark()).toBe('')
    expect((await get(`/v1/logos/${mark}`)).statusCode).toBe(200)
    await give('university', universityId, null)
    // Pages that were made before name it for a while.
    expect((await get(`/v1/logos/${mark}`)).statusCode).toBe(200)
    await db.update(logo).set({ unusedSince: sql`now() - interval '25 hours'` })
    await give('company', companyId, null)
    expect((await get(`/v1/logos/${mark}`)).statusCode).toBe(404)
    expect(await db.$count(logo)).toBe(0)
  })

  test('a picture that somebody is given again in its last day stays', async () => {
    await give('company', companyId, wide)
    await give('company', companyId, null)
    await db.update(logo).set({ unusedSince: sql`now() - interval '25 hours'` })
    await give('company', companyId, wide)
    expect((await get(`/v1/logos/${await readMark()}`)).statusCode).toBe(200)
  })

  test('who takes a picture away sees who is just being given the same', async () => {
    await give('company', companyId, wide)
    const file = await renderLogo(wide)
    const taken = await db.transaction(async (tx) => {
      await setLogo(tx, 'university', universityId, file)
      let isOver = false
      const taking = give('company', companyId, null).finally(() => {
        isOver = true
      })
      await expect.poll(async () => isOver || (await countWaiting())).toBeTruthy()
      return { taking }
    })
    await taken.taking
    expect(await db.select({ unusedSince: logo.unusedSince }).from(logo)).toEqual([
      { unusedSince: null },
    ])
  })

  test.each([
    [
      'SVG',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'A logo must be a PNG, JPEG or WebP picture.',
    ],
    ['a broken picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'The picture is broken'],
    ['nothing', '', 'A logo must be'],
  ])('refuses %s', async (_, content, reason) => {
    const drawn = renderLogo(Buffer.from(content, 'latin1'))
    await expect(drawn).rejects.toThrow(StartError)
    await expect(drawn).rejects.toThrow(reason)
  })

  test('ends with 1 where nothing was changed, with 2 and the usage when it is not understood', async () => {
    const env = { DATABASE_URL: url, WEB_URL: 'http://127.0.0.1:1' }
    const run = (...words: string[]) => runCommand('backend/logos/main.ts', words, env)
    const unknown = await run('company', '999999', '--remove')
    expect([unknown.code, unknown.stderr]).toEqual([
      1,
      'There is no company 999999.\nNothing was changed.\n',
    ])
    const { code, stderr } = await run('company', 'x')
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^"x" is not an id\.\n\nUsage: npm run logo/),
    ])
  })

  test('nobody who is not there gets one', async () => {
    expect(await give('university', 999_999, wide)).toBeNull()
  })

  test('the API refuses what is no mark', async () => {
    expect((await get('/v1/logos/a.png')).statusCode).toBe(400)
  })
})
