import type { Logger } from 'pino'
import { startNightlyCleanup } from '@/backend/areas/data-retention/delete-old-rows'
import { openStoredFile } from '@/backend/areas/files/stored-bytes'
import { monotonicClock } from '@/backend/platform/runtime/clock'
import { readSignInSettings } from '@/backend/settings/secrets'
import { startClosingStaleListings } from '@/backend/sources/close-stale-listings'
import { createDueSourcesTask } from '@/backend/sources/due-sources-task'
import { buildApp } from './app'
import { createLinkCheckTask } from './apply-links/link-check-task'
import { startFileSweeper } from './areas/files/start-file-sweeper'
import { startNotificationJobs } from './areas/notifications/background-jobs'
import { createPushSender } from './areas/push/push-sender'
import { isPushService } from './areas/push/push-services'
import { readVapidKeys } from './areas/push/vapid-keys'
import { startSearchEngineJob } from './areas/search-engines/background-job'
import { createEngineSenders } from './areas/search-engines/create-engine-senders'
import { createBotApi } from './areas/telegram/bot-api'
import { createUpdateHandler } from './areas/telegram/handle-update'
import { startPollingUpdates } from './areas/telegram/poll-updates'
import { createTelegramSender } from './areas/telegram/telegram-sender'
import { startDailyMail } from './attention/daily-mail'
import { requireReady } from './attention/readiness'
import { createFileDeps } from './create-file-deps'
import { connectDatabase } from './db/connect'
import { fillDatabaseIfEmpty } from './demo/fill-database-if-empty'
import { startDesk } from './desk/web/start-desk'
import { MESSAGE_KINDS } from './message-kinds'
import { migrateDatabase } from './migrate-database'
import { waitForDatabase } from './platform/database/wait-for-database'
import { createSenders } from './platform/mail/create-senders'
import { mountDevInbox } from './platform/mail/dev-inbox'
import { toSettledHandlers } from './platform/outbox/message-kind'
import { createOutbox } from './platform/outbox/outbox'
import { createSendCheck } from './platform/outbox/send-check'
import { connectRedis, type SharedRedis } from './platform/redis/connect-redis'
import { createSharedRateLimiter } from './platform/redis/shared-rate-limiter'
import { openReplica } from './platform/replica/open-replica'
import { createLog } from './platform/runtime/log'
import { createRateLimiter, type RateLimiter } from './platform/runtime/rate-limit'
import { StartError } from './platform/runtime/start-error'
import { createStoredRateLimiter } from './platform/runtime/stored-rate-limiter'
import { startRevalidation } from './revalidate-web-app'
import { type Environment, parseEnvironment } from './settings/environment'

/** Only the web app or a proxy on this machine calls the API. */
const HOST = '127.0.0.1'

/** Milliseconds for requests under way when the API stops. */
const DRAIN = 8000

