import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { z } from 'zod'
import { getProcess } from '@/backend/embedded/process-record'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { getFileText } from '@/backend/platform/runtime/missing-file'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { Environment } from '@/backend/settings/environment'
import { toEmbeddedUrl } from './embedded/postgres'

const record = z.object({
  pid: z.int(),
  /** Start of the process, as the system writes it: another process may have its id later. */
  started: z.string(),
  port: z.int(),
  apiPort: z.int(),
  /** Where this machine reaches the web app. */
  webUrl: z.string(),
  /** `embedded`, or host, port and name without user and password; null: the API runs elsewhere. */
  database: z.string().nullable(),
})

type RunningProduct = z.output<typeof record>

type Settings = Pick<
  Environment,
  'apiPort' | 'apiUrl' | 'databaseUrl' | 'dataDir' | 'port' | 'webUrl'
>

/** Writes the file that commands find this process by, `running.json` in DATA_DIR; returns how to remove it. */
export async function recordRunningProduct(environment: Settings): Promise<() => Promise<void>> {
  const self = await getProcess(process.pid)
  if (self === null) return async () => undefined
  const { apiPort, apiUrl, dataDir, port, webUrl } = environment
  const content = JSON.stringify({
    pid: self.pid,
    started: self.started,
    port,
    apiPort,
    webUrl,
    database: apiUrl === null ? describeDatabase(environment) : null,
  } satisfies RunningProduct)
  const path = toRecordPath(dataDir)
  await writeFile(path, content, { mode: 0o600 })
  return async () => {
    // Another product of several on one folder may have written its own since.
    if ((await getFileText(path)) === content) await rm(path, { force: true })
  }
}

/**
 * Returns the settings with which a command reaches the product that runs in DATA_DIR, its ports included.
 * Throws StartError when the product uses another database than the settings name.
 */
export async function toRunningSettings<Own extends Settings>(environment: Own): Promise<Own> {
  const running = await findRunningProduct(environment.dataDir)
  if (running === null) return environment
  const { database, pid, port, apiPort, webUrl } = running
  const own = describeDatabase(environment)
  if (database !== null && database !== own) {
    throw new StartError(
      `The product that runs in ${environment.dataDir} (process ${pid}) uses the database ${database}, ` +
        `and the settings of this command lead to ${own}. Run the command with the product's DATABASE_URL.`,
    )
  }
  return { ...environment, port, apiPort, webUrl }
}

/** Throws StartError when a product runs in the data folder. */
export async function requireStoppedProduct(dataDir: string): Promise<void> {
  const running = await findRunningProduct(dataDir)
  if (running === null) return
  throw new StartError(
    `The product runs in ${dataDir} (process ${running.pid}). Stop it first (kill ${running.pid}), or set DATA_DIR to a new folder.`,
  )
}

/** Finds the product that runs in the data folder; null also for the file of a process that is gone. */
async function findRunningProduct(dataDir: string): Promise<RunningProduct | null> {
  const text = await readRecord(toRecordPath(dataDir))
  const parsed = record.safeParse(text === null ? null : parseJson(text))
  if (!parsed.success) return null
  const living = await getProcess(parsed.data.pid)
  return living?.started === parsed.data.started ? parsed.data : null
}

async function readRecord(path: string): Promise<string | null> {
  try {
    return await getFileText(path)
  } catch (error) {
    throw new StartError(
      `${path} cannot be read (${getErrorCode(error)}): run the command as the user who runs the product.`,
    )
  }
}

function describeDatabase({
  databaseUrl,
  dataDir,
}: Pick<Environment, 'databaseUrl' | 'dataDir'>): string {
  // The launcher gives its own processes the address of the embedded server.
  if (databaseUrl === null || databaseUrl === toEmbeddedUrl(dataDir)) return 'embedded'
  const { host, port, database } = new Client({ connectionString: databaseUrl })
  return `${host}:${port}/${database}`
}

function toRecordPath(dataDir: string): string {
  return join(dataDir, 'running.json')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
