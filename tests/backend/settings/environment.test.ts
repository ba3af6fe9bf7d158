import { readFile } from 'node:fs/promises'
import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { toDeskPort } from '@/backend/desk/print-link'
import { parseEnvironment } from '@/backend/settings/environment'

test('needs no variables', () => {
  const environment = parseEnvironment({})
  expect(environment).toMatchObject({
    port: 3000,
    apiPort: 4000,
    deskPort: null,
    apiUrl: null,
    databaseUrl: null,
    siteUrl: 'http://localhost:3000',
    host: null,
    trustedProxies: [],
    ownAddress: 'http://127.0.0.1:3000',
    webUrl: 'http://127.0.0.1:3000',
    revalidateSecret: null,
  })
  expect(isAbsolute(environment.dataDir)).toBe(true)
})

test('treats an empty value as unset', () => {
  expect(parseEnvironment({ PORT: '', API_URL: ' ', DATABASE_URL: '' })).toEqual(
    parseEnvironment({}),
  )
})

test('removes the trailing slash of addresses', () => {
  const { siteUrl, apiUrl } = parseEnvironment({
    SITE_URL: 'https://www.visvakor.example/',
    API_URL: 'https://api.visvakor.example/v2/',
  })
  expect([siteUrl, apiUrl]).toEqual([
    'https://www.visvakor.example',
    'https://api.visvakor.example/v2',
  ])
})

