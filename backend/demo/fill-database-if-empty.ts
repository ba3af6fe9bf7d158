import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Database } from '@/backend/db/connect'
import { EXIT_SUCCESS, waitForExit } from '@/backend/platform/runtime/child-process'
import { isEmptyDatabase } from '@/backend/reference/is-empty-database'

/** Has a process of its own fill a migrated database that is empty. False when it was not. */
export async function fillDatabaseIfEmpty(db: Database, databaseUrl: string): Promise<boolean> {
  if (!(await isEmptyDatabase(db))) return false
  const child = spawn(process.execPath, [...process.execArgv, findProgram()], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const outcome = await waitForExit(child)
  if (outcome !== EXIT_SUCCESS)
    throw new Error(`The empty database could not be filled: ${outcome}.`)
  return true
}

/** Beside the API where that is compiled, else its source. */
function findProgram(): string {
  const [, running = ''] = process.argv
  if (!running.endsWith('.ts')) return join(dirname(running), 'fill.js')
  return fileURLToPath(new URL('./fill-empty-database-program.ts', import.meta.url))
}
