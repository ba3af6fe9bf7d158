import { setTimeout as pause } from 'node:timers/promises'
import { query } from '@/tests/support/launch/query'
import type { Fault } from './fault'

const OTHERS =
  'from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()'

/** Ends active connections repeatedly, also in transactions (promise F20). */
export const endConnections: Fault = async ({ product, random }) => {
  const times = random.between(3, 12)
  for (let time = 0; time < times; time += 1) {
    const which = random.chance(0.7) ? " and state <> 'idle'" : ''
    try {
      await query(product.databaseUrl, `select pg_terminate_backend(pid) ${OTHERS}${which}`)
    } catch {
      // The database is not running: there is nothing to end.
      return
    }
    await pause(random.between(50, 400))
  }
}
