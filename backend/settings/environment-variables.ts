import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { FIREBASE_JWKS_URL } from '@/backend/areas/sign-in/providers/sign-in-settings'

const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(65_535))
const httpUrl = z.url({ protocol: /^https?$/ })
const origin = httpUrl
  .transform((url) => new URL(url))
  .refine(({ pathname, search, hash }) => pathname === '/' && search === '' && hash === '')
  .transform((url) => url.origin)

/** Addresses, networks (`10.0.0.0/8`) or the names of some: `loopback`, `linklocal`, `uniquelocal`. */
const proxies = z
  .string()
  .transform((list) => list.split(',').map((name) => name.trim()))
  .refine((names) => names.every(isNetwork))

export const TELEGRAM_API_URL = 'https://api.telegram.org'
export const LINKEDIN_USERINFO_URL = 'https://api.linkedin.com/v2/userinfo'
export const LINKEDIN_INTROSPECTION_URL = 'https://www.linkedin.com/oauth/v2/introspectToken'

export const INDEXNOW_URL = 'https://api.indexnow.org/indexnow'
export const GOOGLE_INDEXING_URL = 'https://indexing.googleapis.com/v3/urlNotifications:publish'

export const variablesSchema = z.object({
  PORT: port.default(3000),
  API_PORT: port.default(4000),
  DESK_PORT: port.optional(),
  API_URL: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/)
    .optional(),
  DATABASE_READ_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/)
    .optional(),
  DATA_DIR: z.string().default('.data'),
  HOST: z
    .string()
    .regex(/^[a-z0-9.:-]+$/i)
    .optional(),
  TRUSTED_PROXIES: proxies.default([]),
  SITE_URL: origin.optional(),
  EMPLOYER_URL: httpUrl.optional(),
  SEARCH_ENGINES: z.literal('closed').optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[a-zA-Z0-9-]{8,128}$/)
    .optional(),
  INDEXNOW_URL: httpUrl.default(INDEXNOW_URL),
  GOOGLE_INDEXING_CREDENTIALS: z.string().optional(),
  GOOGLE_INDEXING_QUOTA: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(10_000))
    .default(200),
  GOOGLE_INDEXING_URL: httpUrl.default(GOOGLE_INDEXING_URL),
  WEB_URL: origin.optional(),
  REVALIDATE_SECRET: z.string().min(16).optional(),
  SIGN_IN_SECRET: z.string().min(16).optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9-]{4,40}$/)
    .optional(),
  FIREBASE_JWKS_URL: httpUrl.optional(),
  FIREBASE_API_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/)
    .optional(),
  FIREBASE_AUTH_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+\.[a-z]+$/)
    .optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]):\d{1,5}$/)
    .optional(),
  GOOGLE_SIGN_IN: z.literal('1').optional(),
  FACEBOOK_APP_ID: z.string().regex(/^\d+$/).optional(),
  LINKEDIN_CLIENT_ID: z.string().optional(),
  LINKEDIN_CLIENT_SECRET: z.string().optional(),
  LINKEDIN_AUTHORIZATION_URL: httpUrl.optional(),
  LINKEDIN_TOKEN_URL: httpUrl.optional(),
  LINKEDIN_USERINFO_URL: httpUrl.optional(),
  LINKEDIN_INTROSPECTION_URL: httpUrl.optional(),
  S3_ENDPOINT: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  CLAMD_SOCKET: z
    .string()
    .regex(/^(?:\/|[^/\s]+:\d{1,5}$)/)
    .optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$/)
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9](?:[\w.-]{0,62})$/i)
    .optional(),
  SMS_GATEWAY_URL: httpUrl.optional(),
  OPERATOR_EMAIL: z.email().optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  TELEGRAM_BOT_TOKEN: z
    .string()
    .regex(/^\d{5,20}:[\w-]{30,100}$/)
    .optional(),
  TELEGRAM_API_URL: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  DIGEST_HOUR: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.int().max(23))
    .default(18),
  IMPORT_ABROAD: z.enum(['publish', 'hold']).default('hold'),
  IMPORT_OLD: z.enum(['publish', 'hold']).default('hold'),
  DEMO: z.enum(['on', 'off']).default('on'),
  ALLOW_DEMO: z.literal('1').optional(),
  ALLOW_DEV_TOOLS: z.literal('1').optional(),
  SERVICE_WORKER: z.enum(['on', 'off']).default('on'),
  WARM_SECONDS: z
    .string()
    .regex(/^\d{1,3}$/)
    .transform(Number)
    .pipe(z.int().max(120))
    .optional(),
  NODE_ENV: z.string().optional(),
})
export type VariableName = keyof typeof variablesSchema.shape
export const VARIABLE_NAMES = variablesSchema.keyof().options

export type Variables = z.output<typeof variablesSchema>

