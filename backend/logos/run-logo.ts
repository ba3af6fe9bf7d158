import { readFile } from 'node:fs/promises'
import { runActs, toCommandContext } from '@/backend/audit/act'
import { StartError } from '@/backend/platform/runtime/start-error'
import type { Environment } from '@/backend/settings/environment'
import { changeDatabase } from '@/backend/with-database'
import { setLogoAct } from './logo-acts'
import type { LogoCommand } from './logo-arguments'
import { renderLogo } from './render-picture'

/** Runs the command and returns what to print. Throws `StartError`. */
export async function runLogo(
  environment: Environment,
  { owner, id, picture: path }: LogoCommand,
): Promise<readonly string[]> {
  const picture = path === null ? null : await renderLogo(await readPicture(path))
  const orders = [{ act: setLogoAct, input: { owner, id, picture } }]
  return changeDatabase(environment, (db) => runActs(db, orders, toCommandContext(environment)))
}

async function readPicture(path: string): Promise<Buffer> {
  try {
    return await readFile(path)
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error))
  }
}
