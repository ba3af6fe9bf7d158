import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import ipaddr from 'ipaddr.js'
import { z } from 'zod'
import { FIREBASE_JWKS_URL, toFirebaseSettings } from './areas/sign-in/providers/firebase-settings'
import type { SignInSettings } from './areas/sign-in/providers/sign-in-settings'
import { isLoopbackName } from './platform/http/loopback'
import type { MessageSettings } from './platform/mail/create-senders'
import { StartError } from './platform/runtime/start-error'
import type { S3Options } from './platform/storage/s3-store'

const projectRoot = fileURLToPath(new URL('..', import.meta.url))

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

const LINKEDIN_USERINFO_URL = 'https://api.linkedin.com/v2/userinfo'
const LINKEDIN_INTROSPECTION_URL = 'https://www.linkedin.com/oauth/v2/introspectToken'

const DEFAULT_FROM = 'Visvakor <hello@visvakor.example>'

const variablesSchema = z.object({
  PORT: port.default(3000),
  API_PORT: port.default(4000),
  API_URL: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  DATABASE_URL: z
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
  SMS_GATEWAY_URL: httpUrl.optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  DIGEST_HOUR: z
    .string()
    .regex(/^\d{1,2}$/)
    .transform(Number)
    .pipe(z.int().max(23))
    .default(18),
  ALLOW_DEV_TOOLS: z.literal('1').optional(),
  NODE_ENV: z.string().optional(),
})
type Name = keyof typeof variablesSchema.shape
const NAMES = variablesSchema.keyof().options

const RULES = {
  PORT: ['a port number from 1 to 65535', '3000'],
  API_PORT: ['a port number from 1 to 65535', '4000'],
  API_URL: ['the http or https address of an API', 'https://api.visvakor.example'],
  DATABASE_URL: ['the address of a PostgreSQL', 'postgres://user:password@localhost:5432/visvakor'],
  DATA_DIR: ['a folder', '.data'],
  HOST: ['a name or address of this machine to listen on', '127.0.0.1'],
  TRUSTED_PROXIES: ['addresses or networks with commas between', 'loopback,10.0.0.0/8'],
  SITE_URL: ['the public address without a path', 'https://www.visvakor.example'],
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
  SMS_GATEWAY_URL: ['the http or https address of a gateway', 'https://sms.example.com/send'],
  REDIS_URL: ['the address of a Redis', 'redis://localhost:6379'],
  DIGEST_HOUR: ['an hour of the day from 0 to 23', '18'],
  ALLOW_DEV_TOOLS: ['1 or empty', '1'],
  NODE_ENV: ['a word', 'production'],
} as const satisfies Record<Name, readonly [rule: string, example: string]>

/** The web server parses its own part in `lib/server/env`. */
export type Environment = {
  readonly port: number
  /** What the web app listens on; null: every address of this machine. */
  readonly host: string | null
  /** Whose `X-Forwarded-For` is believed. */
  readonly trustedProxies: readonly string[]
  /** Port of our own API, on 127.0.0.1. */
  readonly apiPort: number
  /** An API that runs elsewhere; null: our own. */
  readonly apiUrl: string | null
  /** A PostgreSQL that runs elsewhere; null: the embedded one. */
  readonly databaseUrl: string | null
  readonly dataDir: string
  /** The public address, without a slash at its end. */
  readonly siteUrl: string
  /** Where this machine reaches the web app it starts, without a slash at its end. */
  readonly ownAddress: string
  /** Where the API reaches the web app, without a slash at its end. */
  readonly webUrl: string
  /** Shared by API and web app; null: `requireRevalidateSecret` keeps one in the data folder. */
  readonly revalidateSecret: string | null
  /** Keys the hashes of one-time codes; null: `readSignInSettings` keeps one in the data folder. */
  readonly signInSecret: string | null
  /** The Firebase project people sign in with; null: our own endpoint. */
  readonly firebase: SignInSettings['firebase']
  readonly linkedIn: SignInSettings['linkedIn']
  /** The bucket private files are kept in; null: `files` in the data folder. */
  readonly s3: S3Options | null
  /** Where uploads are scanned; null: they are marked as not scanned. */
  readonly clamdSocket: string | null
  /** Mail and text messages; null parts: the outbox in the data folder. */
  readonly messages: MessageSettings
  /** What several processes share limits and notices through; null: each keeps its own. */
  readonly redisUrl: string | null
  /** Hour of the day in Asia/Phnom_Penh from which digests are mailed. */
  readonly digestHour: number
  /** Whether tools for development may answer on this machine (decision 007). */
  readonly devTools: boolean
}

