import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { account } from '@/backend/db/schema/account'
import { company } from '@/backend/db/schema/company'
import { audit } from '@/backend/db/schema/desk'
import { linkCheck } from '@/backend/db/schema/link-check'
import { contactMessage, newsletterSubscription } from '@/backend/db/schema/messages/newsletter'
import { job } from '@/backend/db/schema/vacancy'
import { importFeed } from '@/backend/import/import-feed'
import { queueContent } from '@/backend/platform/outbox/queue'
import { addSource } from '@/backend/sources/sources'
import { openFeedFolder } from '@/tests/backend/import/feed-file'
import { joobleFeed } from '@/tests/backend/import/jooble-feed'
import { provideDatabase } from '@/tests/support/database'
import { publishJobs } from '@/tests/support/publish'
import { type Command, runCommands } from '@/tests/support/run-commands'

/** Runs each verb of each command and checks its audit entry. */
const { db, url } = provideDatabase()
const writeFeed = openFeedFolder()
const folder = mkdtempSync(join(tmpdir(), 'visvakor-audit-'))
const env = { DATABASE_URL: url, DATA_DIR: folder, WEB_URL: 'http://127.0.0.1:1' }
const [picture, may] = [join(folder, 'logo.png'), join(folder, 'may.md')]
const [answers, envFile] = [join(folder, 'live.yaml'), join(folder, 'board.env')]
const EMAIL = 'sokha@example.com'
const PASSWORD = 'a-password-of-the-feed'

/** Verbs that change nothing on the board, or are recorded elsewhere, such as imports and backups. */
const UNAUDITED: Readonly<Record<string, readonly string[]>> = {
  source: ['list', 'report', 'run', 'show'],
  outbox: ['kinds', 'list'],
  newsletter: ['preview'],
  desk: ['audit', 'held', 'hints', 'messages', 'removed'],
}
const UNAUDITED_COMMANDS = ['backup', 'check', 'import', 'restore', 'search', 'sort']

const scripts = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8'))).scripts
const programs = Object.entries(scripts).flatMap(([name, line]) => {
  const [script] = /backend\/[\w-]+\/(?:[\w-]+-)?cli\.ts$/.exec(line) ?? []
  return script === undefined || UNAUDITED_COMMANDS.includes(name) ? [] : [[name, script] as const]
})

/** The audit action of each verb, with its arguments; '' for a command without verbs. */
let changes: Readonly<
  Record<string, Readonly<Record<string, readonly [act: string, words: string]>>>
>

/** Verbs of "npm run x -- verb" and of the list below it: "  hold | release   lets nothing go out". */
function listVerbs(usage: string): readonly string[] {
  const named = [...usage.matchAll(/npm run \w+ -- ([a-z]+)/g)].map(([, verb = '']) => verb)
  const listed = usage
    .split('\n')
    .filter((line) => /^ {2}[a-z]/.test(line))
    .flatMap((line) => (line.trim().split(/ {2,}/)[0] ?? '').replace(/<[^>]*>/g, '').split(/[|,]/))
    .map((part) => part.trim().split(' ')[0] ?? '')
  return [...new Set([...named, ...listed])].toSorted()
}