test.each([
  ['192.0.2.7', 'http://192.0.2.7:3000'],
  ['::1', 'http://[::1]:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
])('when it listens on %s, the web app is reached at %s', (host, address) => {
  const { ownAddress, webUrl } = parseEnvironment({ HOST: host })
  expect([ownAddress, webUrl]).toEqual([address, address])
})

test('reads proxies by address, network or name', () => {
  const { trustedProxies } = parseEnvironment({
    TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1',
  })
  expect(trustedProxies).toEqual(['loopback', '10.0.0.0/8', '2001:db8::1'])
})

test.each([
  ['PORT', 'abc', '3000'],
  ['HOST', 'http://localhost', '127.0.0.1'],
  ['INDEXNOW_KEY', 'too short', '7f3b1c0a9e5d4826'],
  ['GOOGLE_INDEXING_QUOTA', '0', '200'],
  ['TRUSTED_PROXIES', 'nginx', 'loopback,10.0.0.0/8'],
  ['TRUSTED_PROXIES', '10.0.0.0/8,', 'loopback,10.0.0.0/8'],
  ['PORT', '0', '3000'],
  ['PORT', '65536', '3000'],
  ['API_PORT', '40 00', '4000'],
  ['API_URL', 'localhost:4000', 'https://api.visvakor.example'],
  ['API_URL', 'ftp://api.visvakor.example', 'https://api.visvakor.example'],
  ['DATABASE_URL', 'mysql://localhost/jobs', 'postgres://user:password@localhost:5432/visvakor'],
  ['SITE_URL', 'https://visvakor.example/jobs', 'https://www.visvakor.example'],
  ['EMPLOYER_URL', 'hire.example', 'https://hire.example'],
  ['WEB_URL', 'web', 'http://127.0.0.1:3000'],
  ['REVALIDATE_SECRET', 'short', 'a-long-random-text-of-yours'],
  ['REDIS_URL', 'http://localhost:6379', 'redis://localhost:6379'],
  ['DIGEST_HOUR', '24', '18'],
  ['IMPORT_ABROAD', 'no', 'publish'],
  ['IMPORT_OLD', '365', 'publish'],
])('rejects a wrong %s (%s) with an example', (name, value, example) => {
  const parse = () => parseEnvironment({ [name]: value })
  expect(parse).toThrow(new RegExp(`^${name} must be .*, for example ${name}=`))
  expect(parse).toThrow(`${name}=${example}.`)
})

test('fills an empty database with the demo unless DEMO is off', () => {
  const has = (DEMO?: string) => parseEnvironment({ DEMO }).hasDemo
  expect([has(), has('on'), has('off')]).toEqual([true, true, false])
  expect(() => has('no')).toThrow('DEMO must be on or off, for example DEMO=off.')
})

test('names every wrong variable and repeats no value', () => {
  const parse = () => parseEnvironment({ PORT: 'x', DATABASE_URL: 'mysql://me:hidden-word@db' })
  expect(parse).toThrow(/^PORT .*\nDATABASE_URL /)
  expect(parse).not.toThrow(/hidden-word/)
})

test('rejects one port for web app and API unless the API runs elsewhere', () => {
  expect(() => parseEnvironment({ PORT: '4000' })).toThrow('PORT and API_PORT must differ')
  expect(parseEnvironment({ PORT: '4000', API_URL: 'https://api.visvakor.example' }).port).toBe(
    4000,
  )
})

test('.env.example has every variable with a valid value', async () => {
  const text = await readFile('.env.example', 'utf8')
  const lines = [...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)]
  const variables = Object.fromEntries(lines.map(([, name, value]) => [name, value]))
  expect(parseEnvironment(variables)).toEqual(parseEnvironment({}))
  expect(Object.keys(variables).sort()).toEqual([
    'ALLOW_DEMO',
    'ALLOW_DEV_TOOLS',
    'API_PORT',
    'API_URL',
    'CLAMD_SOCKET',
    'DATABASE_READ_URL',
    'DATABASE_URL',
    'DATA_DIR',
    'DEMO',
    'DESK_PORT',
    'DIGEST_HOUR',
    'DKIM_SELECTOR',
    'EMPLOYER_URL',
    'FACEBOOK_APP_ID',
    'FIREBASE_API_KEY',
    'FIREBASE_AUTH_DOMAIN',
    'FIREBASE_AUTH_EMULATOR_HOST',
    'FIREBASE_JWKS_URL',
    'FIREBASE_PROJECT_ID',
    'GOOGLE_INDEXING_CREDENTIALS',
    'GOOGLE_INDEXING_QUOTA',
    'GOOGLE_INDEXING_URL',
    'GOOGLE_SIGN_IN',
    'HOST',
    'IMPORT_ABROAD',
    'IMPORT_OLD',
    'INDEXNOW_KEY',
    'INDEXNOW_URL',
    'LINKEDIN_AUTHORIZATION_URL',
    'LINKEDIN_CLIENT_ID',
    'LINKEDIN_CLIENT_SECRET',
    'LINKEDIN_INTROSPECTION_URL',
    'LINKEDIN_TOKEN_URL',
    'LINKEDIN_USERINFO_URL',
    'MAIL_FROM',
    'OPERATOR_EMAIL',
    'PORT',
    'REDIS_URL',
    'REVALIDATE_SECRET',
    'S3_ACCESS_KEY_ID',
    'S3_BUCKET',
    'S3_ENDPOINT',
    'S3_REGION',
    'S3_SECRET_ACCESS_KEY',
    'SERVICE_WORKER',
    'SIGN_IN_SECRET',
    'SITE_URL',
    'SMS_GATEWAY_URL',
    'SMTP_URL',
    'TELEGRAM_API_URL',
    'TELEGRAM_BOT_TOKEN',
    'TRUSTED_PROXIES',
    'VAPID_PRIVATE_KEY',
    'WARM_SECONDS',
    'WEB_URL',
  ])
})

const ENGINES = { INDEXNOW_KEY: '7f3b1c0a9e5d4826', GOOGLE_INDEXING_CREDENTIALS: 'google.json' }

