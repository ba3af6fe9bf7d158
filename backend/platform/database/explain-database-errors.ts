import { StartError } from '../runtime/start-error'
import { toDatabaseFailure } from './database-failure'

const AWAY = 'The database does not answer, or has no room: its disk may be full. Try again later.'

/** Runs a command's work; a database that is absent, too busy or full becomes one sentence (promise F8). */
export async function explainDatabaseErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (toDatabaseFailure(error) !== 'unavailable') throw error
    throw new StartError(AWAY)
  }
}
