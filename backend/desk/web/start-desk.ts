import { getErrorCode } from '@/backend/platform/runtime/error-code'
import { toDeskPort } from '../print-link'
import type { DeskContext } from './context'
import { buildDesk } from './server'

/**
 * Starts the desk on this machine's own address. The site runs without it: a port that is in use is only logged.
 * Returns how to stop it.
 */
export async function startDesk(context: DeskContext): Promise<() => Promise<void>> {
  const { log } = context
  const { deskPort, apiPort } = context.environment
  const port = deskPort ?? toDeskPort(apiPort)
  const app = buildDesk(context)
  try {
    await app.listen({ host: '127.0.0.1', port })
  } catch (error) {
    log.warn({ port, code: getErrorCode(error) }, 'the desk is off: choose another DESK_PORT')
  }
  return () => app.close()
}