/** See architecture §2; empty is unset. A StartError never tells a value, which may hold a password. */
export function parseEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const given = NAMES.map((name) => [name, variables[name]?.trim() || undefined] as const)
  const parsed = variablesSchema.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
    throw new StartError(
      NAMES.filter((name) => wrong.has(name))
        .map(toSentence)
        .join('\n'),
    )
  }
  const { data } = parsed
  if (data.PORT === data.API_PORT && data.API_URL === undefined) {
    throw new StartError(`PORT and API_PORT must differ, and both are ${data.PORT}.`)
  }
  return {
    port: data.PORT,
    host: data.HOST ?? null,
    trustedProxies: data.TRUSTED_PROXIES,
    apiPort: data.API_PORT,
    apiUrl: data.API_URL ?? null,
    databaseUrl: data.DATABASE_URL ?? null,
    dataDir: resolve(projectRoot, data.DATA_DIR),
    siteUrl: data.SITE_URL ?? `http://localhost:${data.PORT}`,
    ownAddress: toOwnAddress(data),
    webUrl: data.WEB_URL ?? toOwnAddress(data),
    revalidateSecret: data.REVALIDATE_SECRET ?? null,
    signInSecret: data.SIGN_IN_SECRET ?? null,
    firebase: toFirebaseSettings(data, isDevelopment(data)),
    linkedIn: toLinkedIn(data),
    s3: toS3(data),
    clamdSocket: data.CLAMD_SOCKET ?? null,
    messages: {
      smtpUrl: data.SMTP_URL ?? null,
      from: data.MAIL_FROM ?? DEFAULT_FROM,
      smsGatewayUrl: data.SMS_GATEWAY_URL ?? null,
    },
    redisUrl: data.REDIS_URL ?? null,
    digestHour: data.DIGEST_HOUR,
    devTools: data.ALLOW_DEV_TOOLS === '1' || isDevelopment(data),
  }
}

type Variables = z.output<typeof variablesSchema>

function toLinkedIn(data: Variables): Environment['linkedIn'] {
  const { LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret } = data
  if (clientId === undefined && clientSecret === undefined) return null
  if (clientId === undefined || clientSecret === undefined) {
    throw new StartError('LinkedIn needs LINKEDIN_CLIENT_ID and LINKEDIN_CLIENT_SECRET: set both.')
  }
  return {
    clientId,
    clientSecret,
    userinfoUrl: data.LINKEDIN_USERINFO_URL ?? LINKEDIN_USERINFO_URL,
    introspectionUrl: data.LINKEDIN_INTROSPECTION_URL ?? LINKEDIN_INTROSPECTION_URL,
  }
}

function toS3(data: Variables): Environment['s3'] {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = data
  const needed = [S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY]
  if (needed.every((each) => each === undefined)) return null
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new StartError(
      'Files in S3 need S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set all.',
    )
  }
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: data.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  }
}

/** Where this machine itself reaches the web app. */
function toOwnAddress({ HOST, PORT }: Pick<Variables, 'HOST' | 'PORT'>): string {
  const isEverywhere = HOST === undefined || HOST === '0.0.0.0' || HOST === '::'
  const host = isEverywhere ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

/** Nothing public: neither declared as production nor reached under a public address. */
function isDevelopment({ NODE_ENV, SITE_URL }: Variables): boolean {
  if (NODE_ENV === 'production') return false
  return SITE_URL === undefined || isLoopbackName(new URL(SITE_URL).hostname)
}

function isNetwork(name: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(name)) return true
  return ipaddr.isValid(name) || ipaddr.isValidCIDR(name)
}

function toSentence(name: Name): string {
  const [rule, example] = RULES[name]
  return `${name} must be ${rule}, for example ${name}=${example}.`
}
