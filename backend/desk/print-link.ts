import type { Database } from '@/backend/db/connect'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { Environment } from '@/backend/settings/environment'
import { createLinkKey } from './desk-sessions'

/** Prints a link to the desk of the running product. Throws `StartError` if it does not answer. */
export async function printLink(
  db: Database,
  { deskPort, apiPort }: Pick<Environment, 'deskPort' | 'apiPort'>,
  user: string,
): Promise<readonly string[]> {
  const port = deskPort ?? toDeskPort(apiPort)
  const origin = `http://127.0.0.1:${port}`
  if (!(await isAnswering(origin))) {
    throw new StartError(
      `The desk does not answer on ${origin}. Start the product (npm start); if it runs, logs/api.log says whether another program has the port, and DESK_PORT chooses another.`,
    )
  }
  const key = await createLinkKey(db, `${user} (desk)`, new Date())
  return [
    `${origin}/?key=${key}`,
    '',
    'It works once, within ten minutes. From another computer, first:',
    `  ssh -L ${port}:127.0.0.1:${port} ${user}@this-server`,
  ]
}

/** The desk's port where none is set: the one after the API's. */
export function toDeskPort(apiPort: number): number {
  return apiPort === 65_535 ? apiPort - 1 : apiPort + 1
}

async function isAnswering(origin: string): Promise<boolean> {
  try {
    const response = await fetch(`${origin}/desk.css`, { signal: AbortSignal.timeout(5000) })
    return response.ok
  } catch {
    // Nothing listens there.
    return false
  }
}
