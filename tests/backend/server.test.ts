import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { setting } from '@/backend/db/schema/setting'
import { provideDatabase } from '@/tests/support/database'
import { findFreePort } from '@/tests/support/free-port'
import { install } from '@/tests/support/visitors'

/** The API as the launcher starts it: a process of its own. */
const { db, pool, url } = provideDatabase()
const script = fileURLToPath(new URL('../../backend/server.ts', import.meta.url))
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

async function startServer(): Promise<{ child: ChildProcess; address: string }> {
  const port = await findFreePort()
  const child = fork(script, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, API_PORT: String(port), DATABASE_URL: url },
    silent: true,
  })
  children.push(child)
  const address = `http://127.0.0.1:${port}`
  const isReady = () =>
    fetch(`${address}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 30_000, interval: 50 }).toBe(true)
  return { child, address }
}

async function isWaitingForLock(): Promise<boolean> {
  const { rowCount } = await pool.query(`select 1 from pg_locks where not granted`)
  return rowCount === 1
}

test('an empty database is filled with demo content before the server is ready', async () => {
  const { address } = await startServer()
  const response = await fetch(`${address}/v1/job?limit=1`)
  expect((await response.json()).total).toBeGreaterThan(400)
})

test('SIGTERM lets requests finish, writes the views that wait, and ends with 0', async () => {
  const { child, address } = await startServer()
  const headers = await install(db)
  const { rows } = await pool.query('select min(id) as id from job')
  await fetch(`${address}/v1/job/${rows[0].id}/views`, { method: 'POST', headers })

  const blocker = await pool.connect()
  await blocker.query('begin; lock table setting in access exclusive mode')
  const agent = new Agent({ keepAlive: true })
  const underWay = once(get(`${address}/v1/setting`, { agent }), 'response')
  await expect.poll(isWaitingForLock, { timeout: 900, interval: 5 }).toBe(true)
  child.kill('SIGTERM')
  const isRefused = () =>
    fetch(`${address}/healthz`).then(
      () => false,
      () => true,
    )
  await expect.poll(isRefused, { timeout: 900, interval: 5 }).toBe(true)
  await blocker.query('rollback')
  blocker.release()

  const [response] = (await underWay) as [IncomingMessage]
  response.resume()
  const [code] = await once(child, 'exit')
  agent.destroy()
  expect(response.headers.connection).toBe('close')
  expect([response.statusCode, code]).toEqual([200, 0])
  const viewed = await pool.query('select views from job where id = $1', [rows[0].id])
  expect(viewed.rows).toEqual([{ views: 1 }])
  expect(await db.$count(setting)).toBeGreaterThan(0)
}, 60_000)

test('the server ends by itself when its launcher is gone', async () => {
  const { child } = await startServer()
  child.disconnect()
  const [code] = await once(child, 'exit')
  expect(code).toBe(0)
})

test('without a database it says in one sentence what is missing', async () => {
  const child = fork(script, {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATABASE_URL: '' },
    silent: true,
  })
  children.push(child)
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  expect(said).toBe('The API alone needs DATABASE_URL; "npm start" brings a database of its own.\n')
})
