import { withClient } from '@/backend/db/with-client'
import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { StartError } from '@/backend/platform/runtime/start-error'

/** ms */
const PATIENCE = 10_000

/** PostgreSQL 15 as `server_version_num`. */
const OLDEST = 150_000

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
  return withClient(url, PATIENCE, async (client) => {
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
