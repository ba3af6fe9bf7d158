import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { getProcess } from '@/backend/embedded/process-record'
import { makeLauncher } from '../../support/launch/launcher'
import { until } from '../../support/launch/until'

async function getText(url: string): Promise<string | null> {
  try {
    return await (await fetch(url)).text()
  } catch {
    return null
  }
}

test('starts database, API and web app in order and prints their addresses', async () => {
  const launcher = await makeLauncher({ isNew: true })
  const script = await launcher.startReady()
  expect(await launcher.readNotes()).toEqual(['api started', 'web started'])
  expect(script.output()).toContain(`ready: ${launcher.web.replace('127.0.0.1', 'localhost')}`)
  expect(script.output()).toContain(`embedded PostgreSQL 18 in ${launcher.dataDir}/postgres`)
  expect(script.output()).toContain('Ctrl-C')
  expect(script.output()).not.toMatch(/The page|[│]/)
  script.child.kill('SIGTERM')
  expect(await script.ended()).toBe(0)
})

test('loads the web app while the API starts, and accepts connections only afterwards', async () => {
  const launcher = await makeLauncher()
  const script = await launcher.startReady({ STAND_IN_LATE: 'api' })
  expect(await launcher.readNotes()).toEqual(['web loaded', 'api started', 'web started'])
  script.child.kill('SIGTERM')
  expect(await script.ended()).toBe(0)
})

test('stops the loaded web app when the API does not start', async () => {
  const launcher = await makeLauncher()
  const script = launcher.start({ STAND_IN_BROKEN: 'api' })
  expect(await script.ended()).toBe(1)
  expect(script.output()).toContain('The API did not start (exit code 7).')
  expect(await launcher.readNotes()).toEqual(['web loaded', 'web stopped'])
  expect(await launcher.getDatabasePid()).toBeNull()
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  '%s stops web app, API and database in this order and exits with 0',
  async (signal) => {
    const launcher = await makeLauncher()
    const script = await launcher.startReady()
    const database = (await launcher.getDatabasePid()) ?? 0
    script.child.kill(signal)
    script.child.kill(signal)
    expect(await script.ended()).toBe(0)
    expect((await launcher.readNotes()).slice(2)).toEqual(['web stopped', 'api stopped'])
    expect(await getProcess(database)).toBeNull()
    expect(script.output()).toMatch(/Stopping …\nStopped\.\n$/)
  },
)

test('stops what was started when it gets a signal during the start', async () => {
  const launcher = await makeLauncher({ isNew: true })
  const script = launcher.start()
  await until('the database starts', () => script.output().includes('Starting the database'))
  script.child.kill('SIGTERM')
  expect(await script.ended()).toBe(0)
  expect(await launcher.getDatabasePid()).toBeNull()
})

test('gives API and web app their settings and one shared secret', async () => {
  const launcher = await makeLauncher()
  const script = await launcher.startReady()
  const api = JSON.parse((await getText(`${launcher.api}/environment`)) ?? '')
  const web = JSON.parse((await getText(`${launcher.web}/environment`)) ?? '')
  expect(api.DATABASE_URL).toMatch(/^postgres:/)
  expect(web.API_URL).toBe(launcher.api)
  expect(api.WEB_URL).toBe(launcher.web)
  expect(api.REVALIDATE_SECRET.length).toBeGreaterThanOrEqual(40)
  expect(web.REVALIDATE_SECRET).toBe(api.REVALIDATE_SECRET)
  expect(web.DATABASE_URL).toBeUndefined()
  // Otherwise freed buffers stay in the process (promise S10).
  for (const part of [api, web]) {
    expect(part.MALLOC_ARENA_MAX).toBe('2')
    expect(Number(part.MALLOC_TRIM_THRESHOLD_)).toBeLessThanOrEqual(1024 * 1024)
  }
  script.child.kill('SIGTERM')
  await script.ended()
})

test('restarts an API, a web app or a database that dies', async () => {
  const launcher = await makeLauncher()
  const script = await launcher.startReady()
  for (const address of [launcher.api, launcher.web]) {
    const before = await getText(address)
    await getText(`${address}/die`)
    await until('another one answers', async () => {
      const answer = await getText(address)
      return answer !== null && answer !== before
    })
  }
  const database = (await launcher.getDatabasePid()) ?? 0
  process.kill(database, 'SIGKILL')
  await until('another database runs', async () => {
    const now = await launcher.getDatabasePid()
    return now !== null && now !== database
  })
  expect(script.output()).toContain('The API stopped (exit code 7); starting it again.')
  expect(script.output()).toContain('The web app stopped (exit code 7); starting it again.')
  expect(script.output()).toContain('PostgreSQL stopped (signal SIGKILL); starting it again.')
  script.child.kill('SIGTERM')
  expect(await script.ended()).toBe(0)
})

test('gives up with a message when a part dies again and again', async () => {
  const launcher = await makeLauncher()
  const script = await launcher.startReady()
  const over = new AbortController()
  const killing = (async () => {
    while (!over.signal.aborted) {
      await getText(`${launcher.api}/die`)
      await wait(50)
    }
  })()
  expect(await script.ended()).toBe(1)
  over.abort()
  await killing
  expect(script.output()).toMatch(/The API stopped 5 times within a minute/)
  expect(await getText(launcher.web)).toBeNull()
  expect(await launcher.getDatabasePid()).toBeNull()
})

test('starts again after a killed launcher, whose children release their ports', async () => {
  const launcher = await makeLauncher()
  const first = await launcher.startReady()
  first.child.kill('SIGKILL')
  await first.ended()
  const second = await launcher.startReady()
  expect(second.output()).toContain('Stopped a PostgreSQL that was left running.')
  second.child.kill('SIGTERM')
  expect(await second.ended()).toBe(0)
})

test('refuses a second start in one data folder without harm to the first', async () => {
  const launcher = await makeLauncher()
  const first = await launcher.startReady()
  const second = launcher.start()
  expect(await second.ended()).toBe(1)
  expect(second.output()).toContain(`is in use by process ${first.pid}`)
  expect(await getText(launcher.web)).not.toBeNull()
  first.child.kill('SIGTERM')
  expect(await first.ended()).toBe(0)
})

test('starts only the web app with API_URL', async () => {
  const launcher = await makeLauncher()
  const script = await launcher.startReady({ API_URL: 'https://api.visvakor.example' })
  expect(await launcher.readNotes()).toEqual(['web started'])
  expect(await launcher.getDatabasePid()).toBeNull()
  expect(script.output()).toContain('https://api.visvakor.example (API_URL)')
  script.child.kill('SIGTERM')
  expect(await script.ended()).toBe(0)
})
