import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { StartError } from '@/backend/start-error'

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

const variablesSchema = z.object({
  PORT: port.default(3000),
  API_PORT: port.default(4000),
  API_URL: httpUrl.transform((url) => url.replace(/\/+$/, '')).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/)
    .optional(),
  DATA_DIR: z.string().default('.data'),
  SITE_URL: origin.optional(),
  WEB_URL: origin.optional(),
  REVALIDATE_SECRET: z.string().min(16).optional(),
})
type Name = keyof typeof variablesSchema.shape
const NAMES = variablesSchema.keyof().options

/** What each variable must be, and an example of it. */
const RULES = {
  PORT: ['a port number from 1 to 65535', '3000'],
  API_PORT: ['a port number from 1 to 65535', '4000'],
  API_URL: ['the http or https address of an API', 'https://api.visvakor.example'],
  DATABASE_URL: ['the address of a PostgreSQL', 'postgres://user:password@localhost:5432/visvakor'],
  DATA_DIR: ['a folder', '.data'],
  SITE_URL: ['the public address without a path', 'https://www.visvakor.example'],
  WEB_URL: ["the web app's address for the API, without a path", 'http://127.0.0.1:3000'],
  REVALIDATE_SECRET: ['at least 16 characters', 'a-long-random-text-of-yours'],
} as const satisfies Record<Name, readonly [rule: string, example: string]>

/** The environment after parsing; nothing else reads these variables. */
export type Environment = {
  /** Port of the web app. */
  readonly port: number
  /** Port of our own API, on 127.0.0.1. */
  readonly apiPort: number
  /** An API that runs elsewhere; null: our own. */
  readonly apiUrl: string | null
  /** A PostgreSQL that runs elsewhere; null: the embedded one. */
  readonly databaseUrl: string | null
  /** Absolute path of the folder of everything kept on this machine. */
  readonly dataDir: string
  /** The public address, without a slash at its end. */
  readonly siteUrl: string
  /** Where the API reaches the web app, without a slash at its end. */
  readonly webUrl: string
  /** Shared by API and web app; null: `requireRevalidateSecret` keeps one in the data folder. */
  readonly revalidateSecret: string | null
}

/**
 * Parses the variables of design §2. An empty value counts as unset.
 *
 * @throws StartError naming each wrong variable, what it must be and an example; never its value,
 *   which may hold a password
 */
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
    apiPort: data.API_PORT,
    apiUrl: data.API_URL ?? null,
    databaseUrl: data.DATABASE_URL ?? null,
    dataDir: resolve(projectRoot, data.DATA_DIR),
    siteUrl: data.SITE_URL ?? `http://localhost:${data.PORT}`,
    webUrl: data.WEB_URL ?? `http://127.0.0.1:${data.PORT}`,
    revalidateSecret: data.REVALIDATE_SECRET ?? null,
  }
}

function toSentence(name: Name): string {
  const [rule, example] = RULES[name]
  return `${name} must be ${rule}, for example ${name}=${example}.`
}