test('notifies search engines only for a public site that is open to them', () => {
  const SITE_URL = 'https://www.visvakor.example'
  expect(parseEnvironment({ ...ENGINES, SITE_URL }).searchEngines).toEqual({
    indexNow: { key: '7f3b1c0a9e5d4826', url: 'https://api.indexnow.org/indexnow' },
    google: {
      credentials: expect.stringMatching(/\/google\.json$/),
      url: 'https://indexing.googleapis.com/v3/urlNotifications:publish',
      perDay: 200,
    },
  })
  const nobody = { indexNow: null, google: null }
  expect(parseEnvironment({ SITE_URL }).searchEngines).toEqual(nobody)
  expect(parseEnvironment(ENGINES).searchEngines).toEqual(nobody)
  const closed = { ...ENGINES, SITE_URL, SEARCH_ENGINES: 'closed' }
  expect(parseEnvironment(closed).searchEngines).toEqual(nobody)
  expect(parseEnvironment({ ...ENGINES, SITE_URL: 'https://localhost' }).searchEngines).toEqual(
    nobody,
  )
})

const FIREBASE = { FIREBASE_PROJECT_ID: 'visvakor-kh', FIREBASE_API_KEY: 'a-key-of-the-web' }

test('requires project and key for Firebase, and has a default for its keys', () => {
  expect(parseEnvironment({}).firebase).toBeNull()
  expect(parseEnvironment(FIREBASE).firebase).toEqual({
    projectId: 'visvakor-kh',
    jwksUrl: expect.stringContaining('https://www.googleapis.com/'),
  })
  expect(() => parseEnvironment({ FIREBASE_JWKS_URL: 'https://keys.example/jwks' })).toThrow(
    'FIREBASE_JWKS_URL is set without FIREBASE_PROJECT_ID: set both or neither.',
  )
  expect(() => parseEnvironment({ FIREBASE_PROJECT_ID: 'visvakor-kh' })).toThrow(
    'FIREBASE_PROJECT_ID needs FIREBASE_API_KEY: set both or neither.',
  )
  expect(() => parseEnvironment({ GOOGLE_SIGN_IN: '1' })).toThrow('without FIREBASE_PROJECT_ID')
})

const EMULATED = {
  FIREBASE_PROJECT_ID: 'demo-visvakor',
  FIREBASE_API_KEY: 'a-key-of-the-web',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
}

test('accepts an emulator for a demo project on this machine, without keys', () => {
  expect(parseEnvironment(EMULATED).firebase).toEqual({
    projectId: 'demo-visvakor',
    emulatorUrl: 'http://127.0.0.1:9099',
  })
})

