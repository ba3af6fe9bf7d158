import { join } from 'node:path'
import { startEmbeddedPostgres, toEmbeddedUrl } from '@/backend/embedded/postgres'
import type { Environment } from '@/backend/settings/environment'
import { formatLogLine } from './format-log-line'
import { API_HOST } from './preflight'
import type { LauncherRun } from './run'
import { startReadyChild } from './start-ready-child'
import { supervise } from './supervise'

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
