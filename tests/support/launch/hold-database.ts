import { compileProgram } from '../compiled-program'
import { runScript, type Script } from './script'
import { until } from './until'

/** Runs the embedded database of a folder in another process; resolves when that has printed its address. */
export async function holdDatabase(dataDir: string): Promise<Script> {
  const program = await compileProgram('tests/support/launch/database-holder.ts')
  const owner = runScript(program, [dataDir], {})
  await until('the owner has a database', () => owner.output().includes('postgres://'))
  return owner
}