beforeAll(async () => {
  const now = new Date()
  const hinted = { title: 'Bridge Engineer', description: '<p>Pay a deposit of $50.</p>' }
  const [id = 0] = await publishJobs(db, { sourceRef: 'a', ...hinted })
  const held = ['b', 'c'].map((referencenumber) => ({ referencenumber, title: 'Accountant' }))
  const entries = [...held, { referencenumber: 'd', title: 'Road Engineer', company: 'Bassac' }]
  await importFeed(db, writeFeed(joobleFeed(entries)), { source: 'acme', now })
  const link = 'https://bridges.example/jobs/1'
  await db.update(job).set({ applyUrl: link }).where(eq(job.id, id))
  await db.insert(linkCheck).values({ url: link, checkedAt: now, failures: 3 })
  const [road] = await db.select().from(job).where(eq(job.sourceRef, 'd'))
  const source = { name: 'power', address: 'https://power.example/jobs.xml', everyHours: 6 }
  const rest = { employer: null, destination: null, gone: null, needsApproval: false, owner: null }
  await addSource(db, { ...source, ...rest }, now)
  const [one, two] = await db.select().from(company).orderBy(asc(company.id))
  await db.insert(account).values({ email: EMAIL, emailVerifiedAt: now })
  const [person] = await db.insert(account).values({ firstName: 'Dara' }).returning()
  await db.insert(newsletterSubscription).values({ email: 'sok@example.com', confirmedAt: now })
  const letter = { companyName: 'Sok', email: null, message: 'Help', sentAt: now }
  const [message] = await db.insert(contactMessage).values(letter).returning()
  const content = { to: '+85512345678', text: 'x' }
  const addMail = () =>
    db.transaction((tx) => queueContent(tx, 'text', content, { purpose: 'receipt', now }))
  const mails = [await addMail(), await addMail()]
  const square = { width: 9, height: 9, channels: 3, background: '#c00000' } as const
  await sharp({ create: square }).png().toFile(picture)
  writeFileSync(may, '# New jobs in May\n\nSee the [jobs](/jobs).\n')
  const live = ['name: Kampot', 'url: https://jobs.kampot.org', 'email: desk@kampot.org']
  writeFileSync(answers, [...live, 'mailServer: smtp://127.0.0.1:1'].join('\n'))
  changes = {
    source: {
      add: [
        'add-source',
        `water https://sokha:${PASSWORD}@feeds.example/?key=${PASSWORD} --date-order mdy`,
      ],
      pause: ['switch-source', 'water'],
      resume: ['switch-source', 'water'],
      remove: ['remove-source', 'water --listings keep'],
    },
    desk: {
      close: ['close-listing', `job ${id}`],
      reopen: ['reopen-listing', `job ${id}`],
      correct: ['correct-listing', `job ${id} title=Viaduct`],
      reset: ['correct-listing', `job ${id} title`],
      remove: ['remove-listing', `job ${id}`],
      restore: ['restore-listing', `job ${id}`],
      merge: ['merge-employers', `${one?.id} ${two?.id}`],
      // The previous entry.
      undo: ['separate-employers', '#'],
      accept: ['accept-entry', 'acme b'],
      refuse: ['refuse-entry', 'acme c'],
      answered: ['settle-message', `${message?.id}`],
      again: ['retry-mail', mails[0] ?? ''],
      hold: ['hold-mails', ''],
      release: ['release-mails', ''],
      pause: ['switch-source', 'power'],
      run: ['switch-source', 'power'],
      set: ['change-setting', 'phone 012345678'],
      add: ['add-employer', 'employer name=Tonle'],
      dismiss: ['dismiss-hint', `job ${id}`],
      trust: ['trust-link', `job ${id}`],
      join: ['join-listings', `job ${road?.id} ${id}`],
      split: ['separate-entry', `job ${id} acme d`],
      block: ['switch-account', `${person?.id}`],
      unblock: ['switch-account', `${person?.id}`],
      delete: ['delete-account', `${person?.id}`],
    },
    outbox: {
      again: ['retry-all-mails', 'all'],
      drop: ['drop-mail', mails[1] ?? ''],
      hold: ['hold-mails', ''],
      release: ['release-mails', ''],
    },
    newsletter: {
      test: ['test-newsletter', `${may} me@example.com`],
      send: ['send-newsletter', may],
      stop: ['switch-newsletter', ''],
      continue: ['switch-newsletter', ''],
    },
    people: {
      block: ['switch-account', EMAIL],
      unblock: ['switch-account', EMAIL],
      export: ['export-account', `${EMAIL} ${join(folder, 'sokha.json')}`],
      delete: ['delete-account', `${EMAIL} --because asked`],
    },
    logo: { '': ['set-logo', `company ${one?.id} ${picture}`] },
    content: { '': ['load-content', ''] },
    demo: { remove: ['remove-demo', ''] },
    live: { '': ['go-live', `--file ${answers} --env ${envFile}`] },
  }
})

test('every verb that changes something writes to the audit, without secrets and addresses', async () => {
  const orders = programs.flatMap(([name, script]) =>
    Object.entries(changes[name] ?? {}).map(([verb, [act, words]]) => ({
      script,
      verb,
      act,
      words,
    })),
  )
  const commands = orders.map(
    ({ script, verb, words }, at): Command => [
      script,
      ...`${verb} ${words.replace('#', `${at}`)}`.split(' ').filter((word) => word !== ''),
    ],
  )
  const asked = programs.map(([, script]): Command => [script, '--nonsense'])
  const results = await runCommands([...commands, ...asked], env)

  const done = results.slice(0, orders.length)
  expect(done.map(({ code, stderr }) => [code, stderr])).toEqual(orders.map(() => [0, '']))
  const rows = await db.select().from(audit).orderBy(asc(audit.id))
  expect(rows.map(({ act }) => act)).toEqual(orders.map(({ act }) => act))
  expect(rows.every(({ actor }) => /^\S+ \(command\)$/.test(actor))).toBe(true)
  const added = rows.find(({ act }) => act === 'add-source')
  expect(added?.after).toMatchObject({ dateOrder: 'mdy' })
  const written = JSON.stringify(rows)
  for (const secret of [EMAIL, 'me@example.com', '+85512345678', PASSWORD, 'smtp:']) {
    expect(written).not.toContain(secret)
  }

  // No command and no verb is missing here.
  const usages = results.slice(orders.length).map(({ stderr }) => listVerbs(stderr))
  const known = programs.map(([name]) => [
    ...Object.keys(changes[name] ?? {}).filter((verb) => verb !== ''),
    ...(UNAUDITED[name] ?? []),
  ])
  expect(usages).toEqual(known.map((verbs) => verbs.toSorted()))
  expect(programs.map(([name]) => name).toSorted()).toEqual(Object.keys(changes).toSorted())
}, 400_000)
