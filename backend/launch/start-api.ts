import { join } from 'node:path'
import { z } from 'zod'
import { startEmbeddedPostgres, toEmbeddedUrl } from '@/backend/embedded/postgres'
import type { Environment } from '@/backend/settings/environment'
import type { LauncherRun } from './launcher-run'
import { API_HOST } from './preflight'
import { startReadyChild } from './start-ready-child'
import { supervise } from './supervise'

/** Milliseconds from which a request is shown as slow. */
const SLOW_MS = 1000

const LEVELS: Readonly<Record<number, string>> = { 40: 'warning: ', 50: 'error: ', 60: 'fatal: ' }

const request = z.object({
  method: z.string(),
  route: z.string(),
  status: z.number(),
  ms: z.number(),
})

const entry = z.looseObject({
  level: z.number(),
  msg: z.string(),
  time: z.string().optional(),
  reqId: z.string().optional(),
  err: z.object({ type: z.string(), message: z.string(), stack: z.array(z.string()) }).optional(),
})

export function toApiAddress({ apiPort }: Pick<Environment, 'apiPort'>): string {
  return `http://${API_HOST}:${apiPort}`
}

/** Starts the API, with the embedded database unless DATABASE_URL is set. */
export async function startApi(run: LauncherRun, secret: string): Promise<void> {
  const databaseUrl = run.environment.databaseUrl ?? (await startDatabase(run))
  const { apiPort, dataDir, port, siteUrl, webUrl } = run.environment
  const command = {
    root: run.programs.root,
    args: run.programs.api,
    env: {
      API_PORT: String(apiPort),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      PORT: String(port),
      REVALIDATE_SECRET: secret,
      SITE_URL: siteUrl,
      WEB_URL: webUrl,
    },
    logFile: join(dataDir, 'logs', 'api.log'),
    show: (line: string) => {
      for (const text of formatLogLine(line)) run.screen.line(`  api │ ${text}`)
    },
    showAll: run.programs.showAll,
  }
  const ready = {
    name: 'The API',
    url: `${toApiAddress(run.environment)}/readyz`,
    accept: (status: number) => status === 200,
    signal: run.signal,
  }
  await run.screen.step('Starting the API', async () => {
    run.onStop(
      await supervise({
        name: ready.name,
        start: () => startReadyChild(command, ready),
        log: run.screen.line,
        signal: run.signal,
        onGiveUp: run.giveUp,
      }),
    )
  })
}

async function startDatabase(run: LauncherRun): Promise<string> {
  const { dataDir } = run.environment
  await run.screen.step('Starting the database', async () => {
    run.onStop(
      await supervise({
        name: 'PostgreSQL',
        start: () => startEmbeddedPostgres({ dataDir, log: run.screen.line }),
        log: run.screen.line,
        signal: run.signal,
        onGiveUp: run.giveUp,
      }),
    )
  })
  return toEmbeddedUrl(dataDir)
}

/**
 * Formats slow and failed requests, and errors with their place; lines that are no log entry stay as they
 * are.
 */
export function formatLogLine(line: string): readonly string[] {
  const parsed = entry.safeParse(parseEntry(line))
  if (!parsed.success) return [line]
  const { level, msg, time: _, reqId: __, err, ...others } = parsed.data
  const answered = request.safeParse(others)
  if (answered.success) return toRequestLines(answered.data)
  const details = Object.entries(others).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
  const cause = err === undefined ? '' : `: ${err.type}: ${err.message}`
  const stack = (err?.stack ?? []).map((frame) => `    ${frame}`)
  return [`${LEVELS[level] ?? ''}${msg}${cause}${details.join('')}`, ...stack]
}

function toRequestLines({ method, route, status, ms }: z.output<typeof request>): string[] {
  return status < 400 && ms < SLOW_MS ? [] : [`${method} ${route} ${status} in ${ms} ms`]
}

function parseEntry(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
