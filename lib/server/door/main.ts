import { once } from 'node:events'
import { setFlagsFromString } from 'node:v8'
import { readEnv } from '@/lib/server/env'
import { createDoor } from './door'
import { createDrain } from './drain'
import { endSocket } from './end-socket'
import { createFinished } from './finished/finished'
import { prepareWarmStart } from './finished/warm-start'
import { listDevelopmentSteps, listSteps } from './list-steps'
import { openLog } from './log'
import { prepareNext } from './next-app'
import { readDoorSettings } from './settings'
import { passSockets } from './socket/pass-socket'

/** The web process, door and Next in one (decision 021): `npm start` and `npm run dev` start it. */
async function serve(): Promise<void> {
  // Closes gaps between old objects as they come (decision 052). Among the words of the command it would make the young half tiny as well.
  setFlagsFromString('--optimize-for-size')
  const settings = readDoorSettings()
  const { API_URL: apiUrl, SITE_URL: siteUrl } = readEnv()
  const log = openLog()
  // A fault of one answer must not end all others; Next's own server lives on as well.
  process.on('uncaughtException', (error) => log.error({ err: error }, 'Nothing caught this.'))
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'Nothing caught this.'))
  const app = await prepareNext(settings)
  const drain = createDrain()
  const { mostReadFile: file, warmPatience: patience } = settings
  const finished = createFinished(app.render, log)
  const warmStart = settings.isDevelopment
    ? null
    : prepareWarmStart({ file, patience, finished, log })
  const parts = {
    apiUrl,
    siteUrl,
    log,
    drain: drain.step,
    distDir: '.next',
    hasWorker: settings.hasWorker,
    indexKey: settings.indexKey,
  }
  const toApi = passSockets({ apiUrl, siteUrl })
  const server = createDoor({
    trust: settings.trust,
    log,
    steps: settings.isDevelopment
      ? listDevelopmentSteps({ ...parts, render: app.render })
      : listSteps({ ...parts, finished }),
    upgrade: (upgrade) => {
      if (upgrade.request.url?.startsWith('/socket.io/')) toApi(upgrade)
      else if (settings.isDevelopment) app.upgrade(upgrade)
      else endSocket(upgrade.socket, 404)
    },
    watch: drain.watch,
    connections: drain.connections,
  })

  server.on('connection', drain.greet)

  let isStopping = false
  const stop = async (): Promise<void> => {
    if (isStopping) return
    isStopping = true
    await Promise.all([warmStart?.end(), drain.end(server)])
    finished.counter.tell()
    await app.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => void stop())
  }
  if (settings.isToldToListen) await hearWord()
  // Before anybody is let in: where another process answers meanwhile, nobody meets a cold one.
  await warmStart?.warm()
  server.listen({ port: settings.port, host: settings.host })
  await once(server, 'listening')
}

/** The launcher's channel by itself keeps nothing running. */
async function hearWord(): Promise<void> {
  process.channel?.ref()
  await once(process, 'message')
  process.channel?.unref()
}

await serve()
