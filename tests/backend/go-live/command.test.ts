import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ne } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SOURCE } from '@/backend/db/demo-source'
import { setting } from '@/backend/db/schema/content'
import { job } from '@/backend/db/schema/vacancy'
import { writeDemo } from '@/backend/demo/write-demo'
import { readCurrentAnswers } from '@/backend/go-live/go-live'
import { GO_LIVE_FIELDS } from '@/backend/go-live/go-live-fields'
import { fillEmptyDatabase } from '@/backend/reference/fill-empty-database'
import { provideApiProcesses } from '@/tests/support/api-process'
import { compileProgram } from '@/tests/support/compiled-program'
import { provideDatabase } from '@/tests/support/database'
import { runCommand } from '@/tests/support/run-command'

const { db, url } = provideDatabase()
const folder = await mkdtemp(join(tmpdir(), 'visvakor-live-'))
afterAll(() => rm(folder, { recursive: true }))
const envFile = join(folder, 'shared.env')
const answersFile = join(folder, 'live.yaml')

const SITE_URL = 'https://jobs.kampot.org'
const processes = provideApiProcesses({ DATABASE_URL: url, SITE_URL })
const live = (...words: string[]) =>
  runCommand('backend/go-live/set-up-public-site-cli.ts', [...words, '--env', envFile], {
    DATABASE_URL: url,
    DATA_DIR: folder,
    WEB_URL: 'http://127.0.0.1:1',
  })

beforeAll(async () => {
  await fillEmptyDatabase(db, '2026-03-10', writeDemo)
})

/** Starts the API and returns its exit code and output. */
async function refuse(env: Readonly<Record<string, string>> = {}) {
  const child = await processes.fork({ DATA_DIR: folder, ...env })
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  return { code, said }
}

test('a public board with demo, invented settings and no mail server does not start', async () => {
  const { code, said } = await refuse()
  expect(code).toBe(1)
  expect(said).toMatch(
    /^This board is not ready for the public address https:\/\/jobs\.kampot\.org \(SITE_URL\):\n {2}Invented listings of the demo: \d+\n {2}Invented settings \(Phone Number, Email, .*\): 9\n {2}No mail server .*\nMend all of it: npm run live\n.*ALLOW_DEMO=1\n$/,
  )
})

test('starts with ALLOW_DEMO', async () => {
  const { child, address } = await processes.start({ ALLOW_DEMO: '1' })
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  child.kill()
  await once(child, 'exit')
})

test('wrong answers change nothing', async () => {
  await writeFile(answersFile, 'name: Engineers of Kampot\nurl: http://localhost:3000\n')
  const { code, stderr } = await live('--file', answersFile)
  expect(code).toBe(1)
  expect(stderr).toMatch(/url must be .*\nemail is missing: .*\nmailServer is missing: /)
  expect(stderr).toContain('Nothing was changed.')
  const unnamed = await live(answersFile)
  expect([unnamed.code, unnamed.stderr]).toEqual([2, expect.stringContaining('npm run live')])
  expect(await db.$count(job)).toBeGreaterThan(400)
})

test('npm run live writes the settings and environment and removes the demo, and the board starts', async () => {
  await writeFile(
    answersFile,
    `name: Engineers of Kampot
url: ${SITE_URL}
email: desk@kampot.org
mailServer: smtp://127.0.0.1:1
telegram: https://t.me/kampot-jobs
`,
  )
  const { code, stdout, stderr } = await live('--file', answersFile)
  expect([code, stderr]).toEqual([0, ''])
  expect(stdout).toContain('Removed of the demo: 476 jobs, 120 internships')
  expect(stdout).toContain(`Written to ${envFile}: SITE_URL, SMTP_URL, MAIL_FROM.`)
  expect(stdout).toContain('SMS_GATEWAY_URL, or nobody can sign in with a phone number')
  expect(await readFile(envFile, 'utf8')).toBe(
    `SITE_URL=${SITE_URL}
SMTP_URL=smtp://127.0.0.1:1
MAIL_FROM="Engineers of Kampot <desk@kampot.org>"
`,
  )
  expect(await db.$count(job, ne(job.source, DEMO_SOURCE))).toBe(await db.$count(job))
  const settings = await db.select().from(setting)
  const stated = settings.filter(({ value }) => value !== null)
  expect(Object.fromEntries(stated.map(({ key, value }) => [key, value]))).toEqual({
    'Site Name': 'Engineers of Kampot',
    Email: 'desk@kampot.org',
    'Telegram Link': 'https://t.me/kampot-jobs',
  })
  const { child, address } = await processes.start({
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'Engineers of Kampot <desk@kampot.org>',
  })
  expect((await fetch(`${address}/readyz`)).status).toBe(200)
  child.kill()
  await once(child, 'exit')
})

test('keeps earlier answers, and writes no file when the environment has everything', async () => {
  const env = { SITE_URL, SMTP_URL: 'smtp://127.0.0.1:1' }
  expect(await readCurrentAnswers(db, env)).toMatchObject({
    name: 'Engineers of Kampot',
    url: SITE_URL,
    email: 'desk@kampot.org',
    mailServer: 'smtp://127.0.0.1:1',
    phone: null,
  })
  await writeFile(answersFile, 'name: Engineers of Takeo\nphone: 032 000 000\n')
  const words = ['--file', answersFile, '--env', join(folder, 'none', 'shared.env')]
  const { code, stdout } = await runCommand('backend/go-live/set-up-public-site-cli.ts', words, {
    ...env,
    DATABASE_URL: url,
    DATA_DIR: folder,
    WEB_URL: 'http://127.0.0.1:1',
    MAIL_FROM: 'Kampot <jobs@kampot.org>',
  })
  expect(code).toBe(0)
  expect(stdout).toContain(`The board is called Engineers of Takeo, at ${SITE_URL}.`)
  expect(stdout).not.toContain('Written to')
})

test('asks questions without a file, and says what is wrong with an answer', async () => {
  const typed = ['Engineers of Kep', '', 'no address', 'desk@kep.org']
  const env = { ...process.env, DATABASE_URL: url, DATA_DIR: folder, WEB_URL: 'http://127.0.0.1:1' }
  const program = await compileProgram('backend/go-live/set-up-public-site-cli.ts')
  const child = spawn(process.execPath, [program, '--env', envFile], {
    env: { ...env, SITE_URL, SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'Kep <desk@kep.org>' },
  })
  const rest = GO_LIVE_FIELDS.slice(3).map(() => '')
  child.stdin.end([...typed, ...rest, ''].join('\n'))
  const shown = Buffer.concat(await child.stdout.toArray()).toString()
  expect(shown).toContain('Name of the site [Engineers of Takeo]: ')
  expect(shown).toContain(`Public address [${SITE_URL}]: `)
  expect(shown).toContain('email must be an e-mail address under a public name')
  expect(shown).toContain(`The board is called Engineers of Kep, at ${SITE_URL}.`)
})

test('does not start with the default sender address', async () => {
  const { said } = await refuse({ SMTP_URL: 'smtp://127.0.0.1:1' })
  expect(said).toContain('Mails come from Visvakor <hello@visvakor.example> (MAIL_FROM)')
})
