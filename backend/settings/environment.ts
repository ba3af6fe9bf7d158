import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type SignInSettings,
  toFirebaseSettings,
} from '@/backend/areas/sign-in/providers/sign-in-settings'
import { isPublicSite } from '@/lib/shared/is-public-site'
import type { SearchEngineSettings } from '../areas/search-engines/search-engine-settings'
import type { BotSettings } from '../areas/telegram/bot-api'
import { isLoopbackName } from '../platform/http/loopback'
import type { MessageSettings } from '../platform/mail/create-senders'
import { StartError } from '../platform/runtime/start-error'
import type { S3Options } from '../platform/storage/s3-store'
import {
  LINKEDIN_INTROSPECTION_URL,
  LINKEDIN_USERINFO_URL,
  TELEGRAM_API_URL,
  VALUE_RULES,
  VARIABLE_NAMES,
  type VariableName,
  type Variables,
  variablesSchema,
} from './environment-variables'

const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

const DEFAULT_FROM = 'Visvakor <hello@visvakor.example>'

/** The API's settings; the web server parses its own part in `lib/server/env`. */
export type Environment = {
  readonly port: number
  /** Address the web app listens on; null: every address of this machine. */
  readonly host: string | null
  /** Proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[]
  /** Port of our own API, on 127.0.0.1. */
  readonly apiPort: number
  /** Null: the port after the API's. */
  readonly deskPort: number | null
  /** An API that runs elsewhere; null: our own. */
  readonly apiUrl: string | null
  /** A PostgreSQL that runs elsewhere; null: the embedded one. */
  readonly databaseUrl: string | null
  /** A streaming replica of it for public reads (decision 053); null: there is none. */
  readonly databaseReadUrl: string | null
  readonly dataDir: string
  /** The public address, without a slash at its end. */
  readonly siteUrl: string
  /** Where this machine reaches its own web app, without a slash at its end. */
  readonly ownAddress: string
  /** Where the API reaches the web app, without a slash at its end. */
  readonly webUrl: string
  /** Shared by API and web app; null: `requireRevalidationSecret` stores one in the data folder. */
  readonly revalidateSecret: string | null
  /** Keys the hashes of one-time codes; null: `readSignInSettings` stores one in the data folder. */
  readonly signInSecret: string | null
  /** The Firebase project people sign in with; null: our own endpoint. */
  readonly firebase: SignInSettings['firebase']
  readonly linkedIn: SignInSettings['linkedIn']
  /** Bucket of private files; null: `files` in the data folder. */
  readonly s3: S3Options | null
  /** Socket of the virus scanner; null: uploads are marked as not scanned. */
  readonly clamdSocket: string | null
  /** Mail and text messages; null parts: the outbox in the data folder. */
  readonly messages: MessageSettings
  /** Selector of the key that the mail service signs with; null: not known. */
  readonly dkimSelector: string | null
  /** Who is mailed what needs the operator, once a day; null: nobody. */
  readonly operatorEmail: string | null
  /** Signs for push services; null: `readVapidKeys` stores one in the data folder. */
  readonly vapidPrivateKey: string | null
  /** Whether browsers get a service worker, which push messages need (decision 032). */
  readonly hasServiceWorker: boolean
  /** The bot that sends news to people; null: there is none. */
  readonly telegram: BotSettings | null
  /** Redis that several processes share limits through; null: each has its own. */
  readonly redisUrl: string | null
  /** Hour of the day in Asia/Phnom_Penh from which digests are mailed. */
  readonly digestHour: number
  /** What imports do with vacancies abroad, and with old ones without a closing date. */
  readonly importHolds: {
    readonly abroad: Variables['IMPORT_ABROAD']
    readonly old: Variables['IMPORT_OLD']
  }
  /** Search engines to notify of changed pages; none for a site that is not public. */
  readonly searchEngines: SearchEngineSettings
  /** Whether an empty database gets the demo beside reference data. */
  readonly hasDemo: boolean
  /** Whether a public site may show invented listings: it is marked, and closed to search engines. */
  readonly allowsDemo: boolean
  /** Whether development tools may answer on this machine (decision 007). */
  readonly devTools: boolean
}

/**
 * Parses the environment (architecture §2); empty means unset. A StartError never shows a value, which may be
 * a password.
 */
export function parseEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): Environment {
  const given = VARIABLE_NAMES.map((name) => [name, variables[name]?.trim() || undefined] as const)
  const parsed = variablesSchema.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]))
    throw new StartError(
      VARIABLE_NAMES.filter((name) => wrong.has(name))
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
    deskPort: data.DESK_PORT ?? null,
    apiUrl: data.API_URL ?? null,
    databaseUrl: data.DATABASE_URL ?? null,
    databaseReadUrl: data.DATABASE_READ_URL ?? null,
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
    dkimSelector: data.DKIM_SELECTOR ?? null,
    operatorEmail: data.OPERATOR_EMAIL ?? null,
    vapidPrivateKey: data.VAPID_PRIVATE_KEY ?? null,
    hasServiceWorker: data.SERVICE_WORKER === 'on',
    telegram: toTelegram(data),
    redisUrl: data.REDIS_URL ?? null,
    digestHour: data.DIGEST_HOUR,
    importHolds: { abroad: data.IMPORT_ABROAD, old: data.IMPORT_OLD },
    searchEngines: toSearchEngines(data),
    hasDemo: data.DEMO === 'on',
    allowsDemo: data.ALLOW_DEMO === '1',
    devTools: data.ALLOW_DEV_TOOLS === '1' || isDevelopment(data),
  }
}

function toSearchEngines(data: Variables): SearchEngineSettings {
  const { SITE_URL, INDEXNOW_KEY: key, GOOGLE_INDEXING_CREDENTIALS } = data
  if (SITE_URL === undefined || !isPublicSite({ ...data, SITE_URL })) {
    return { indexNow: null, google: null }
  }
  return {
    indexNow: key === undefined ? null : { key, url: data.INDEXNOW_URL },
    google:
      GOOGLE_INDEXING_CREDENTIALS === undefined
        ? null
        : {
            credentials: resolve(projectRoot, GOOGLE_INDEXING_CREDENTIALS),
            url: data.GOOGLE_INDEXING_URL,
            perDay: data.GOOGLE_INDEXING_QUOTA,
          },
  }
}

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

function toTelegram(data: Variables): Environment['telegram'] {
  const { TELEGRAM_BOT_TOKEN: token, TELEGRAM_API_URL: apiUrl = TELEGRAM_API_URL } = data
  return token === undefined ? null : { token, apiUrl }
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

/** Builds the address where this machine reaches its own web app. */
function toOwnAddress({ HOST, PORT }: Pick<Variables, 'HOST' | 'PORT'>): string {
  const isEverywhere = HOST === undefined || HOST === '0.0.0.0' || HOST === '::'
  const host = isEverywhere ? '127.0.0.1' : HOST
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`
}

/** Checks for a development site: neither declared as production nor at a public address. */
function isDevelopment({ NODE_ENV, SITE_URL }: Variables): boolean {
  if (NODE_ENV === 'production') return false
  return SITE_URL === undefined || isLoopbackName(new URL(SITE_URL).hostname)
}

function toSentence(name: VariableName): string {
  const [rule, example] = VALUE_RULES[name]
  return `${name} must be ${rule}, for example ${name}=${example}.`
}
