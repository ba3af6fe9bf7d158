import type { Logger } from 'pino'
import { buildApp } from './app'
import { connectDatabase } from './db/connect'
import { migrateDatabase } from './db/migrate'
import { fillEmptyDatabase } from './db/seed/fill'
import { parseEnvironment } from './environment'
import { createMessengers } from './mail/create-messengers'
import { readSignInSettings } from './read-sign-in-settings'
import { toDay } from './services/calendar'
import { createLog } from './services/log'
import { StartError } from './start-error'
import { createFileDeps } from './storage/create-file-deps'

/** The API is reached through the web app or a proxy on the same machine. */
const HOST = '127.0.0.1'

/** Longest wait for requests under way when the API is stopped, in milliseconds. */
const DRAIN = 8000

/** Migrates, fills an empty database, listens, and stops in order when it is told to. */
async function serve(): Promise<void> {
  const environment = parseEnvironment(process.env)
  const { apiPort, databaseUrl } = environment
  if (databaseUrl === null) {
    throw new StartError(
      'The API alone needs DATABASE_URL; "npm start" brings a database of its own.',
    )
  }
  const log = createLog()
  await migrateDatabase(databaseUrl)
  await fillDemoContent(databaseUrl, log)
  const { db, close } = connectDatabase(databaseUrl, { log })
  const messengers = createMessengers(environment.messages, environment.dataDir)
  const app = await buildApp({
    db,
    log,
    clock: { now: () => new Date() },
    mailer: messengers.mailer,
    sms: messengers.sms,
    files: createFileDeps(environment),
    signIn: await readSignInSettings(environment),
  })

  const stop = async (reason: string): Promise<void> => {
    log.info({ reason }, 'stopping')
    setTimeout(() => app.server.closeAllConnections(), DRAIN).unref()
    await app.close()
    messengers.close()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => void stop(signal))
  }
  // The launcher is gone: without it nobody would end us, and we would keep the port.
  process.once('disconnect', () => void stop('the launcher is gone'))

  await app.listen({ host: HOST, port: apiPort })
}

/** Filling takes longer than a request may: it gets a connection without a time limit. */
async function fillDemoContent(databaseUrl: string, log: Logger): Promise<void> {
  const { db, close } = connectDatabase(databaseUrl, { log, statementTimeoutMs: 0 })
  try {
    const filled = await fillEmptyDatabase(db, toDay(new Date()))
    if (filled) log.info('the empty database was filled with demo content')
  } finally {
    await close()
  }
}

try {
  await serve()
} catch (error) {
  if (!(error instanceof StartError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