async function serve(): Promise<void> {
  const environment = parseEnvironment(process.env)
  const { apiPort, databaseUrl } = environment
  if (databaseUrl === null) {
    throw new StartError(
      'The API alone needs DATABASE_URL; "npm start" brings a database of its own.',
    )
  }
  const log = createLog()
  await waitForDatabase(databaseUrl)
  await migrateDatabase(databaseUrl)
  await prepareDatabase(databaseUrl, environment, log)
  const { db, close } = connectDatabase(databaseUrl, { log })
  const { databaseReadUrl: url } = environment
  const replica =
    url === null ? null : openReplica({ url, primary: db, primaryUrl: databaseUrl, log })
  const clock = { now: () => new Date() }
  const redis = environment.redisUrl === null ? null : await connectRedis(environment.redisUrl, log)
  const limiter = createStoredRateLimiter({ db, clock, brief: createLimiter(redis, log) })
  const files = createFileDeps(environment)
  const sending = createSenders(environment.messages, environment.dataDir, (id) =>
    openStoredFile({ db, files }, id),
  )
  const { folder } = sending
  const { siteUrl, digestHour, searchEngines } = environment
  const engineSenders = await createEngineSenders(searchEngines, siteUrl)
  const keys = await readVapidKeys(environment)
  const isService = isPushService
  const push = createPushSender({ db, clock, keys, isService })
  const bot = environment.telegram === null ? null : createBotApi(environment.telegram)
  const telegram = createTelegramSender({ db, bot })
  const senders = { ...sending.senders, ...engineSenders, push, telegram }
  const outbox = createOutbox({
    db,
    clock,
    log,
    senders,
    settledHandlers: toSettledHandlers(MESSAGE_KINDS, siteUrl),
    checkBeforeSending: createSendCheck(MESSAGE_KINDS),
  })
  const app = await buildApp({
    db,
    log,
    clock,
    limiter,
    ...(replica === null ? {} : { readPublic: replica.readPublic }),
    outbox,
    files,
    push: { key: environment.hasServiceWorker ? keys.publicKey : null, isService },
    telegram: bot,
    signIn: await readSignInSettings(environment),
    isDemo: environment.allowsDemo,
  })
  if (environment.devTools && folder !== null) mountDevInbox(app, folder)
  const stopSweeping = startFileSweeper({ db, files, log, clock })
  const stopSweepingRows = startNightlyCleanup({ db, clock, log })
  startNotificationJobs(app, {
    ...{ db, databaseUrl, clock, limiter, outbox, siteUrl, digestHour },
    kinds: MESSAGE_KINDS,
  })
  const stopClosingAged = startClosingStaleListings({ db, clock, log })
  const dueSources = createDueSourcesTask({ db, databaseUrl, clock, log })
  const linkChecks = createLinkCheckTask({ db, clock, log })
  outbox.start()
  const dailyMail = startDailyMail({ db, clock, log, outbox, environment })
  const telling = startSearchEngineJob({
    db,
    clock,
    log,
    outbox,
    siteUrl,
    settings: searchEngines,
  })
  const stopRevalidation = startRevalidation({
    databaseUrl,
    clock,
    log,
    onChange: replica?.noteChange ?? null,
    environment,
  })
  const take = createUpdateHandler({ db, clock, limiter, siteUrl })
  const stopPolling =
    bot === null ? null : startPollingUpdates({ bot, databaseUrl, take, outbox, log })

  let isStopping = false
  let stopDesk = async (): Promise<void> => undefined
  const stop = async (reason: string): Promise<void> => {
    if (isStopping) return
    isStopping = true
    log.info({ reason }, 'stopping')
    setTimeout(() => app.server.closeAllConnections(), DRAIN).unref()
    stopSweeping()
    stopSweepingRows()
    stopClosingAged()
    await stopPolling?.()
    await Promise.all([
      app.close(),
      stopDesk(),
      outbox.stop(),
      telling?.stop(),
      dailyMail?.stop(),
      stopRevalidation(),
      dueSources.stop(),
      linkChecks.stop(),
    ])
    sending.close()
    redis?.close()
    await replica?.close()
    await close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.once(signal, () => void stop(signal))
  }
  // Without the launcher nobody would stop us, and we would keep the port.
  process.once('disconnect', () => void stop('the launcher is gone'))

  await app.listen({ host: HOST, port: apiPort })
  stopDesk = await startDesk({ db, clock, environment, log })
}

function createLimiter(redis: SharedRedis | null, log: Logger): RateLimiter {
  const local = createRateLimiter(monotonicClock)
  return redis === null ? local : createSharedRateLimiter({ redis: redis.commands, local, log })
}

/** Fills an empty database. Throws `StartError` when the site is public and its content is not fit for that. */
async function prepareDatabase(
  databaseUrl: string,
  environment: Environment,
  log: Logger,
): Promise<void> {
  const { db, close } = connectDatabase(databaseUrl, { log })
  try {
    if (await fillDatabaseIfEmpty(db, databaseUrl)) {
      const what = environment.hasDemo ? 'demo content' : 'reference data'
      log.info(`the empty database was filled with ${what}`)
    }
    await requireReady(db, environment)
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
