import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { withUnconnectedClient } from '@/backend/db/with-unconnected-client'
import { requireUnlocked } from '@/backend/embedded/data-folder-lock'
import { requireDataFolder } from '@/backend/platform/runtime/data-folder'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { Environment } from '@/backend/settings/environment'

/** Only the web app calls our own API. */
export const API_HOST = '127.0.0.1'

/** ms */
const PATIENCE = 10_000

/** PostgreSQL 15 as `server_version_num`. */
const OLDEST = 150_000

/** Milliseconds in which children of a killed launcher release their ports. */
const PORT_PATIENCE = 3_000

/** Throws StartError for what a person has to fix before the start. */
export async function checkBeforeStart(environment: Environment): Promise<void> {
  const { host, port, apiPort, apiUrl, databaseUrl, dataDir } = environment
  await requireDataFolder(dataDir)
  const ownApi = apiUrl === null
  // A second start in one folder would find the ports taken; this message says more.
  if (ownApi && databaseUrl === null) await requireUnlocked(dataDir)
  await requireFreePort({ variable: 'PORT', port, host: host ?? undefined })
  if (ownApi) await requireFreePort({ variable: 'API_PORT', port: apiPort, host: API_HOST })
  if (ownApi && databaseUrl !== null) await requireReachableDatabase(databaseUrl)
}

/** Throws StartError, without the password, when the database does not answer or is too old. */
export async function requireReachableDatabase(url: string): Promise<void> {
  const version = await readVersion(url)
  if (version < OLDEST) {
    throw new StartError(
      `The database of DATABASE_URL is PostgreSQL ${Math.trunc(version / 10_000)}, and 15 or newer is needed.`,
    )
  }
}

function readVersion(url: string): Promise<number> {
  return withUnconnectedClient(url, PATIENCE, async (client) => {
    try {
      await client.connect()
      const { rows } = await client.query<{ version: string }>(
        "select current_setting('server_version_num') as version",
      )
      return Number(rows[0]?.version)
    } catch (error) {
      throw new StartError(
        `The database of DATABASE_URL (${client.host}:${client.port}) does not answer: ${toReason(error)}. ` +
          'Start it or correct DATABASE_URL; leave it unset to use the embedded one.',
      )
    }
  })
}

/** Formats an error; one of several attempts (IPv6, then IPv4) has a code but no message. */
function toReason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error)
  return message === '' ? (getErrorCode(error) ?? 'no reason given') : message
}

type PortUse = {
  readonly variable: 'PORT' | 'API_PORT'
  readonly port: number
  /** Every address when left out. */
  readonly host?: string | undefined
}

/** Throws StartError naming the variable and the port when it is taken or not allowed. */
export async function requireFreePort(use: PortUse, timeoutMs = PORT_PATIENCE): Promise<void> {
  const { variable, port } = use
  const instead = `set ${variable} to another port, for example ${variable}=${(port % 60_000) + 1010}`
  const deadline = performance.now() + timeoutMs
  for (;;) {
    const code = await tryPort(use)
    if (code === null) return
    if (code === 'EACCES') {
      throw new StartError(`${variable} ${port} needs more rights than you have: ${instead}.`)
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartError(
        `HOST ${use.host} is no address of this machine: set another, for example HOST=127.0.0.1.`,
      )
    }
    if (code !== 'EADDRINUSE') throw new StartError(`${variable} ${port}: ${code}; ${instead}.`)
    if (performance.now() >= deadline) {
      throw new StartError(
        `${variable} ${port} is taken by another program: stop that one, or ${instead}.`,
      )
    }
    await wait(50)
  }
}

async function tryPort({ port, host }: PortUse): Promise<string | null> {
  const server = createServer()
  try {
    server.listen({ port, ...(host === undefined ? {} : { host }) })
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
    return null
  } catch (error) {
    return getErrorCode(error) ?? String(error)
  }
}