/** What a value has to be, and an example. */
export const VALUE_RULES = {
  PORT: ['a port number from 1 to 65535', '3000'],
  API_PORT: ['a port number from 1 to 65535', '4000'],
  DESK_PORT: ['a port number from 1 to 65535', '4001'],
  API_URL: ['the http or https address of an API', 'https://api.visvakor.example'],
  DATABASE_URL: ['the address of a PostgreSQL', 'postgres://user:password@localhost:5432/visvakor'],
  DATABASE_READ_URL: [
    'the address of a replica of the PostgreSQL in DATABASE_URL',
    'postgres://user:password@replica:5432/visvakor',
  ],
  DATA_DIR: ['a folder', '.data'],
  HOST: ['a name or address of this machine to listen on', '127.0.0.1'],
  TRUSTED_PROXIES: ['addresses or networks with commas between', 'loopback,10.0.0.0/8'],
  SITE_URL: ['the public address without a path', 'https://www.visvakor.example'],
  EMPLOYER_URL: ['the http or https address of the site for employers', 'https://hire.example'],
  SEARCH_ENGINES: ['closed or empty', 'closed'],
  INDEXNOW_KEY: ['8 to 128 letters, digits and hyphens', '7f3b1c0a9e5d4826'],
  INDEXNOW_URL: ['the address of an engine that speaks IndexNow', INDEXNOW_URL],
  GOOGLE_INDEXING_CREDENTIALS: [
    "the file with a service account's key",
    '/etc/visvakor/google.json',
  ],
  GOOGLE_INDEXING_QUOTA: ['how many pages a day, from 1 to 10000', '200'],
  GOOGLE_INDEXING_URL: ["the address of Google's Indexing API", GOOGLE_INDEXING_URL],
  WEB_URL: ["the web app's address for the API, without a path", 'http://127.0.0.1:3000'],
  REVALIDATE_SECRET: ['at least 16 characters', 'a-long-random-text-of-yours'],
  SIGN_IN_SECRET: ['at least 16 characters', 'another-long-random-text'],
  FIREBASE_PROJECT_ID: ['the id of a Firebase project', 'visvakor-kh'],
  FIREBASE_JWKS_URL: ["the address of Firebase's public keys", FIREBASE_JWKS_URL],
  FIREBASE_API_KEY: ["the project's web API key", 'as-the-console-shows-it'],
  FIREBASE_AUTH_DOMAIN: [
    "the host of the project's sign-in windows",
    'visvakor-kh.firebaseapp.com',
  ],
  FIREBASE_AUTH_EMULATOR_HOST: ["an emulator's host and port on this machine", '127.0.0.1:9099'],
  GOOGLE_SIGN_IN: ['1 or empty', '1'],
  FACEBOOK_APP_ID: ['the number of an application at Facebook', '123456789012345'],
  LINKEDIN_CLIENT_ID: ['the client id of a LinkedIn application', '86abcdefghijkl'],
  LINKEDIN_CLIENT_SECRET: ['the secret of that application', 'as-LinkedIn-shows-it'],
  LINKEDIN_AUTHORIZATION_URL: ['the address members are sent to', 'https://in.example/authorize'],
  LINKEDIN_TOKEN_URL: ['the address that takes their codes', 'https://in.example/token'],
  LINKEDIN_USERINFO_URL: ["the address of LinkedIn's userinfo endpoint", LINKEDIN_USERINFO_URL],
  LINKEDIN_INTROSPECTION_URL: [
    'the address where LinkedIn tells of a token',
    LINKEDIN_INTROSPECTION_URL,
  ],
  S3_ENDPOINT: ['the address of an S3 service', 'https://s3.example.com'],
  S3_BUCKET: ['the name of a bucket', 'visvakor'],
  S3_REGION: ['the region of the bucket', 'us-east-1'],
  S3_ACCESS_KEY_ID: ['the id of an access key', 'visvakor-api'],
  S3_SECRET_ACCESS_KEY: ['the secret of that key', 'as-your-store-shows-it'],
  CLAMD_SOCKET: ["clamd's socket: an absolute path or host:port", '/run/clamav/clamd.ctl'],
  SMTP_URL: ['the address of a mail server', 'smtps://user:password@mail.example.com'],
  MAIL_FROM: ['a name and address', 'Visvakor <hello@visvakor.example>'],
  DKIM_SELECTOR: ["the name of your mail service's DKIM key", 'mail2026'],
  SMS_GATEWAY_URL: ['the http or https address of a gateway', 'https://sms.example.com/send'],
  OPERATOR_EMAIL: ['an e-mail address', 'operator@visvakor.example'],
  VAPID_PRIVATE_KEY: [
    'a private key of the curve P-256 in base64url',
    'as-web-push-generate-vapid-keys-prints-it',
  ],
  TELEGRAM_BOT_TOKEN: ["a bot's token", '123456789:as-BotFather-gives-it-to-you-1234567'],
  TELEGRAM_API_URL: ['the address of a Bot API', TELEGRAM_API_URL],
  REDIS_URL: ['the address of a Redis', 'redis://localhost:6379'],
  DIGEST_HOUR: ['an hour of the day from 0 to 23', '18'],
  IMPORT_ABROAD: ['publish or hold', 'publish'],
  IMPORT_OLD: ['publish or hold', 'publish'],
  DEMO: ['on or off', 'off'],
  ALLOW_DEMO: ['1 or empty', '1'],
  ALLOW_DEV_TOOLS: ['1 or empty', '1'],
  SERVICE_WORKER: ['on or off', 'off'],
  WARM_SECONDS: ['seconds from 0 to 120', '30'],
  NODE_ENV: ['a word', 'production'],
} as const satisfies Record<VariableName, readonly [rule: string, example: string]>

function isNetwork(name: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(name)) return true
  return ipaddr.isValid(name) || ipaddr.isValidCIDR(name)
}