test.each([
  ['a project that may be real', { FIREBASE_PROJECT_ID: 'visvakor-kh' }, 'begins with demo-'],
  ['a public site', { SITE_URL: 'https://www.visvakor.example' }, 'SITE_URL must not be public'],
  ['production', { NODE_ENV: 'production' }, 'nor NODE_ENV production'],
  ['production with tools', { NODE_ENV: 'production', ALLOW_DEV_TOOLS: '1' }, 'nor NODE_ENV'],
  ['an API elsewhere', { API_URL: 'https://api.visvakor.example' }, 'leave API_URL empty'],
  ['keys', { FIREBASE_JWKS_URL: 'https://keys.example/jwks' }, 'beside FIREBASE_JWKS_URL'],
  ['Google', { GOOGLE_SIGN_IN: '1' }, 'beside GOOGLE_SIGN_IN'],
  ['a host elsewhere', { FIREBASE_AUTH_EMULATOR_HOST: 'emulator.example:9099' }, 'must be'],
  ['a host in disguise', { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1@evil.example:80' }, 'must be'],
  ['no project', { FIREBASE_PROJECT_ID: '', FIREBASE_API_KEY: '' }, 'without FIREBASE_PROJECT_ID'],
])('rejects an emulator with %s (promise T13)', (_, said, words) => {
  const parse = () => parseEnvironment({ ...EMULATED, ...said })
  expect(parse).toThrow(/^FIREBASE_AUTH_EMULATOR_HOST /)
  expect(parse).toThrow(words)
})

test('requires id and secret for LinkedIn', () => {
  expect(parseEnvironment({}).linkedIn).toBeNull()
  expect(
    parseEnvironment({ LINKEDIN_CLIENT_ID: 'id', LINKEDIN_CLIENT_SECRET: 'secret' }).linkedIn,
  ).toMatchObject({ clientId: 'id', clientSecret: 'secret' })
  expect(() => parseEnvironment({ LINKEDIN_CLIENT_ID: 'id' })).toThrow('set both')
})

test('requires address, bucket and keys for S3', () => {
  const all = {
    S3_ENDPOINT: 'https://s3.example.com/',
    S3_BUCKET: 'visvakor',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  }
  expect(parseEnvironment({}).s3).toBeNull()
  expect(parseEnvironment(all).s3).toEqual({
    endpoint: 'https://s3.example.com',
    bucket: 'visvakor',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  })
  for (const name of Object.keys(all)) {
    expect(() => parseEnvironment({ ...all, [name]: '' })).toThrow('set all')
  }
})

test.each([
  ['nothing said', {}, true],
  ['a local address', { SITE_URL: 'http://localhost:3000' }, true],
  ['production', { NODE_ENV: 'production' }, false],
  ['a public address', { SITE_URL: 'https://www.visvakor.example' }, false],
  ['production that allows them', { NODE_ENV: 'production', ALLOW_DEV_TOOLS: '1' }, true],
])('with %s, development tools are enabled: %s %s', (_, variables, expected) => {
  expect(parseEnvironment(variables).devTools).toBe(expected)
})

test('accepts the ends of a range', () => {
  expect(parseEnvironment({ PORT: '1', API_PORT: '65535', DIGEST_HOUR: '0' })).toMatchObject({
    port: 1,
    apiPort: 65_535,
    digestHour: 0,
  })
  expect(parseEnvironment({ DIGEST_HOUR: '23' }).digestHour).toBe(23)
  const SITE_URL = 'https://www.visvakor.example'
  const perDay = (GOOGLE_INDEXING_QUOTA: string) =>
    parseEnvironment({ ...ENGINES, SITE_URL, GOOGLE_INDEXING_QUOTA }).searchEngines.google?.perDay
  expect([perDay('1'), perDay('10000')]).toEqual([1, 10_000])
})

test('enables the service worker unless it is off', () => {
  const isOn = (SERVICE_WORKER?: string) => parseEnvironment({ SERVICE_WORKER }).hasServiceWorker
  expect([isOn(), isOn('on'), isOn('off')]).toEqual([true, true, false])
})

test('enables the bot by its token, at Telegram unless another address is set', () => {
  const token = '123456789:as-BotFather-gives-it-to-you-1234567'
  expect(parseEnvironment({}).telegram).toBeNull()
  expect(parseEnvironment({ TELEGRAM_BOT_TOKEN: token }).telegram).toEqual({
    token,
    apiUrl: 'https://api.telegram.org',
  })
  const variables = { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_URL: 'https://bots.example/' }
  expect(parseEnvironment(variables).telegram?.apiUrl).toBe('https://bots.example')
})

test('accepts names of proxy networks', () => {
  const names = ['loopback', 'linklocal', 'uniquelocal']
  expect(parseEnvironment({ TRUSTED_PROXIES: names.join() }).trustedProxies).toEqual(names)
})

test.each(['https://visvakor.example/?a=1', 'https://visvakor.example/#a'])(
  'rejects %s as the address of a site',
  (SITE_URL) => {
    expect(() => parseEnvironment({ SITE_URL })).toThrow('SITE_URL must be')
  },
)

test('requires an id with the secret for LinkedIn', () => {
  expect(() => parseEnvironment({ LINKEDIN_CLIENT_SECRET: 'secret' })).toThrow('set both')
})

test('the desk has the port after that of the API, and the one before the last', () => {
  expect([4000, 65_534, 65_535].map(toDeskPort)).toEqual([4001, 65_535, 65_534])
})
