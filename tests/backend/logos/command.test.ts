import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { logo } from '@/backend/db/schema/logo'
import { companyEndpoints } from '@/lib/contract/companies/company'
import { universityEndpoints } from '@/lib/contract/studies/university'
import { toLogoMark } from '@/lib/shared/logo-path'
import { provideApp } from '@/tests/support/app'
import { addCompanies, draftCompany, fillLookups, first } from '@/tests/support/content'
import { provideDatabase } from '@/tests/support/database'
import { runCommand } from '@/tests/support/run-command'
import { addUniversities, draftUniversity } from '@/tests/support/studies'

const { db, url } = provideDatabase()
const api = provideApp({ db })
const folder = mkdtempSync(join(tmpdir(), 'logos-'))
const employer = draftCompany({ sourceRef: 'c', name: 'Bassac Power' })
let companyId = 0
let universityId = 0
let wide = ''
let svg = ''

function write(name: string, content: Buffer | string): string {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}

/** As `npm run logo` does, against the test's database. */
const run = (...words: string[]) =>
  runCommand('backend/logos/main.ts', words, { DATABASE_URL: url, WEB_URL: 'http://127.0.0.1:1' })

const get = (path: string) => api.app.inject(path)

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
  wide = write(
    'wide.png',
    await picture
      .withExif({ IFD0: { Artist: 'a secret' } })
      .png()
      .toBuffer(),
  )
  svg = write('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
})

describe('npm run logo', () => {
  test('draws a picture anew as a small square on white, which the API gives under its mark', async () => {
    const { code, stdout } = await run('company', `${companyId}`, wide)
    expect([code, stdout]).toEqual([
      0,
      expect.stringContaining(`Its own logo: company ${companyId} “Bassac Power”`),
    ])
    const reply = await get(`/v1/logos/${await readMark()}`)
    expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'image/webp'])
    const drawn = sharp(reply.rawPayload)
    expect(await drawn.metadata()).toMatchObject({ format: 'webp', width: 80, height: 80 })
    expect(reply.rawPayload.includes('a secret')).toBe(false)
    const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
    expect(info.channels).toBe(3)
    const top = [...data.subarray(0, 3)]
    expect(Math.min(...top)).toBeGreaterThan(240)
  })

  test('no later import of the employer takes it away', async () => {
    const before = await readMark()
    await addCompanies(db, { ...employer, description: 'It builds.', logoUrl: null })
    expect([before.length, await readMark()]).toEqual([32, before])
  })

  test('is of universities as well, and a picture goes with the last that shows it', async () => {
    await run('university', `${universityId}`, wide)
    const mark = await readMark()
    const reply = await get(`/v1/university/${universityId}`)
    expect(universityEndpoints.get.reply.parse(reply.json()).logo?.url).toContain(mark)
    expect((await run('company', `${companyId}`, '--remove')).stdout).toContain('Its letters again')
    expect(await readMark()).toBe('')
    expect((await get(`/v1/logos/${mark}`)).statusCode).toBe(200)
    await run('university', `${universityId}`, '--remove')
    expect((await get(`/v1/logos/${mark}`)).statusCode).toBe(404)
    expect(await db.$count(logo)).toBe(0)
  })

  test('refuses SVG, broken pictures, files that are not there and owners that are not there', async () => {
    const broken = write('broken.png', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
    for (const [words, reason] of [
      [['company', `${companyId}`, svg], 'A logo must be a PNG, JPEG or WebP picture.'],
      [['company', `${companyId}`, broken], 'The picture is broken'],
      [['company', `${companyId}`, join(folder, 'none.png')], 'ENOENT'],
      [['university', '999999', wide], 'There is no university 999999.'],
    ] as const) {
      const { code, stderr } = await run(...words)
      expect([code, stderr]).toEqual([1, expect.stringContaining(reason)])
      expect(stderr).toContain('Nothing was changed.')
    }
    expect(await db.$count(logo)).toBe(0)
  })

  test('ends with 2 and the usage when it is not understood', async () => {
    const { code, stderr } = await run('job', '7', svg)
    expect(code).toBe(2)
    expect(stderr).toContain('Usage: npm run logo')
  })

  test('the API refuses what is no mark', async () => {
    expect((await get('/v1/logos/a.png')).statusCode).toBe(400)
  })
})
