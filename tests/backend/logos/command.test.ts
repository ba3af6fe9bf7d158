import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { type LogoOwner, replaceLogo } from '@/backend/areas/logos/logos'
import { logo } from '@/backend/db/schema/company'
import { renderLogo } from '@/backend/logos/render-picture'
import { runLogo } from '@/backend/logos/run-logo'
import { StartError } from '@/backend/platform/runtime/start-error'
import { parseEnvironment } from '@/backend/settings/environment'
import { companyEndpoints } from '@/lib/contract/companies/company'
import { universityEndpoints } from '@/lib/contract/studies/university'
import { toLogoHash } from '@/lib/shared/logo-path'
import { provideApp } from '@/tests/support/app'
import { addCompanies, draftCompany, first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { runCommand } from '@/tests/support/run-command'
import { addUniversities, draftUniversity } from '@/tests/support/studies'

const { db, pool, url } = provideDatabase({ lookups: true })
/** Queries that a replica may also answer. */
let publicReads = 0
const api = provideApp({ db }, undefined, {
  readPublic: (read) => {
    publicReads += 1
    return read(db)
  },
})
const employer = draftCompany({ sourceRef: 'c', name: 'Bassac Power' })
let companyId = 0
let universityId = 0
let wide = Buffer.alloc(0)

/** Runs `npm run logo` without starting a process. */
const assignLogo = (owner: LogoOwner, id: number, picture: Buffer | null) =>
  db.transaction(async (tx) =>
    replaceLogo(tx, owner, id, picture === null ? null : await renderLogo(picture)),
  )

const get = (path: string) => api.app.inject(path)

/** The number of database sessions that wait for a lock. */
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
  return toLogoHash(shown?.url ?? '') ?? ''
}

beforeAll(async () => {
  companyId = first(await addCompanies(db, employer))
  universityId = first(await addUniversities(db, draftUniversity({ sourceRef: 'u' })))
  const picture = sharp({ create: { width: 300, height: 90, channels: 4, background: '#c00000' } })
  wide = await picture
    .withExif({ IFD0: { Artist: 'a secret' } })
    .png()
    .toBuffer()
})

describe('npm run logo', () => {
  test('redraws a picture as a small square on white that the API serves by its mark', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'logos-')), 'wide.png')
    writeFileSync(path, wide)
    const env = { DATABASE_URL: url, WEB_URL: 'http://127.0.0.1:1' }
    const words = ['company', `${companyId}`, path]
    const { code, stdout } = await runCommand('backend/logos/set-logo-cli.ts', words, env)
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

  test('notifies the running web app of the lists and pages that show the logo', async () => {
    const requests: unknown[] = []
    const web = createServer(async (request, response) => {
      requests.push(JSON.parse(Buffer.concat(await request.toArray()).toString()))
      response.end('{}')
    }).listen(0)
    try {
      const address = web.address()
      const port = typeof address === 'object' ? address?.port : undefined
      const env = { DATABASE_URL: url, WEB_URL: `http://127.0.0.1:${port}` }
      const path = join(mkdtempSync(join(tmpdir(), 'logos-')), 'wide.png')
      writeFileSync(path, wide)
      await runCommand('backend/logos/set-logo-cli.ts', ['company', `${companyId}`, path], env)
      await runCommand(
        'backend/logos/set-logo-cli.ts',
        ['university', `${universityId}`, path],
        env,
      )
    } finally {
      web.close()
    }
    expect(requests).toEqual([
      { tags: ['companies', `company-${companyId}`, 'jobs', 'internships'] },
      { tags: ['universities', `university-${universityId}`, 'scholarships'] },
    ])
  })

  test('reports a full disk of the database and changes nothing (promise F8)', async () => {
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
    expect(String(refused)).toContain('or its disk full')
    expect([await readMark(), (await get(`/v1/logos/${before}`)).statusCode]).toEqual([before, 200])
  })

  test('keeps the logo through later imports of the employer', async () => {
    const before = await readMark()
    await addCompanies(db, { ...employer, description: 'It builds.', logoUrl: null })
    expect([before.length, await readMark()]).toEqual([32, before])
  })

  test('works for universities, and deletes a picture a day after its last use', async () => {
    await assignLogo('university', universityId, wide)
    const mark = await readMark()
    const reply = await get(`/v1/university/${universityId}`)
    expect(universityEndpoints.get.reply.parse(reply.json()).logo?.url).toContain(mark)
    await assignLogo('company', companyId, null)
    expect(await readMark()).toBe('')
    expect((await get(`/v1/logos/${mark}`)).statusCode).toBe(200)
    await assignLogo('university', universityId, null)
    // Pages that were rendered earlier refer to it for a while.
    expect((await get(`/v1/logos/${mark}`)).statusCode).toBe(200)
    await db.update(logo).set({ unusedSince: sql`now() - interval '25 hours'` })
    await assignLogo('company', companyId, null)
    expect((await get(`/v1/logos/${mark}`)).statusCode).toBe(404)
    expect(await db.$count(logo)).toBe(0)
  })

  test('keeps a picture that is assigned again on its last day', async () => {
    await assignLogo('company', companyId, wide)
    await assignLogo('company', companyId, null)
    await db.update(logo).set({ unusedSince: sql`now() - interval '25 hours'` })
    await assignLogo('company', companyId, wide)
    expect((await get(`/v1/logos/${await readMark()}`)).statusCode).toBe(200)
  })

  test('keeps a picture that another transaction is just assigning', async () => {
    await assignLogo('company', companyId, wide)
    const file = await renderLogo(wide)
    const taken = await db.transaction(async (tx) => {
      await replaceLogo(tx, 'university', universityId, file)
      let isOver = false
      const taking = assignLogo('company', companyId, null).finally(() => {
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
      'The picture must be a PNG, JPEG or WebP.',
    ],
    ['a broken picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'The picture is broken'],
    ['nothing', '', 'The picture must be'],
  ])('rejects %s', async (_, content, reason) => {
    const drawn = renderLogo(Buffer.from(content, 'latin1'))
    await expect(drawn).rejects.toThrow(StartError)
    await expect(drawn).rejects.toThrow(reason)
  })

  test('exits with 1 when nothing changed and with 2 for unknown arguments', async () => {
    const env = { DATABASE_URL: url, WEB_URL: 'http://127.0.0.1:1' }
    const run = (...words: string[]) => runCommand('backend/logos/set-logo-cli.ts', words, env)
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

  test('assigns nothing to an unknown university', async () => {
    expect(await assignLogo('university', 999_999, wide)).toBeNull()
  })

  test('the API rejects an invalid mark', async () => {
    expect((await get('/v1/logos/a.png')).statusCode).toBe(400)
  })
})
