import { expect, test } from 'vitest'
import { toStartupSummary } from '@/backend/launch/startup-summary'
import { parseEnvironment } from '@/backend/settings/environment'

const partsOf = (variables: Record<string, string>) =>
  toStartupSummary(parseEnvironment(variables), '/project').join('\n')

test('says where users sign in', () => {
  expect(partsOf({})).toContain('  sign-in   embedded, passwords in the database')
  expect(
    partsOf({ FIREBASE_PROJECT_ID: 'visvakor-kh', FIREBASE_API_KEY: 'a-key-of-the-web' }),
  ).toContain('  sign-in   Firebase project visvakor-kh (FIREBASE_PROJECT_ID)')
  expect(
    partsOf({
      FIREBASE_PROJECT_ID: 'demo-visvakor',
      FIREBASE_API_KEY: 'a-key-of-the-web',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
    }),
  ).toContain('  sign-in   emulator at http://127.0.0.1:9099, for tests: its tokens are not signed')
})

test('says where files and messages are stored and can be read', () => {
  const parts = partsOf({ DATA_DIR: '/project/.data', API_PORT: '4400' })
  expect(parts).toContain('  files     .data/files')
  expect(parts).toContain('  mail      saved in .data/outbox')
  expect(parts).toContain('  SMS       saved in .data/outbox')
  expect(parts).toContain('  inbox     http://127.0.0.1:4400/dev/inbox')
  expect(parts).not.toContain('Redis')
})

test('names external services without their secrets', () => {
  const parts = partsOf({
    S3_ENDPOINT: 'https://s3.example.com',
    S3_BUCKET: 'visvakor',
    S3_ACCESS_KEY_ID: 'the-key',
    S3_SECRET_ACCESS_KEY: 'the-secret',
    SMTP_URL: 'smtps://user:the-secret@mail.example.com',
    SMS_GATEWAY_URL: 'https://sms.example.com/the-secret',
    REDIS_URL: 'redis://:the-secret@redis.example.com:6379',
  })
  expect(parts).toContain('  files     bucket visvakor at https://s3.example.com (S3_ENDPOINT)')
  expect(parts).toContain('  mail      mail server of SMTP_URL')
  expect(parts).toContain('  SMS       gateway of SMS_GATEWAY_URL')
  expect(parts).toContain('  Redis     that of REDIS_URL')
  expect(parts).not.toContain('the-')
  expect(parts).not.toContain('inbox')
})

test.each([
  ['in production', { NODE_ENV: 'production' }, false],
  ['under a public address', { SITE_URL: 'https://www.visvakor.example' }, false],
  ['in production when it is allowed', { NODE_ENV: 'production', ALLOW_DEV_TOOLS: '1' }, true],
])('shows the inbox %s only if allowed', (_, variables: Record<string, string>, isShown) => {
  expect(partsOf(variables).includes('/dev/inbox')).toBe(isShown)
})

test('shows the local and the public address', () => {
  const local = partsOf({ PORT: '3100', API_PORT: '4400' })
  expect(local).toContain('  The site is ready: http://localhost:3100\n')
  expect(local).toContain('  API       embedded, http://127.0.0.1:4400')
  expect(local).not.toContain('SITE_URL')
  expect(partsOf({ SITE_URL: 'https://www.visvakor.example' })).toContain(
    '  public    https://www.visvakor.example (SITE_URL)',
  )
  expect(partsOf({ API_URL: 'https://api.visvakor.example' })).toContain(
    '  API       https://api.visvakor.example (API_URL)',
  )
})

test('shows whose database is used, and folders outside the project', () => {
  expect(partsOf({ DATA_DIR: '/elsewhere' })).toContain(
    '  database  embedded PostgreSQL 18 in /elsewhere/postgres',
  )
  expect(partsOf({ DATABASE_URL: 'postgres://u:the-secret@db.example/v' })).toContain(
    '  database  PostgreSQL of DATABASE_URL',
  )
})

test.each([
  { SMTP_URL: 'smtps://mail.example.com' },
  { SMS_GATEWAY_URL: 'https://sms.example.com' },
])('shows the inbox when only some messages are sent: %j', (variables: Record<string, string>) => {
  expect(partsOf(variables)).toContain('/dev/inbox')
})

test('warns when all visitors would have the address of a proxy', () => {
  const SITE_URL = 'https://www.visvakor.example'
  expect(partsOf({ SITE_URL })).toContain('listens on every address and trusts no proxy')
  expect(partsOf({ SITE_URL, HOST: '127.0.0.1' })).toContain('listens on 127.0.0.1 and trusts')
  expect(partsOf({ SITE_URL, TRUSTED_PROXIES: 'loopback' })).not.toContain('Warning')
  expect(partsOf({})).not.toContain('Warning')
})

test('shows no parts of an API that runs elsewhere', () => {
  const parts = partsOf({ API_URL: 'https://api.visvakor.example' })
  expect(parts).not.toContain('sign-in')
  expect(parts).not.toContain('database')
  expect(parts).not.toContain('files')
  expect(parts).not.toContain('mail')
})

const PUBLIC = { SITE_URL: 'https://www.visvakor.example' }
test.each([
  ['is public and trusts no proxy', PUBLIC, true],
  ['trusts one', { ...PUBLIC, TRUSTED_PROXIES: 'loopback' }, false],
  ['is local', {}, false],
])('warns when the site %s', (_, variables: Record<string, string>, warns) => {
  expect(partsOf(variables).includes('TRUSTED_PROXIES=loopback')).toBe(warns)
})
